import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** A few controls behind a button, beside it and over the page. `trigger` is the button; Escape and a tap elsewhere close it. */
export function Popover({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side="top"
          sideOffset={10}
          collisionPadding={12}
          className="night-sheet z-50 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg p-5 outline-none data-[state=open]:animate-rise-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
