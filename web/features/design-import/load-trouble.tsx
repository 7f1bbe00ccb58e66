import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';

const steps = [
  'Test the API token: without one that works, nothing can be fetched.',
  'Check the link. It is the one in the address bar while the file is open, with “file” or “design” in it.',
  'Make sure that whoever the token belongs to may open the file.',
  'Wait a minute and load it again. The service answers only so often in an hour.',
] as const;

/** What went wrong, and what can be tried, in the order in which it helps. */
export function LoadTrouble({ trouble }: { trouble: unknown }) {
  return (
    <Card className="grid gap-5">
      <Banner tone="trouble">
        <p className="font-bold">We could not load that file</p>
        <p>{refusalWords(trouble, 'The house did not answer. Please check your connection.')}</p>
      </Banner>
      <div className="grid gap-2">
        <h2 className="text-lg">Troubleshooting</h2>
        <ol className="grid list-decimal gap-1.5 pl-6 text-on-soft">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
