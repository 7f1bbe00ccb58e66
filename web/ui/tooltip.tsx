import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

/** A word about the control under the pointer or the focus. It must not say anything that is nowhere else. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-60 max-w-72 animate-fade-in rounded-sm bg-paper-100 px-3 py-1.5 text-sm font-semibold text-ink-900 shadow-cut"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
