import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from './button.tsx';
import { controlLook, Field } from './field.tsx';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A password that a tired parent may look at while typing. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            className={`${controlLook} pr-14`}
            {...input}
            {...tie}
          />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto"
          />
        </div>
      )}
    </Field>
  );
}
