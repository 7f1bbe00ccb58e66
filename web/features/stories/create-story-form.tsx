import { Sparkles } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { type NarratorVoice, narratorVoices, voiceDescriptions, voiceNames } from '#contract/narration.ts';
import { maxCharactersPerStory, type Story, type StoryWish } from '#contract/stories.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { createChance } from '#web/ui/scenes/pieces/seeded.ts';
import { toasts } from '#web/ui/toasts.ts';
import { CharacterGrid } from './character-grid.tsx';
import { ideasForTonight } from './ideas.ts';
import { newestStory } from './newest-story.ts';
import { StoryOffersChoice } from './story-offers.tsx';
import { useStoryOffers } from './use-story-offers.ts';
import { cultureWords, durationWords } from './choice-words.ts';
import { firstChoices, type StoryChoices } from './story-choices.ts';
import { wishFrom } from './story-wish.ts';
import { ThemeField } from './theme-field.tsx';
import type { Unfit } from './use-story-making.ts';
import { VoiceSample } from './voice-sample.tsx';

const nobody = 'Please select at least one character';
const tooMany = `Maximum ${maxCharactersPerStory} characters allowed per story`;

type CreateStoryFormProps = {
  family: readonly FamilyMember[];
  /** What has been told: the form begins as it was the last time, and offers what is new. */
  stories: readonly Story[];
  /** Whose story it is, where that is said. */
  forWhom: Pick<StoryWish, 'toldFor'>;
  /** Who tells at this house; undefined where the last choice counts. */
  narrator: NarratorVoice | undefined;
  /** Out of sight meanwhile, and just as it was when it comes back: what could not be made is asked for again. */
  isMaking: boolean;
  unfit: Unfit | null;
  onThemeChange: () => void;
  onWish: (wish: StoryWish) => void;
  /** What else stands on this page: the night light. */
  children?: ReactNode;
};

export function CreateStoryForm({ family, stories, isMaking, unfit, onWish, ...page }: CreateStoryFormProps) {
  const { narrator, forWhom, onThemeChange, children } = page;
  const [choices, setChoices] = useState(() =>
    firstChoices({ last: newestStory(stories), family, narrator }),
  );
  const [ideas] = useState(() => ideasForTonight({ family, stories }));
  // Drawn once: what is offered is what will be told.
  const [luck] = useState(Math.random);
  const [picked, setPicked] = useState<{ tale: string; theme: string }>();
  const [trouble, setTrouble] = useState<string>();
  const firstBox = useRef<HTMLInputElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const wasMaking = useRef(false);
  // A theme that has to be changed has the focus already.
  useEffect(() => {
    if (wasMaking.current && !isMaking && !unfit) createButton.current?.focus({ preventScroll: true });
    wasMaking.current = isMaking;
  }, [isMaking, unfit]);
  // Whoever left the family since last night is not in tonight's story.
  const cast = family.filter(({ id }) => choices.characterIds.includes(id));
  const wish: StoryWish = { ...wishFrom(choices, cast, repeated(luck)), ...forWhom };
  const offered = useStoryOffers(cast.length > 0 && choices.theme.trim() !== '' && !unfit ? wish : null);
  const chosen = offered.offers.find(({ tale }) => tale === picked?.tale) ?? offered.offers[0];
  // What was tapped for this theme is meant, though the house is still being asked about another length or voice.
  const meant = offered.isOfThis ? chosen?.tale : picked?.theme === choices.theme ? picked.tale : undefined;

  function change(news: Partial<StoryChoices>): void {
    setChoices((now) => ({ ...now, ...news }));
  }

  function complain(words: string): void {
    setTrouble(words);
    toasts.show({ title: words, tone: 'missing' });
  }

  function toggle(id: string): void {
    const ids = cast.map((member) => member.id);
    const isChosen = ids.includes(id);
    if (!isChosen && ids.length >= maxCharactersPerStory) return complain(tooMany);
    setTrouble(undefined);
    change({ characterIds: isChosen ? ids.filter((other) => other !== id) : [...ids, id] });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (cast.length === 0) {
      complain(nobody);
      firstBox.current?.focus();
      return;
    }
    onWish(meant === undefined ? wish : { ...wish, tale: meant });
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      hidden={isMaking}
      className="grid items-start gap-6 **:scroll-mb-28 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr]"
    >
      <Card className="grid gap-7">
        <CharacterGrid
          family={family}
          chosenIds={cast.map(({ id }) => id)}
          trouble={trouble}
          firstBox={firstBox}
          onToggle={toggle}
        />
        <ThemeField
          value={choices.theme}
          unfit={unfit}
          ideas={ideas}
          onChange={(theme) => {
            onThemeChange();
            change({ theme });
          }}
        >
          <StoryOffersChoice
            {...offered}
            chosen={chosen?.tale ?? ''}
            onChange={(tale) => setPicked({ tale, theme: choices.theme })}
          />
        </ThemeField>
      </Card>
      <Card className="grid gap-7 lg:row-span-2">
        <ChoiceGroup
          legend="Duration"
          value={choices.duration}
          choices={durationWords}
          className="grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
          onChange={(duration) => change({ duration })}
        />
        <ChoiceGroup
          legend="Narrator voice"
          value={choices.narratorVoice}
          choices={narratorVoices.map((voice) => ({
            value: voice,
            label: voiceNames[voice],
            hint: voiceDescriptions[voice],
            aside: <VoiceSample voice={voice} />,
          }))}
          className="grid-cols-1"
          onChange={(narratorVoice) => change({ narratorVoice })}
        />
        <ChoiceGroup
          legend="Cultural background"
          value={choices.culture}
          choices={cultureWords}
          onChange={(culture) => change({ culture })}
        />
      </Card>
      {children}
      <div className="pointer-events-none sticky bottom-[var(--player-room,0px)] z-10 [@media(max-height:22rem)]:static flex justify-center pt-8 pb-[calc(1rem+env(safe-area-inset-bottom))] before:absolute before:inset-x-[calc(50%-50vw)] before:inset-y-0 before:-z-1 before:bg-linear-to-t before:from-night-950 before:from-50% before:to-transparent lg:col-span-2">
        <Button
          ref={createButton}
          type="submit"
          tone="amber"
          size="large"
          className="pointer-events-auto w-full max-w-100"
          icon={<Sparkles size={22} aria-hidden="true" />}
        >
          Create Story
        </Button>
      </div>
    </form>
  );
}

/** The same row of numbers each time it is asked for. */
function repeated(luck: number): () => number {
  const chance = createChance(luck * 1_000_000);
  return () => chance.between(0, 1);
}
