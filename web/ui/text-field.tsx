import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} isRequired={input.required} hint={hint} error={error}>
      {(tie) => <input type="text" className={classNames(controlLook, className)} {...input} {...tie} />}
    </Field>
  );
}
