import { hideOthers } from 'aria-hidden';
import { DismissableLayer, FocusScope, useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { lockPageScroll } from './lock-page-scroll.ts';

type ModalProps = Omit<ComponentProps<'div'>, 'role' | 'ref'> & {
  ref?: Ref<HTMLDivElement> | undefined;
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  /** The darkened page around it, a tap on which closes it, too. */
  backdrop?: RefObject<HTMLElement | null>;
  /** What gets the focus, where that is not the first control. */
  firstFocus?: RefObject<HTMLElement | null>;
};

/**
 * What stands before the page until it is closed: it has the focus, the keys and the screen reader to itself.
 *
 * Made of the parts that the library's own dialog is made of, without two: that one forbids the page the pointer and tells it the width
 * of its scrollbar, which everything on the page inherits, so that the browser reckons each style anew as a sheet opens and again as it
 * closes. What covers the whole page needs no such ban. Hiding the rest of the page from a screen reader is no part that the library
 * offers: it uses this same package itself, so that a menu within a sheet and the sheet do not contradict each other.
 */
export function Modal({ role = 'dialog', onClose, backdrop, firstFocus, ref, ...attributes }: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(box, ref);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => (box.current ? hideOthers(box.current) : undefined), []);
  useLayoutEffect(lockPageScroll, []);
  return (
    <FocusScope.Root
      asChild
      loop
      trapped
      onMountAutoFocus={(event) => {
        opener.current = document.activeElement;
        if (!firstFocus?.current) return;
        event.preventDefault();
        firstFocus.current.focus({ preventScroll: true });
      }}
      onUnmountAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack(opener.current);
      }}
    >
      <DismissableLayer.Root
        ref={composed}
        role={role}
        aria-modal="true"
        onDismiss={onClose}
        onFocusOutside={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => {
          const { target, button } = event.detail.originalEvent;
          if (!backdrop?.current || target !== backdrop.current || button !== 0) event.preventDefault();
        }}
        {...attributes}
      />
    </FocusScope.Root>
  );
}

/** To whatever had it before; to the page, where that has gone meanwhile with the thing that was deleted. */
function giveFocusBack(opener: Element | null): void {
  const heir = opener?.isConnected ? opener : document.querySelector('main');
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
}
