import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useFocusReturn } from './focus-return.ts';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  isWide?: boolean;
};

/** A sheet of paper over the page. Escape, the cross and a tap beside it close it. */
export function Dialog({ isOpen, onOpenChange, title, description, children, isWide = false }: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  // What lies on the sheet comes in the same moment, but after it. A sheet that opens stills the page behind it and takes the focus, for
  // which the browser reckons every style anew, and more than once: what is not there yet is spared that.
  const [isFilled, fill] = useState(false);
  const sheet = useCallback((element: HTMLElement | null) => {
    if (!element) fill(false);
  }, []);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          className={classNames(sheetLook, isWide ? 'max-w-180' : 'max-w-130')}
          ref={sheet}
          onOpenAutoFocus={() => {
            onOpenAutoFocus();
            // After the focus has moved and before anything is painted.
            queueMicrotask(() => flushSync(() => fill(true)));
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="pt-1.5 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X size={22} />} className="-mt-1 -mr-2" />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-on-soft">{description}</Radix.Description>
          )}
          <div className="mt-5">{isFilled && children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const overlayLook =
  'fixed inset-0 z-40 bg-night-950/75 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

export const sheetLook =
  'paper fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-1/2 overflow-y-auto ' +
  'rounded-card p-6 shadow-paper data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out md:p-8';
