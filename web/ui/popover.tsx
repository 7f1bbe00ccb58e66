import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { useLayer } from './use-layer.ts';

/** A few controls behind a button, beside it and over the page. `trigger` is the button; Escape and a tap elsewhere close it. */
export function Popover({
  label,
  trigger,
  side = 'top',
  isNarrow = false,
  children,
}: {
  label: string;
  trigger: ReactNode;
  side?: 'top' | 'bottom';
  /** As wide as what is in it. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  const [isOpen, open] = useState(false);
  useLayer(isOpen, () => open(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          sideOffset={10}
          collisionPadding={12}
          className={classNames(
            'night-sheet z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg outline-none data-[state=open]:animate-rise-in',
            isNarrow ? 'p-2' : 'w-[min(24rem,calc(100vw-1.5rem))] p-5',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
