import type { ReactNode } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import type { NarratorVoice } from '#contract/narration.ts';
import type { Story, StoryWish } from '#contract/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CreateStoryForm } from './create-story-form.tsx';
import type { Unfit } from './use-story-making.ts';

type CreateStoryProps = {
  family: readonly FamilyMember[];
  stories: readonly Story[];
  /** Whose story it is, where that is said. */
  forWhom: Pick<StoryWish, 'toldFor'>;
  narrator: NarratorVoice | undefined;
  /** The story on its way, in the form's place. */
  beingWritten: ReactNode;
  unfit: Unfit | null;
  onThemeChange: () => void;
  onWish: (wish: StoryWish) => void;
  /** For a family with nobody in it. */
  firstSteps: ReactNode;
  children?: ReactNode;
};

/** Nobody to tell of, or the form, or the story as it is being written. */
export function CreateStory({ beingWritten, firstSteps, ...form }: CreateStoryProps) {
  const isMaking = beingWritten !== null;
  const isEmpty = form.family.length === 0;
  return (
    <>
      {beingWritten}
      {!isEmpty && <CreateStoryForm {...form} isMaking={isMaking} />}
      {isEmpty && !isMaking && <NobodyYet>{firstSteps}</NobodyYet>}
      {isEmpty && !isMaking && form.children}
    </>
  );
}

function NobodyYet({ children }: { children: ReactNode }) {
  return (
    <Notice title="No Family Members Found">
      <p className="text-on-soft">Add family members to your profile first to create personalized stories.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/family" tone="amber" size="large">
          Family Manager
        </ButtonLink>
        {children}
      </div>
    </Notice>
  );
}
