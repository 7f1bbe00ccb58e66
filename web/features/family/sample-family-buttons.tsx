import type { FamilyMember } from '#contract/family.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useBorrowSampleFamily, useReturnSampleFamily } from './use-sample-family.ts';

type BorrowProps = { userId: string; onDone?: () => void };

/** For a parent who would like to hear a story first, and tell about the family afterwards. */
export function BorrowSampleFamily({ userId, onDone }: BorrowProps) {
  const { mutate: borrow, isPending } = useBorrowSampleFamily(userId, onDone);
  return (
    <Button tone="ghost" isBusy={isPending} onClick={() => borrow()}>
      Try it with a sample family
    </Button>
  );
}

type NoteProps = { userId: string; members: readonly FamilyMember[] };

/** Says who is only lent, as long as somebody is. */
export function SampleFamilyNote({ userId, members }: NoteProps) {
  const { mutate: giveBack, isPending } = useReturnSampleFamily(userId);
  const lent = members.filter(({ isSample }) => isSample);
  if (lent.length === 0) return null;
  return (
    <div className="paper rounded-card">
      <Banner>
        <p>A sample family is staying with you, to try stories with. Whoever you edit stays as your own.</p>
        <Button
          tone="ghost"
          size="small"
          className="justify-self-start"
          isBusy={isPending}
          onClick={() => giveBack(lent)}
        >
          Remove the sample family
        </Button>
      </Banner>
    </div>
  );
}
