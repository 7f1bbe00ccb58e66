import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';
import { useLayer } from './use-layer.ts';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** Whether a tap beside it closes it. */
  closesBeside?: boolean;
  firstFocus?: RefObject<HTMLElement | null>;
  className: string;
  isDescribed: boolean;
  /** What lies on it, with the names by which its title and its description are known. */
  children: (names: { title: string; description: string }) => ReactNode;
};

/** A sheet of paper over the darkened page. It fades in, and out as it was: what it was about may be gone by then. */
export function Sheet({ isOpen, onClose, role = 'dialog', closesBeside = false, ...look }: SheetProps) {
  const { firstFocus, className, isDescribed, children } = look;
  const id = useId();
  const names = { title: `${id}-title`, description: `${id}-description` };
  const [isThere, backdrop] = useFading(isOpen);
  useLayer(isOpen, onClose);
  if (!isThere) return null;
  const state = isOpen ? 'open' : 'closed';
  return createPortal(
    <div ref={backdrop} data-state={state} className={backdropLook}>
      <Modal
        role={role}
        onClose={onClose}
        aria-labelledby={names.title}
        aria-describedby={isDescribed ? names.description : undefined}
        {...(closesBeside && { backdrop })}
        {...(firstFocus && { firstFocus })}
        className={classNames(sheetLook, className)}
      >
        <Still isStill={!isOpen}>{children(names)}</Still>
      </Modal>
    </div>,
    document.body,
  );
}

/** Stays on the page until it has faded out. */
function useFading(isOpen: boolean) {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOvertaken = isOpen;
    async function leave(): Promise<void> {
      await Promise.allSettled(element.current?.getAnimations().map(({ finished }) => finished) ?? []);
      if (!isOvertaken) setThere(false);
    }
    if (!isOpen) void leave();
    return () => {
      isOvertaken = true;
    };
  }, [isOpen]);
  return [isThere, element] as const;
}

const Still = memo(
  ({ children }: { isStill: boolean; children: ReactNode }) => children,
  (_, next) => next.isStill,
);

const backdropLook =
  'sheet-room fixed inset-0 z-40 grid place-items-center bg-night-950/75 animate-fade-in ' +
  'data-[state=closed]:pointer-events-none data-[state=closed]:animate-fade-out';

const sheetLook =
  'paper max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-card p-6 shadow-paper animate-rise-in ' +
  'outline-none md:p-8';
