import type { BrandText } from '#contract/brand.ts';
import { Sheet } from './sheet.tsx';

export function AboutPage({ brand }: { brand: BrandText }) {
  return (
    <Sheet title={`About ${brand.name}`}>
      <h2 className="text-2xl">Our Mission</h2>
      <p>
        The end of the day belongs to the people who share it. We write stories in which your children meet
        them again.
      </p>
      <h2 className="text-2xl">How It Works</h2>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Enter the child’s name and interests.</li>
        <li>Choose story themes and duration.</li>
        <li>Select family members to include.</li>
        <li>Enjoy AI-generated stories with narration.</li>
      </ol>
      <h2 className="text-2xl">Features</h2>
      <ul className="grid list-disc gap-2 pl-6">
        <li>Personalised stories</li>
        <li>AI narration with multiple voices</li>
        <li>Family characters</li>
      </ul>
      <h2 className="text-2xl">Powered by AI</h2>
      <p>Each story is written for one evening, from what you tell us about your family and nothing else.</p>
      <p>
        <a
          href="/dashboard"
          className="inline-flex min-h-11 items-center rounded-sm font-bold text-lamp-700 underline"
        >
          Back to dashboard
        </a>
      </p>
    </Sheet>
  );
}
