import { useEffect, useRef } from 'react';
import type { StoryOffers } from '#contract/story-offers.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { classNames } from '#web/ui/class-names.ts';

type StoryOffersChoiceProps = StoryOffers & {
  chosen: string;
  /** False while something else is being typed: these are still those of before. */
  isOfThis: boolean;
  onChange: (tale: string) => void;
};

const legends: Record<StoryOffers['answers'], string> = {
  all: 'How it could go',
  some: 'We have nothing quite like that yet. It could go like this:',
  none: 'We have no tale of that yet. It could go like this:',
};

/** What could be told of this wish, the likeliest first and already chosen: who is content need not touch it. */
export function StoryOffersChoice({ answers, offers, chosen, isOfThis, onChange }: StoryOffersChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const isThere = offers.length > 0;
  // While somebody types they come in sight by themselves: above the button at the foot, and on a phone above the keyboard as well.
  useEffect(() => {
    const at = document.activeElement;
    if (!isThere || !(at instanceof HTMLInputElement && at.type === 'text')) return;
    const isPhone = matchMedia('(pointer: coarse)').matches;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({
      block: isPhone ? 'center' : 'nearest',
      behavior: isStill ? 'auto' : 'smooth',
    });
  }, [isThere]);
  return (
    <div ref={box} aria-busy={isThere && !isOfThis}>
      <output className="sr-only">
        {isOfThis && offers.length > 1 && `${offers.length} ways it could go`}
      </output>
      {isThere && (
        <div className={classNames('transition-opacity', !isOfThis && 'opacity-60')}>
          <ChoiceGroup
            legend={legends[answers]}
            value={chosen}
            choices={offers.map(({ tale, title, about }) => ({
              value: tale,
              label: <span className="font-display text-lg leading-snug font-normal">{title}</span>,
              ...(about !== undefined && { hint: <span className="text-sm leading-snug">{about}</span> }),
            }))}
            className="grid-cols-1"
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}
