import { useEffect, useState } from 'react';
import type { Evening, Told } from '#web/features/reader/evening.ts';
import { skipMs } from '#web/features/reader/story-player.ts';
import { Dialog } from '#web/ui/dialog.tsx';

const keys = [
  ['Space', 'Play or pause'],
  ['←', 'Back 15 seconds'],
  ['→', 'Forward 15 seconds'],
  ['Esc', 'Close what is on top'],
  ['?', 'Show these keys'],
] as const;

/** The keys of the player, wherever it is: on its page, and at the foot of every other. */
export function EveningKeys({ evening }: { evening: Evening }) {
  const [isShown, show] = useState(false);
  useEffect(() => {
    // Whoever goes from control to control by the keys presses them by the keys, too; whoever tapped one has done with it.
    let isByKeys = false;
    const noteHand = () => (isByKeys = false);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') isByKeys = true;
      const told = evening.current();
      if (!told || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isAnswering(event, isByKeys)) return;
      const deed = event.key === '?' ? () => show(true) : deedOf(event.key, told);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', noteHand, true);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', noteHand, true);
    };
  }, [evening]);
  return (
    <Dialog isOpen={isShown} onOpenChange={show} title="Keys while a story is told">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-h-9 min-w-9 place-items-center rounded-md px-2.5 font-ui font-bold ring-[1.5px] ring-edge ring-inset">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function deedOf(key: string, { player }: Told): (() => void) | undefined {
  const { isPlaying, status } = player.current();
  if (status !== 'ready') return undefined;
  if (key === ' ') return () => (isPlaying ? player.pause() : void player.play());
  if (key === 'ArrowLeft') return () => player.skip(-skipMs);
  if (key === 'ArrowRight') return () => player.skip(skipMs);
  return undefined;
}

const fields =
  'input:not([type=radio]), textarea, select, [contenteditable], [role=slider], [role^=menu], [role=tab]';

/** Whoever types, or is on a control that the key means something to, means that and not the player. */
function isAnswering({ target, key }: KeyboardEvent, isByKeys: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(fields)) return true;
  if (key === ' ') return isByKeys && target.closest('a[href], button, summary') !== null;
  return key.startsWith('Arrow') && target.closest('[type=radio]') !== null;
}
