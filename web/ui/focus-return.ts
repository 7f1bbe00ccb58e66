import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. A dialog that is opened by a state and not by a trigger of its
 * own would leave it nowhere, and whoever uses the keys would start again at the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
