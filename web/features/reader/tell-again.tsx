import { RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { storyLimits } from '#contract/stories.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** What is asked for most. The first two, and whom to bring along, every storyteller can do. */
const changes = ['shorter', 'longer', 'less scary', 'funnier'];

/** The same story once more, with the one thing changed that a parent says. */
export function TellAgain({ onTellAgain }: { onTellAgain: (but: string) => void }) {
  const [but, setBut] = useState('');

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (but.trim() !== '') onTellAgain(but.trim());
  }

  return (
    <Popover
      label="Tell it again, but …"
      trigger={
        <Button tone="ghost" size="small" icon={<RotateCcw size={18} />}>
          Tell it again, but …
        </Button>
      }
    >
      <form className="grid gap-4" onSubmit={ask}>
        <TextField
          label="Tell it again, but …"
          placeholder="with the dog"
          hint="Shorter or longer, with somebody of your family or without: that always works. For any other change a language model has to write."
          value={but}
          maxLength={storyLimits.change}
          autoComplete="off"
          onChange={(event) => setBut(event.target.value)}
        />
        <ul aria-label="What it could be" className="flex flex-wrap gap-2">
          {changes.map((change) => (
            <li key={change}>
              <button
                type="button"
                aria-pressed={but === change}
                className="min-h-11 rounded-full px-4 text-sm font-bold ring-1 ring-current/35 transition ring-inset aria-pressed:bg-lamp-200 aria-pressed:text-ink-900"
                onClick={() => setBut(change)}
              >
                {change}
              </button>
            </li>
          ))}
        </ul>
        <Button type="submit" tone="amber" aria-disabled={but.trim() === ''}>
          Tell it
        </Button>
      </form>
    </Popover>
  );
}
