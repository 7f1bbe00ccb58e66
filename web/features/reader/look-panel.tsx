import { AArrowDown, AArrowUp } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { lightWords, type ReaderLook, textSizes } from './reader-look.ts';

/** How large, and by what light. */
export function LookPanel({ look, onChange }: { look: ReaderLook; onChange: (look: ReaderLook) => void }) {
  // Not disabled but asleep at the ends: whoever changes it by the keys keeps the button they are on.
  const resize = (by: -1 | 1) => {
    const size = look.size + by;
    if (size in textSizes) onChange({ ...look, size });
  };
  return (
    <div className="night-sheet mx-auto mt-2 flex w-full max-w-reader flex-wrap items-end justify-between gap-4 rounded-lg p-4">
      <div className="max-w-90 min-w-0 grow basis-72">
        <ChoiceGroup
          legend="Light"
          value={look.light}
          choices={lightWords}
          className="grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
          onChange={(light) => onChange({ ...look, light })}
        />
      </div>
      <fieldset aria-label="Text size" className="flex items-center gap-1">
        <IconButton
          label="Smaller text"
          icon={<AArrowDown size={24} />}
          aria-disabled={look.size === 0}
          className="aria-disabled:opacity-35"
          onClick={() => resize(-1)}
        />
        <output aria-label="Text size" className="w-14 text-center text-sm font-bold tabular-nums">
          {Math.round((textSizes[look.size] ?? 1) * 100)} %
        </output>
        <IconButton
          label="Larger text"
          icon={<AArrowUp size={24} />}
          aria-disabled={look.size === textSizes.length - 1}
          className="aria-disabled:opacity-35"
          onClick={() => resize(1)}
        />
      </fieldset>
    </div>
  );
}
