import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { useFocusReturn } from './focus-return.ts';

type FullScreenProps = {
  label: string;
  className?: string;
  /** What scrolls. */
  scroller: Ref<HTMLDivElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A room of its own over the page: it takes the whole screen and keeps the focus until it is left. */
export function FullScreen({ label, className, scroller, onClose, children }: FullScreenProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={scroller}
          aria-describedby={undefined}
          className={classNames(
            'night-words fixed inset-0 z-30 overflow-x-hidden overflow-y-auto overscroll-contain data-[state=open]:animate-fade-in',
            className,
          )}
          {...focusReturn}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
