import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

/** A link among words. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classNames(
        'rounded-sm font-bold text-link underline decoration-2 underline-offset-3 hover:decoration-current/60',
        className,
      )}
      {...rest}
    />
  );
}
