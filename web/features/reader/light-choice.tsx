import { useId } from 'react';
import { lightWords, readerLight, useReaderLight } from './reader-look.ts';

/** The three lights, in sight wherever a story is open: each shows how its page looks. */
export function LightChoice() {
  const light = useReaderLight();
  const name = useId();
  return (
    <fieldset className="flex shrink-0 rounded-full ring-1 ring-edge/60 ring-inset">
      <legend className="sr-only">Light</legend>
      {lightWords.map(({ value, label }) => (
        <label key={value} title={label} className="light-swatch">
          <input
            type="radio"
            name={name}
            checked={value === light}
            onChange={() => readerLight.choose(value)}
            aria-label={label}
            className="absolute inset-0 z-1 cursor-pointer opacity-0"
          />
          <span aria-hidden="true" data-swatch={value}>
            a
          </span>
        </label>
      ))}
    </fieldset>
  );
}
