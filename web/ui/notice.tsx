import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type NoticeProps = {
  title: string;
  /** A picture above the words. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A page that has one thing to say and a way onward. */
export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <Card className="mx-auto mt-4 grid max-w-140 justify-items-center gap-5 text-center md:mt-10">
      {picture}
      <h1 className="text-2xl">{title}</h1>
      {children}
    </Card>
  );
}
