import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { controlLook, Field } from './field.tsx';

export type Choice<Value extends string> = { value: Value; label: string };

type NativeSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly Choice<string>[];
  ref?: Ref<HTMLSelectElement>;
};

/** The device's own list: on a phone it is the wheel that every thumb knows, and it costs a page nothing. */
export function NativeSelect({ label, hint, error, choices, ...select }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <div className="relative">
          <select className={`${controlLook} appearance-none pr-12`} {...select} {...tie}>
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto text-on-quiet"
          />
        </div>
      )}
    </Field>
  );
}
