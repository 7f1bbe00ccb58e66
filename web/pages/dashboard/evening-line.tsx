import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lightWords, useReaderLight } from '#web/features/reader/reader-look.ts';
import { useWindDown, windDownWords } from './wind-down.ts';
import { WindDownChoices } from './wind-down-choices.tsx';

/** How the evening goes, in a line; and all of it to be changed, behind one tap. */
export function EveningLine({ children }: { children: ReactNode }) {
  const chosen = useWindDown();
  const light = useReaderLight();
  const [isOpen, open] = useState(false);
  const words = [
    ...windDownWords(chosen),
    lightWords.find(({ value }) => value === light)?.label.toLowerCase(),
  ];
  return (
    <div className="grid gap-1 border-t border-night-600 pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-3 rounded-md text-left text-sm text-night-100 hover:text-lamp-50"
        onClick={() => open(!isOpen)}
      >
        <SlidersHorizontal size={18} className="shrink-0 text-lamp-300" aria-hidden="true" />
        <span className="grow">
          <span className="sr-only">How the evening goes: </span>
          {words.join(' · ')}
        </span>
        <ChevronDown size={18} className={isOpen ? 'shrink-0 rotate-180' : 'shrink-0'} aria-hidden="true" />
      </button>
      {isOpen && <WindDownChoices />}
      {children}
    </div>
  );
}
