import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { useLayer } from './use-layer.ts';

/** Takes what an item does; the menu does it once it has closed. */
const Chosen = createContext<(deed: () => void) => void>((deed) => deed());

/**
 * A menu behind a button. `trigger` is the button; it opens on Enter, Space and the arrow down, too. What an item does is done once the
 * menu is gone and its button has the focus again: a dialog that it opens then knows where to give the focus back.
 */
export function DropdownMenu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const chosen = useRef<(() => void) | null>(null);
  const [isOpen, open] = useState(false);
  useLayer(isOpen, () => open(false));
  function doWhatWasChosen(): void {
    const deed = chosen.current;
    chosen.current = null;
    // The button gets the focus when this event has been handled.
    if (deed) queueMicrotask(deed);
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="night-sheet z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-56 overflow-y-auto rounded-lg p-2 data-[state=open]:animate-rise-in"
          onCloseAutoFocus={doWhatWasChosen}
        >
          <Chosen value={(deed) => (chosen.current = deed)}>{children}</Chosen>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DropdownItemProps = {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function DropdownItem({ icon, tone = 'plain', onSelect, children, ...rest }: DropdownItemProps) {
  const choose = useContext(Chosen);
  return (
    <Radix.Item
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-4 text-sm font-[650] outline-none select-none',
        'data-highlighted:bg-night-700 data-disabled:cursor-default data-disabled:opacity-60',
        tone === 'danger' ? 'text-rose-400' : 'text-night-100',
      )}
      onSelect={() => choose(onSelect)}
      {...rest}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

export function DropdownLine() {
  return <Radix.Separator className="mx-2 my-1.5 h-px bg-night-600" />;
}
