import { type ReactNode, useRef } from 'react';

type HeaderMenuProps = {
  id: string;
  label: string;
  /** What stands on the button, when it is a picture: then the label is its name. */
  picture?: ReactNode;
  buttonClassName: string;
  isReady: boolean;
  children: ReactNode;
};

/**
 * A list of links behind a button, by the browser's own popover: it opens without a script, lies over everything, closes on
 * Escape and on a tap elsewhere, and costs a public page nothing.
 */
export function HeaderMenu({ id, label, picture, buttonClassName, isReady, children }: HeaderMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        // Not the attribute `disabled`: it would take the focus from whoever came here by the keys a moment too early.
        aria-disabled={!isReady}
        {...(isReady && { popoverTarget: id })}
        className={buttonClassName}
        {...(picture !== undefined && { 'aria-label': label })}
      >
        {picture ?? <NameAndChevron name={label} />}
      </button>
      {/* The links inside are what is pressed; the sheet only closes behind them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        onClick={() => sheet.current?.hidePopover()}
        className="header-sheet night-sheet"
      >
        {children}
      </div>
    </>
  );
}

function NameAndChevron({ name }: { name: string }) {
  return (
    <>
      <span className="max-w-40 truncate">{name}</span>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        <path
          d="M3.5 6 8 10.5 12.5 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </>
  );
}
