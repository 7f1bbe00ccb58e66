import type { ReactNode } from 'react';

/** A page of paper in the night, for a public page that is mostly words. */
export function Sheet({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="night-room px-4 pt-28 pb-20">
      <article className="paper mx-auto grid max-w-reader gap-5 rounded-page px-6 py-10 shadow-paper md:px-16 md:py-14">
        <h1 className="text-3xl">{title}</h1>
        {note !== undefined && <p className="text-sm font-bold text-ink-500">{note}</p>}
        {children}
      </article>
    </div>
  );
}

export function BackToHome() {
  return (
    <p>
      <a href="/" className="inline-flex min-h-11 items-center rounded-sm font-bold text-lamp-700 underline">
        ← Back to Home
      </a>
    </p>
  );
}
