import { AArrowDown, AArrowUp, ALargeSmall } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { textSizes, useTextSize } from './reader-look.ts';

/** How large the words of a story are. */
export function TextSize() {
  const [size, setSize] = useTextSize();
  // Not disabled but asleep at the ends: whoever changes it by the keys keeps the button they are on.
  const resize = (by: -1 | 1) => {
    if (size + by in textSizes) setSize(size + by);
  };
  return (
    <Popover
      label="Text size"
      side="bottom"
      isNarrow
      trigger={<IconButton label="Text size" icon={<ALargeSmall size={26} />} />}
    >
      <fieldset aria-label="Text size" className="flex items-center justify-center gap-1">
        <IconButton
          label="Smaller text"
          icon={<AArrowDown size={24} />}
          aria-disabled={size === 0}
          className="aria-disabled:opacity-35"
          onClick={() => resize(-1)}
        />
        <output aria-label="Text size" className="w-14 text-center text-sm font-bold tabular-nums">
          {Math.round((textSizes[size] ?? 1) * 100)} %
        </output>
        <IconButton
          label="Larger text"
          icon={<AArrowUp size={24} />}
          aria-disabled={size === textSizes.length - 1}
          className="aria-disabled:opacity-35"
          onClick={() => resize(1)}
        />
      </fieldset>
    </Popover>
  );
}
