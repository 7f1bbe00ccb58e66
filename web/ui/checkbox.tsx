import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> & {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The browser's own box: quick in a list of hundreds, and every reader knows it. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 text-on">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-fill"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
