import { useComposedRefs } from 'radix-ui/internal';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';

type FullScreenProps = {
  label: string;
  className?: string;
  /** What scrolls. */
  scroller?: Ref<HTMLDivElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A room of its own over the page: it takes the whole screen and keeps the focus until it is left. */
export function FullScreen({ label, className, scroller, onClose, children }: FullScreenProps) {
  const title = useId();
  // The room itself has the focus first, and none of its buttons: a key that means the room does not press whatever stands first in it.
  const room = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(room, scroller);
  return createPortal(
    <Modal
      ref={composed}
      tabIndex={-1}
      firstFocus={room}
      onClose={onClose}
      aria-labelledby={title}
      className={classNames(
        'night-words fixed inset-0 z-30 animate-fade-in overflow-x-hidden overflow-y-auto overscroll-contain outline-none',
        className,
      )}
    >
      <h2 id={title} className="sr-only">
        {label}
      </h2>
      {children}
    </Modal>,
    document.body,
  );
}
