import './printed-book.css';
import { Fragment } from 'react';
import { type Book, colophon, companyLine, type Drawings, madeForLine, paragraphsOf } from './book.ts';

/** A story on paper: its cover, its pages with a picture facing the words that it is of, and at the end who made it. On a screen it is not to be seen. */
export function PrintedBook({ book, drawings: { cover, pictures } }: { book: Book; drawings: Drawings }) {
  const company = companyLine(book);
  return (
    <div className="printed-book" lang="en">
      <section className="printed-cover">
        <h1>{book.title}</h1>
        <p>{madeForLine(book)}</p>
        <Drawing drawing={cover} words="" />
      </section>
      <section className="printed-pages">
        <h2>{book.title}</h2>
        {company !== '' && <p className="printed-company">{company}</p>}
        {paragraphsOf(book.content).map(({ text, charStart }, at) => {
          const picture = pictures.find(({ after }) => after === at);
          return (
            <Fragment key={charStart}>
              <p>{text}</p>
              {picture && (
                <figure>
                  <Drawing drawing={picture.drawing} words={picture.inWords} />
                </figure>
              )}
            </Fragment>
          );
        })}
        <p className="printed-colophon">{colophon(book)}</p>
      </section>
    </div>
  );
}

function Drawing({ drawing, words }: { drawing: string; words: string }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={words} decoding="sync" />;
}
