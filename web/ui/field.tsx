import { type ReactNode, useId } from 'react';

type FieldProps = {
  label: ReactNode;
  /** Nothing can be saved without it. Whoever listens hears it of the control itself. */
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, in a sentence. It is read out as it appears. */
  error?: string | undefined;
  /** Draws the control with what ties it to its label and its words. */
  children: (tie: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** A control with its label above it, and its hint or trouble below. */
export function Field({ label, isRequired = false, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} data-required={isRequired ? '' : undefined} className="text-sm font-bold text-on">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-on-quiet">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-bold text-trouble">
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        aria-hidden="true"
        focusable="false"
        className="mt-1.25 shrink-0"
      >
        <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M8 4.4v4.4M8 11.4v.2" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  );
}

/** How every control looks that words are typed into or chosen in. */
export const controlLook =
  'w-full min-h-12 rounded-md bg-field px-4 py-2.5 text-md text-ellipsis text-on ring-[1.5px] ring-inset ring-edge transition ' +
  'placeholder:text-on-quiet hover:not-disabled:ring-2 disabled:opacity-60 aria-invalid:ring-2 aria-invalid:ring-trouble';
