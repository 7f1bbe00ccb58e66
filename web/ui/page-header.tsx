import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

/** What a page is called, what it is for, and the way back. */
export function PageHeader({
  title,
  home,
  children,
}: {
  title: string;
  /** The address that the way back leads to. */
  home: string;
  children?: ReactNode;
}) {
  return (
    <header className="grid justify-items-start gap-4">
      <ButtonLink href={home} tone="ghost" size="small" icon={<ArrowLeft size={18} aria-hidden="true" />}>
        Back to Home
      </ButtonLink>
      <h1 className="text-3xl text-lamp-50">{title}</h1>
      {children !== undefined && <p className="max-w-130 text-lg text-night-200">{children}</p>}
    </header>
  );
}
