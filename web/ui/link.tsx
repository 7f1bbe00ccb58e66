import { type AnchorHTMLAttributes, createContext, type MouseEvent, use, useCallback } from 'react';

/** Goes to an address inside the app without loading a page, or says false when it is not the app's own. */
export type Navigate = (href: string, how?: { replace: boolean }) => boolean;

/** The app's own way to its pages. On a public page there is none, and links are plain links. */
export const NavigateContext = createContext<Navigate>(() => false);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Not yet: drawn, but without an address and not to be followed. */
  disabled?: boolean;
};

/** A link that the browser understands by itself and the app, where it runs, follows without a reload. */
export function Link({ href, disabled = false, onClick, children, ...rest }: LinkProps) {
  const navigate = use(NavigateContext);
  if (disabled) {
    return (
      // Without an address it is no link to a browser any more; whoever listens should still hear that one will be here.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event) || rest.target === '_blank') return;
    if (navigate(href)) event.preventDefault();
  }

  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** Another tab, another window, a download: whoever holds a key down wants the browser's own way. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** For a page that leads on by itself, after a sign-in or a wait. */
export function useGo(): (href: string, how?: { replace: boolean }) => void {
  const navigate = use(NavigateContext);
  return useCallback(
    (href, how = { replace: false }) => {
      if (navigate(href, how)) return;
      if (how.replace) location.replace(href);
      else location.assign(href);
    },
    [navigate],
  );
}
