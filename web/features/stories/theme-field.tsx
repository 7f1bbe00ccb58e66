import { Dices } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { defaultTheme, storyLimits } from '#contract/stories.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { Unfit } from './use-story-making.ts';

type ThemeFieldProps = {
  value: string;
  unfit: Unfit | null;
  /** What it could be about tonight, the best first. */
  ideas: readonly string[];
  onChange: (theme: string) => void;
  /** What could be told of it. */
  children?: ReactNode;
};

const mostIdeas = 7;

/** What it is about, in a parent's words or by a tap. */
export function ThemeField({ value, unfit, ideas, onChange, children }: ThemeFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The form has been away meanwhile, and this is the one thing in it to be changed: what is wrong with it and what would do instead
  // are in sight, and not behind the button at the foot.
  useEffect(() => {
    if (!unfit) return;
    input.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [unfit]);
  /** Left to us, it is one of those that are not in sight: and it is in sight then, to be kept or thrown again. */
  function surprise(): void {
    const others = ideas.filter((idea) => idea !== value);
    const hidden = others.slice(mostIdeas);
    const among = hidden.length > 0 ? hidden : others;
    onChange(among[Math.floor(Math.random() * among.length)] ?? defaultTheme);
  }

  // Beneath what they type, where the keyboard leaves it in sight; and beneath the ideas while one of them is tapped, so that none moves away.
  const isTheirOwn = !ideas.includes(value);

  return (
    <div ref={field} className="grid gap-3">
      <TextField
        ref={input}
        label="Theme"
        placeholder={defaultTheme}
        hint={`What should it be about? Left empty, it is “${defaultTheme}”.`}
        value={value}
        maxLength={storyLimits.theme}
        autoComplete="off"
        error={unfit?.message}
        onChange={(event) => onChange(event.target.value)}
      />
      {isTheirOwn && children}
      <ul
        aria-label={unfit ? 'Themes to try instead' : 'Ideas for the theme'}
        className="flex flex-wrap gap-2"
      >
        {!unfit && (
          <li>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-bold text-link ring-1 ring-edge transition ring-inset hover:bg-hover"
              onClick={surprise}
            >
              <Dices size={18} aria-hidden="true" />
              Surprise us
            </button>
          </li>
        )}
        {(unfit?.suggestions ?? ideas.slice(0, mostIdeas)).map((idea) => (
          <li key={idea}>
            <button
              type="button"
              aria-pressed={value === idea}
              className="min-h-11 rounded-full px-4 text-sm font-bold text-on-soft ring-1 ring-edge transition ring-inset hover:bg-hover aria-pressed:bg-lamp-200 aria-pressed:text-ink-900"
              onClick={() => onChange(idea)}
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
      {!isTheirOwn && children}
    </div>
  );
}
