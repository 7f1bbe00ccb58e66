import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  /** Paper is for words to read, night for parts of a page to go to. */
  surface?: 'paper' | 'night';
  as?: 'section' | 'article' | 'div' | 'li';
};

export function Card({ surface = 'paper', as: Element = 'section', className, ...rest }: CardProps) {
  const look = surface === 'paper' ? 'paper shadow-paper' : 'night-sheet';
  return <Element className={classNames('rounded-card p-6 md:p-8', look, className)} {...rest} />;
}
