import { Hash, type LucideIcon, MessageCircleQuestion, Search } from 'lucide-react';
import type { Breakfast, BreakfastQuestion } from '#contract/breakfast.ts';

/** Three small things for the morning and two words. What the story said to them is one tap away, for whoever fell asleep first. */
export function BreakfastNotes({ breakfast }: { breakfast: Breakfast }) {
  const { find, count, ask, words } = breakfast;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        <Asked Icon={Search} label="To find" {...find} />
        <Asked Icon={Hash} label="To count" {...count} />
        <Asked Icon={MessageCircleQuestion} label="To ask" {...ask} />
      </ul>
      <section aria-label="New words" className="grid gap-1.5 border-t border-edge/40 pt-4">
        <h3 className="text-sm font-bold text-on-quiet">New words</h3>
        <dl className="grid gap-1.5">
          {words.map(({ word, meaning }) => (
            <div key={word} className="wrap-anywhere">
              <dt className="inline font-bold">{word}</dt>
              <dd className="inline text-on-soft"> means {meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

type AskedProps = BreakfastQuestion & { Icon: LucideIcon; label: string };

function Asked({ Icon, label, question, answer }: AskedProps) {
  return (
    <li className="flex gap-3">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-link" />
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="sr-only">{label}</span>
        <p className="font-bold">{question}</p>
        <details className="text-sm text-on-soft">
          <summary className="min-h-11 cursor-pointer content-center rounded-sm">What the story says</summary>
          <p className="pb-1">{answer}</p>
        </details>
      </div>
    </li>
  );
}
