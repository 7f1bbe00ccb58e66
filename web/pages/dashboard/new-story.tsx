import { RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { maxCharactersPerStory, type Story } from '#contract/stories.ts';
import { ideasForTonight } from '#web/features/stories/ideas.ts';
import { newestStory } from '#web/features/stories/newest-story.ts';
import { firstCast } from '#web/features/stories/first-cast.ts';
import { listInWords } from '#web/platform/language.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MainButton } from './main-button.tsx';

type NewStoryProps = {
  family: readonly FamilyMember[];
  /** For whom it is, where that is one child. */
  child: FamilyMember | null;
  shelf: readonly Story[];
  /** Nothing waits to be told on: this is tonight's story. */
  isFirst: boolean;
  onTell: (cast: readonly FamilyMember[], theme: string) => void;
};

/** Last night's cast, and something that they might like tonight. */
export function NewStory({ family, child, shelf, isFirst, onTell }: NewStoryProps) {
  const [ideas] = useState(() => ideasForTonight({ family: child ? [child] : family, stories: shelf }));
  const [place, setPlace] = useState(0);
  const again = firstCast(newestStory(shelf), family);
  const atHome = child ? [child] : family.filter(({ isGuest }) => !isGuest).slice(0, 4);
  const cast = again.length > 0 ? again : atHome;
  const theme = ideas[place % ideas.length] ?? '';
  if (cast.length === 0)
    return (
      <ButtonLink href="/create-story" tone={isFirst ? 'amber' : 'ghost'} size="large">
        Make tonight’s story
      </ButtonLink>
    );
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Faces cast={cast} />
        <p className="min-w-0 grow leading-snug text-night-100">
          <span className="line-clamp-2 text-sm text-night-200">{namesOf(cast)}</span>
          <span className="font-display text-lg text-lamp-50">“{theme}”</span>
        </p>
        <button
          type="button"
          aria-label="Another idea"
          title="Another idea"
          className="grid size-11 shrink-0 place-items-center rounded-full text-night-100 hover:bg-hover"
          onClick={() => setPlace(place + 1)}
        >
          <RefreshCw size={20} aria-hidden="true" />
        </button>
      </div>
      <MainButton
        tone={isFirst ? 'amber' : 'ghost'}
        icon={<Sparkles size={22} className="shrink-0" aria-hidden="true" />}
        onPress={() => onTell(cast.slice(0, maxCharactersPerStory), theme)}
      >
        {isFirst ? 'Tell tonight’s story' : 'Tell a new story'}
      </MainButton>
      <TextLink
        href="/create-story"
        className="inline-flex min-h-11 items-center justify-self-center text-sm"
      >
        Choose everything yourself
      </TextLink>
    </div>
  );
}

function Faces({ cast }: { cast: readonly FamilyMember[] }) {
  return (
    <span className="flex shrink-0 pl-2 *:-ml-2" aria-hidden="true">
      {cast.slice(0, 3).map(({ id, age, avatar, look }) => (
        <Avatar key={id} id={avatar} age={age} look={look} size={44} />
      ))}
    </span>
  );
}

const namesOf = (cast: readonly FamilyMember[]): string => listInWords(cast.map(({ name }) => name));
