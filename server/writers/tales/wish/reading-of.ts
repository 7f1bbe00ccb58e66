import { aThing } from './say-thing.ts';
import type { Sentence, SentencePart } from './sentences/sentence.ts';
import type { Wish } from './wish.ts';

/** A wish in one line, as it was understood: for tests, and for whoever asks why a story was told. */
export function readingOf(wish: Wish): string {
  const { things, shape, sorrow, feeling, people, absent, asks, tongue } = wish;
  const noun = (at: number | undefined) => (at === undefined ? 'the family' : (things[at]?.noun ?? '?'));
  const how = shape && [
    shape.is
      .replace('X', noun(shape.x))
      .replace(/\bY$/, shape.verb?.base ?? 'Y')
      .replace(/\bZ$/, things[1]?.noun ?? 'Z'),
    shape.is === 'X did Y' && shape.verb ? `(${shape.verb.past})` : '',
    shape.isUnable ? '(cannot)' : '',
    shape.clause === undefined ? '' : `<${shape.clause}>`,
    shape.by === undefined ? '' : `by ${noun(shape.by)}`,
    shape.called === undefined ? '' : `"${shape.called}"`,
    shape.where === undefined ? '' : `[${shape.where}]`,
    shape.at === undefined || shape.at === shape.where ? '' : `[${shape.at}]`,
  ];
  return [
    wish.isVague ? 'anything' : '',
    wish.avoids ? `but ${wish.avoids.join(', ')}` : '',
    things.map(aThing).join(' + '),
    shape?.is === 'X' && shape.where === undefined ? '' : (how ?? []).filter(Boolean).join(' '),
    sorrow === undefined ? '' : `sorrow: ${sorrow}`,
    feeling === undefined ? '' : `feeling: ${feeling}`,
    people.length > 0 ? `people: ${people.join(' ')}` : '',
    absent.length > 0 ? `absent: ${absent.join(', ')}` : '',
    asks === undefined ? '' : `asks: ${asks}`,
    wish.occasion === undefined
      ? ''
      : `${noun(wish.occasion.x)} ${wish.occasion.isOwn ? 'has its' : 'at'} ${wish.occasion.occasion.names[0]}`,
    wish.loss === undefined ? '' : `${noun(wish.loss.x)} lost its ${noun(wish.loss.y)}`,
    wish.sentence === undefined ? '' : sentenceSaid(wish.sentence),
    tongue ?? '',
  ]
    .filter(Boolean)
    .join(' | ');
}

/** "it happened: I said sorry". */
function sentenceSaid({ is, short, turned }: Sentence): string {
  const said = (parts: readonly SentencePart[]) =>
    parts.map((part) => (typeof part === 'string' ? part : `(${part.who} ${part.form})`)).join(' ');
  return `${is}: "${said(short)}"${turned ? ` / "${said(turned)}"` : ''}`;
}
