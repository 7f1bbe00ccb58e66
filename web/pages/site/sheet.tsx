import type { ReactNode } from 'react';

type SheetProps = {
  title: string;
  note?: ReactNode;
  /** A picture that runs across the top of the page. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A page of paper in the night, for a public page that is mostly words. */
export function Sheet({ title, note, picture, children }: SheetProps) {
  return (
    <div className="night-room px-4 pt-[max(--spacing(24),4.75rem)] pb-20 md:pt-[max(--spacing(28),5rem)]">
      <article className="sheet paper">
        {picture}
        <div className="sheet-words">
          <h1>{title}</h1>
          {note !== undefined && <p className="sheet-note">{note}</p>}
          {children}
        </div>
      </article>
    </div>
  );
}

/** One part of a long page, with an address of its own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="sheet-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function BackToHome() {
  return (
    <p>
      <a href="/" className="paper-link inline-flex min-h-11 items-center">
        ← Back to Home
      </a>
    </p>
  );
}

export function MailLink({ email, subject }: { email: string; subject?: string }) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${email}${query}`} className="paper-link">
      {email}
    </a>
  );
}
