import { spelled } from '#web/platform/language.ts';
import { useId } from 'react';
import { type Colour, colours } from './night-light.ts';

/** Eight lights to choose from, each with its name: colour alone tells not everybody. */
export function ColourChoice({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-2 text-sm font-bold text-on">{spelled('Colour')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {colours.map(({ value: colour, label, shade }) => (
          <label key={colour} className="choice-chip">
            <input
              type="radio"
              name={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span className="flex items-center gap-1.5 text-sm font-bold">
              <span
                className="size-5 shrink-0 rounded-full ring-[1.5px] ring-ink-900/40 ring-inset"
                style={{ backgroundColor: shade }}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
