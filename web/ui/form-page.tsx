import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from './card.tsx';
import voyage from './scenes/drawn/voyage.svg';

type FormPageProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** It came in place of a form that was sent: whoever listens is taken to its title. */
  hasNews?: boolean;
  children: ReactNode;
};

/** A page with a form at the door of the house: the night outside on one side, paper to write on at the other. */
export function FormPage({ title, subtitle, hasNews = false, children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasNews) return;
    // All of it is in sight, from its first line on.
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [hasNews]);
  return (
    <Card className="mx-auto grid max-w-260 overflow-hidden p-0! md:grid-cols-2">
      {/* However long the form grows, the fox lies still. */}
      <div className="relative bg-night-700 max-md:h-40">
        <img
          src={voyage}
          alt=""
          width="800"
          height="470"
          className="absolute inset-x-0 bottom-0 size-full object-cover object-[50%_70%] md:h-148 md:mask-t-from-80% md:object-[35%_100%]"
        />
      </div>
      <div className="grid content-center gap-6 p-6 md:min-h-136 md:p-10">
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="rounded-sm text-2xl outline-none">
            {title}
          </h1>
          {subtitle !== undefined && <p className="text-on-soft">{subtitle}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}
