import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';

type Words = { label: ReactNode; hint?: ReactNode; error?: string | undefined };

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  Words & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => <input type="text" className={classNames(controlLook, className)} {...input} {...tie} />}
    </Field>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> &
  Words & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <textarea rows={4} className={classNames(controlLook, 'resize-y', className)} {...area} {...tie} />
      )}
    </Field>
  );
}
