import { CircleAlert, CircleCheck, Lamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BannerTone = 'plain' | 'good' | 'trouble';

/** A word above a form or a page that stays until it is no longer true. Trouble is read out as it appears. */
export function Banner({ tone = 'plain', children }: { tone?: BannerTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'trouble' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-md text-left bg-field px-4 py-3 ring-[1.5px] ring-inset',
        edges[tone],
      )}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-1 shrink-0', inks[tone])} />
      <div className="grid grow gap-2 text-on">{children}</div>
    </div>
  );
}

const icons = { plain: Lamp, good: CircleCheck, trouble: CircleAlert } as const;
const inks: Record<BannerTone, string> = { plain: 'text-link', good: 'text-good', trouble: 'text-trouble' };
const edges: Record<BannerTone, string> = {
  plain: 'ring-edge/50',
  good: 'ring-good/60',
  trouble: 'ring-trouble',
};
