import { BorrowSampleFamily } from '#web/features/family/sample-family-buttons.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useGo } from '#web/ui/link.tsx';

/** A first evening: somebody has to be in the story. */
export function FirstEvening({ userId }: { userId: string }) {
  const go = useGo();
  return (
    <section
      aria-label="Your first evening"
      className="night-sheet grid max-w-140 justify-items-start gap-4 rounded-card p-5 md:p-6"
    >
      <p className="text-night-100">
        Nobody is here to star in it yet. Tell us who is in the family, or hear a first story with people who
        are only lent.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/family" tone="amber" size="large">
          Add your family
        </ButtonLink>
        <BorrowSampleFamily userId={userId} onDone={() => go('/create-story')} />
      </div>
    </section>
  );
}
