import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type GroupChoice<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
};

type ChoiceGroupProps<Value extends string> = {
  legend: ReactNode;
  value: Value;
  choices: readonly GroupChoice<Value>[];
  className?: string;
  onChange: (value: Value) => void;
};

/** One of a few, all of them in sight: real radio buttons, so that arrow keys and every reader know them. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, value, choices, className, onChange } = props;
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-bold text-on">{legend}</legend>
      <div className={classNames('grid gap-2', className ?? 'grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]')}>
        {choices.map((choice) => (
          <div key={choice.value} className="relative grid">
            <label className="choice-chip">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className="absolute inset-0 z-1 cursor-pointer opacity-0"
              />
              <span className="font-bold">{choice.label}</span>
              {choice.hint !== undefined && <span className="text-xs">{choice.hint}</span>}
            </label>
            {choice.aside !== undefined && (
              <span className="absolute top-1/2 right-1.5 z-2 -translate-y-1/2">{choice.aside}</span>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
