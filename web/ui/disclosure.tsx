import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

type DisclosureProps = {
  label: ReactNode;
  isOpenFirst?: boolean;
  children: ReactNode;
};

/** What can wait, behind one line. It is made when it is wanted. */
export function Disclosure({ label, isOpenFirst = false, children }: DisclosureProps) {
  const [isOpen, open] = useState(isOpenFirst);
  return (
    <div className="grid gap-4 border-t border-edge/40 pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-md text-left font-bold text-on"
        onClick={() => open(!isOpen)}
      >
        <span className="flex min-w-0 items-center gap-3">{label}</span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={classNames('shrink-0 text-on-quiet', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && children}
    </div>
  );
}
