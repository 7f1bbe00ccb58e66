import { wordsBetweenCommas } from '#contract/text.ts';
import { TextField } from '#web/ui/text-field.tsx';

type WordFieldProps = {
  label: string;
  hint?: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  ideas: readonly string[];
  required?: boolean;
  /** Several words between commas; else a tapped idea takes the place of what stands there. */
  isList?: boolean;
  onChange: (value: string) => void;
};

/** Words to type, or to tap. */
export function WordField({ ideas, isList = false, value, onChange, ...field }: WordFieldProps) {
  const said = new Set(wordsBetweenCommas(value).map((word) => word.toLowerCase()));
  const open = ideas.filter((idea) => !said.has(idea.toLowerCase()));
  const add = (idea: string) => onChange(isList ? [...wordsBetweenCommas(value), idea].join(', ') : idea);
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {open.length > 0 && (
        <ul aria-label={`Ideas for ${field.label}`} className="flex flex-wrap gap-2">
          {open.slice(0, 8).map((idea) => (
            <li key={idea}>
              <button
                type="button"
                className="min-h-11 rounded-full px-4 text-sm font-bold text-on-soft ring-1 ring-edge transition ring-inset hover:bg-hover md:min-h-9"
                onClick={() => add(idea)}
              >
                <span aria-hidden="true">+ </span>
                {idea}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
