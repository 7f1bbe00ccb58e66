import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeTone = 'quiet' | 'lamp' | 'good' | 'trouble';

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 py-0.5 text-center text-xs font-bold text-balance',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  quiet: 'text-on-soft ring-1 ring-inset ring-edge',
  lamp: 'bg-lamp-200 text-ink-900',
  good: 'text-good ring-1 ring-inset ring-current',
  trouble: 'text-trouble ring-1 ring-inset ring-current',
};
