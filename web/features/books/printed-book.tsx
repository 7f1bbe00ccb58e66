import './printed-book.css';
import { type Book, colophon, companyLine, type DrawnCover, paragraphsOf } from './book.ts';

/** A story on paper: its cover, its pages, and at the end who made it. On a screen it is not to be seen. */
export function PrintedBook({ book, cover }: { book: Book; cover: DrawnCover }) {
  const company = companyLine(book);
  return (
    <div className="printed-book" lang="en">
      <section className="printed-cover">
        <h1>{book.title}</h1>
        <img src={`data:image/svg+xml,${encodeURIComponent(cover)}`} alt="" decoding="sync" />
      </section>
      <section className="printed-pages">
        <h2>{book.title}</h2>
        {company !== '' && <p className="printed-company">{company}</p>}
        {paragraphsOf(book.content).map(({ text, charStart }) => (
          <p key={charStart}>{text}</p>
        ))}
        <p className="printed-colophon">{colophon(book)}</p>
      </section>
    </div>
  );
}
