import { ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type BedtimeWish, bedtimeLimits } from '#contract/bedtimes.ts';
import { type Story, storyLimits } from '#contract/stories.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type WishListProps = {
  wishes: readonly BedtimeWish[];
  /** Those that could go on, the newest first. */
  stories: readonly Story[];
  onChange: (wishes: BedtimeWish[]) => void;
};

/** As many series as one can choose among without a search. */
const mostToCarryOn = 30;

/** What the next evenings are about, in order. When it is empty, the house thinks of something. */
export function WishList({ wishes, stories, onChange }: WishListProps) {
  const [typed, type] = useState('');
  const isFull = wishes.length >= bedtimeLimits.wishes;
  const add = (words: string, carriesOn: string | null) =>
    onChange([...wishes, { id: crypto.randomUUID(), words, carriesOn }]);
  function addTyped(): void {
    if (typed.trim() === '' || isFull) return;
    add(typed.trim(), null);
    type('');
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-bold text-on">What would they like to hear?</legend>
      {wishes.length === 0 ? (
        <p className="text-sm text-on-soft">
          Nothing is on the list, so we think of something: of the season, of what they love, or another like
          one that they starred.
        </p>
      ) : (
        <ol className="grid gap-1.5">
          {wishes.map((wish, index) => (
            <li
              key={wish.id}
              className="flex items-center gap-1 rounded-lg bg-field pl-4 ring-1 ring-edge ring-inset"
            >
              <span className="min-w-0 grow py-2 text-sm wrap-anywhere">{wish.words}</span>
              {index > 0 && (
                <IconButton
                  label={`Earlier: ${wish.words}`}
                  icon={<ArrowUp size={18} />}
                  onClick={() => onChange(moved(wishes, index))}
                />
              )}
              <IconButton
                label={`Take away: ${wish.words}`}
                icon={<X size={18} />}
                onClick={() => onChange(wishes.filter(({ id }) => id !== wish.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-52">
          <TextField
            label="A wish"
            placeholder="A digger that is afraid of mud"
            value={typed}
            maxLength={storyLimits.theme}
            autoComplete="off"
            disabled={isFull}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addTyped();
            }}
          />
        </div>
        <Button
          type="button"
          disabled={isFull}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={addTyped}
        >
          Add
        </Button>
      </div>
      {stories.length > 0 && !isFull && (
        <NativeSelect
          label="Or carry on a story"
          value=""
          choices={[
            { value: '', label: 'Choose a story' },
            ...stories.slice(0, mostToCarryOn).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => {
            const story = stories.find(({ id }) => id === target.value);
            if (story) add(`Carry on “${story.title}”`.slice(0, storyLimits.theme), story.id);
          }}
        />
      )}
    </fieldset>
  );
}

function moved(wishes: readonly BedtimeWish[], index: number): BedtimeWish[] {
  const [before, wish] = [wishes[index - 1], wishes[index]];
  if (!before || !wish) return [...wishes];
  return [...wishes.slice(0, index - 1), wish, before, ...wishes.slice(index + 1)];
}
