import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';

export type Choice<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  choices: readonly Choice<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, value, choices, disabled = false, onChange } = props;
  function choose(chosen: string) {
    const choice = choices.find((candidate) => candidate.value === chosen);
    if (choice) onChange(choice.value);
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <Radix.Root value={value} onValueChange={choose} disabled={disabled}>
          <Radix.Trigger
            className={classNames(controlLook, 'flex items-center justify-between gap-3 text-left')}
            {...tie}
          >
            <Radix.Value />
            <Radix.Icon asChild>
              <ChevronDown size={18} className="shrink-0 text-on-quiet" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={6}
              collisionPadding={12}
              className="paper z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg shadow-paper"
            >
              {/* The list brings a style element of its own, which the content policy lets in by this nonce. */}
              <Radix.Viewport className="p-2" nonce={getNonce()}>
                {choices.map((choice) => (
                  <Radix.Item
                    key={choice.value}
                    value={choice.value}
                    className="relative flex min-h-11 cursor-pointer items-center rounded-md py-2 pr-4 pl-10 text-on outline-none select-none data-highlighted:bg-lamp-200 data-highlighted:text-ink-900"
                  >
                    <Radix.ItemIndicator className="absolute left-3">
                      <Check size={18} />
                    </Radix.ItemIndicator>
                    <Radix.ItemText>{choice.label}</Radix.ItemText>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
