import './printed-book.css';
import { type Book, colophon, companyLine, type Drawings, madeForLine } from './book.ts';
import { paperBook } from './paper-pages.ts';

/** A story on paper: its cover, its pages with a picture facing the words that it is of, and on the back who made it. On a screen it is not to be seen. */
export function PrintedBook({ book, drawings: { cover, pictures } }: { book: Book; drawings: Drawings }) {
  const company = companyLine(book);
  const { sizePt, pages } = paperBook(book.content, pictures);
  return (
    <div className="printed-book" lang="en" style={{ ['--type-size' as string]: `${sizePt}pt` }}>
      <section className="printed-cover">
        <div>
          <h1>{book.title}</h1>
          <p>{madeForLine(book)}</p>
        </div>
        <Drawing drawing={cover} words="" />
      </section>
      {pages.map((page, at) =>
        'picture' in page ? (
          <figure key={`picture ${page.picture.after}`}>
            <Drawing drawing={page.picture.upright} words={page.picture.inWords} />
          </figure>
        ) : (
          <section key={page.words[0]?.charStart ?? at} className="printed-words">
            {at === 0 && <h2>{book.title}</h2>}
            {at === 0 && company !== '' && <p className="printed-company">{company}</p>}
            {page.words.map(({ text, charStart }) => (
              <p key={charStart}>{text}</p>
            ))}
          </section>
        ),
      )}
      <p className="printed-colophon">{colophon(book)}</p>
    </div>
  );
}

function Drawing({ drawing, words }: { drawing: string; words: string }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={words} decoding="sync" />;
}
