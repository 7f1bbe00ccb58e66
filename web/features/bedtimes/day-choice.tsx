import { type Weekday, weekdays } from '#contract/bedtimes.ts';
import { FieldError } from '#web/ui/field.tsx';
import { dayNames } from './bedtime-words.ts';

type DayChoiceProps = {
  days: readonly Weekday[];
  error: string | undefined;
  onChange: (days: Weekday[]) => void;
};

/** The week as a row of buttons: real checkboxes, each with its day's name. */
export function DayChoice({ days, error, onChange }: DayChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-bold text-on">On which evenings?</legend>
      <div className="grid grid-cols-7 gap-1 sm:gap-2">
        {weekdays.map((day) => (
          <label
            key={day}
            className="choice-chip min-h-11 place-items-center justify-items-center px-0 text-center"
          >
            <input
              type="checkbox"
              aria-label={dayNames[day]}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(weekdays.filter((one) => (one === day ? target.checked : days.includes(one))))
              }
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className="text-sm font-bold">
              {dayNames[day].slice(0, 2)}
            </span>
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
