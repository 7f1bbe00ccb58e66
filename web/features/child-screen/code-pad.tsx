import { Delete } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const length = 4;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type CodePadProps = {
  label: string;
  isBusy?: boolean;
  onCode: (code: string) => void;
};

/** Four digits by thumb or by key. What was typed is shown as dots: whoever looks on is three feet tall and has good eyes. */
export function CodePad({ label, isBusy = false, onCode }: CodePadProps) {
  const [typed, setTyped] = useState('');

  function type(digit: string): void {
    if (isBusy || typed.length >= length) return;
    const next = typed + digit;
    setTyped(next.length === length ? '' : next);
    if (next.length === length) onCode(next);
  }

  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key)) type(key);
      if (key === 'Backspace') setTyped((now) => now.slice(0, -1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <fieldset aria-label={label} className="grid justify-items-center gap-5">
      <output className="sr-only">
        {typed.length} of {length} digits
      </output>
      <div aria-hidden="true" className="flex gap-4">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classNames(
              'size-4 rounded-full ring-2 ring-edge transition ring-inset',
              index < typed.length && 'bg-fill ring-fill',
            )}
          />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-3">
        {digits.map((digit) => (
          <Key key={digit} label={digit} isBusy={isBusy} onPress={() => type(digit)} />
        ))}
        <span />
        <Key label="0" isBusy={isBusy} onPress={() => type('0')} />
        <button
          type="button"
          aria-label="Take the last digit away"
          className="grid size-18 place-items-center rounded-full text-on-soft hover:bg-hover"
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Delete size={26} aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}

type KeyProps = { label: string; isBusy: boolean; onPress: () => void };

function Key({ label, isBusy, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className="grid size-18 place-items-center rounded-full bg-hover font-display text-2xl text-on ring-[1.5px] ring-edge/50 transition ring-inset active:scale-95"
      onClick={onPress}
    >
      {label}
    </button>
  );
}
