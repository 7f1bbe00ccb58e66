import { countWords } from '../words.ts';
import { pronounForms, type Referent } from './referents.ts';

/**
 * From pieces to paragraphs. What may have been an author's sentence, a family's name or a long list arrives as a
 * row of pieces, and leaves as prose: a name becomes a pronoun where nobody else could be meant, a joint becomes a
 * comma or a full stop by the age of the listener, a sentence begins with a capital.
 */
export type Piece =
  | { kind: 'text'; text: string }
  /** A finished phrase of the content: may be given a capital. */
  | { kind: 'phrase'; text: string }
  /** A family's own words: printed as they are. */
  | { kind: 'opaque'; text: string }
  | { kind: 'referent'; referent: Referent; form: ReferentForm }
  | { kind: 'joint'; word: string; natural: 'joined' | 'parted'; isSaid?: true }
  /** `breaks`: never put together with the paragraph before. */
  | { kind: 'paragraph'; breaks?: boolean }
  | { kind: 'line' };

export const referentForms = ['', 'a', 's', 'he', 'him', 'his', 'was', 'is'] as const;
export type ReferentForm = (typeof referentForms)[number];

/**
 * `joinUpTo`: a joint joins while the sentence stays within this many words. `weldUpTo`: so does a full stop between two
 * short sentences. `mergeUpTo`: short paragraphs become one up to this many words.
 */
export type Manner = { joinUpTo: number; weldUpTo: number; mergeUpTo: number };

export function realise(pieces: readonly Piece[], manner: Manner): string[] {
  const paragraphs = splitParagraphs(pieces).map(({ pieces: own, breaks }, index, all) => ({
    // The last thing heard is said in short breaths, whoever listens.
    text: realiseParagraph(settleJoints(own, index === all.length - 1 ? brief(manner) : manner)),
    breaks,
  }));
  return mergeShort(
    paragraphs.filter(({ text }) => text !== ''),
    manner.mergeUpTo,
  );
}

function brief(manner: Manner): Manner {
  return { ...manner, joinUpTo: Math.min(manner.joinUpTo, 14), weldUpTo: 0 };
}

function splitParagraphs(pieces: readonly Piece[]): { pieces: Piece[]; breaks: boolean }[] {
  const paragraphs: { pieces: Piece[]; breaks: boolean }[] = [{ pieces: [], breaks: true }];
  for (const piece of pieces) {
    if (piece.kind === 'paragraph') paragraphs.push({ pieces: [], breaks: piece.breaks ?? false });
    else paragraphs.at(-1)?.pieces.push(piece);
  }
  return paragraphs.filter((paragraph) => paragraph.pieces.length > 0);
}

/** Each joint is decided by how long the sentence would become; what is left is text. */
function settleJoints(pieces: readonly Piece[], manner: Manner): readonly Piece[] {
  if (!pieces.some((piece) => piece.kind === 'joint')) return pieces;
  const settled: Piece[] = [];
  let words = 0;
  let joint: 'joined' | 'parted' | undefined;
  let isLong = false;
  let hasBegunWithAnd = false;
  pieces.forEach((piece, index) => {
    if (piece.kind === 'joint') {
      const limit = piece.natural === 'joined' ? manner.joinUpTo : manner.weldUpTo;
      const rest = pieces.slice(index + 1);
      // Two short sentences may be welded, but never a third to them.
      const mayJoin = piece.natural === 'joined' || (!isLong && endsInStop(rest));
      joint = mayJoin && words + wordsUntilStop(rest) <= limit ? 'joined' : 'parted';
      isLong = joint === 'joined';
      const isFound = piece.natural === 'parted' && !piece.isSaid;
      // To a small child every joint is a full stop, and one sentence in a paragraph that begins with "And" is enough.
      const isOneTooMany = hasBegunWithAnd && piece.word === 'and' && !piece.isSaid;
      const word = joint === 'parted' && (isFound || isOneTooMany) ? ';' : piece.word;
      if (joint === 'parted' && word === 'and') hasBegunWithAnd = true;
      settled.push({ kind: 'text', text: joint === 'joined' ? joined(piece.word) : parted(word) });
      if (joint === 'parted') words = 0;
      return;
    }
    const text = piece.kind === 'text' ? piece.text : '';
    const lastStop = [...text.matchAll(sentenceEnd)].at(-1);
    if (lastStop) isLong = false;
    words = lastStop
      ? countWords(text.slice(lastStop.index + lastStop[0].length))
      : words + (piece.kind === 'text' ? countWords(text) : pieceWords(piece));
    settled.push(
      joint && piece.kind === 'text' ? { kind: 'text', text: begun(text, joint, settled.at(-1)) } : piece,
    );
    joint = undefined;
  });
  return settled;
}

/** The first word after a joint: small where it goes on, a capital where it begins anew. */
function begun(text: string, joint: 'joined' | 'parted', before: Piece | undefined): string {
  if (joint === 'joined') return /^I\b(?!t)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return before?.kind === 'text' && endsSentence(before.text) ? capital(text) : text;
}

const sentenceEnd = /[.!?…][”’]?(?=\s|$)/gu;

function endsInStop(pieces: readonly Piece[]): boolean {
  for (const piece of pieces) {
    if (piece.kind === 'joint') return piece.natural === 'parted';
    if (piece.kind === 'text' && /[.!?…]/u.test(piece.text)) return true;
  }
  return true;
}

function wordsUntilStop(pieces: readonly Piece[]): number {
  let words = 0;
  for (const piece of pieces) {
    if (piece.kind === 'joint' || piece.kind === 'line') return words;
    if (piece.kind !== 'text') {
      words += pieceWords(piece);
      continue;
    }
    const stop = /[.!?…]/u.exec(piece.text);
    if (stop) return words + countWords(piece.text.slice(0, stop.index));
    words += countWords(piece.text);
  }
  return words;
}

function joined(word: string): string {
  return word === ';' ? '; ' : `, ${word} `;
}

function parted(word: string): string {
  return word === ';' ? '. ' : `. ${capital(word)} `;
}

function endsSentence(text: string): boolean {
  return /[.!?…]\s*$/u.test(text);
}

function pieceWords(piece: Piece): number {
  if (piece.kind === 'phrase' || piece.kind === 'opaque') return countWords(piece.text);
  if (piece.kind === 'referent')
    return countWords(piece.form === 'a' ? piece.referent.withA : piece.referent.name);
  return 0;
}

/** Who was spoken of, and in which sentence: whom a pronoun would be taken to mean. */
type Hearing = {
  sentence: number;
  mentions: { referent: Referent; sentence: number; asPronoun: boolean }[];
};

function realiseParagraph(pieces: readonly Piece[]): string {
  const hearing: Hearing = { sentence: 0, mentions: [] };
  let text = '';
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1];
    // Only its end is looked at, and a story has a thousand pieces.
    const starts = startsSentence(text.slice(-12), next?.kind === 'text' ? next.text : '');
    const said = sayPiece(goesOn(piece, text, next, hearing), hearing);
    text += starts && !said.isOpaque ? capital(said.text) : said.text;
    hearing.sentence += piece.kind === 'text' ? [...piece.text.matchAll(sentenceEnd)].length : 0;
  });
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}

/**
 * "Mia waited, since Mia had seen it first": a name said again in one sentence, as the subject of what follows, may be a
 * pronoun. Where none is known, or it could be somebody else, the name stands after all.
 */
function goesOn(piece: Piece, before: string, next: Piece | undefined, hearing: Hearing): Piece {
  if (piece.kind !== 'referent' || piece.form !== '') return piece;
  if (beginsAgain(piece.referent, before, next, hearing)) return { ...piece, form: 'he' };
  // Who is they would need another verb.
  if (!piece.referent.pronoun || piece.referent.pronoun === 'they') return piece;
  const isAgain = hearing.mentions.some(
    (mention) => mention.referent.key === piece.referent.key && mention.sentence === hearing.sentence,
  );
  const isSubject =
    /\b(since|until|that|when|where|because|as|if|before|after|while|than|and|but|so) $/.test(
      before.slice(-10),
    ) &&
    next?.kind === 'text' &&
    /^ (?!and\b|or\b|nor\b|who\b)\p{Ll}/u.test(next.text);
  // Inside speech a pronoun might be the speaker.
  return isAgain && isSubject && !isSpeaking(before) ? { ...piece, form: 'he' } : piece;
}

/** "Grandma sat. She waited. Grandma nodded": every other time, where nobody else has been spoken of since. */
function beginsAgain(referent: Referent, before: string, next: Piece | undefined, hearing: Hearing): boolean {
  const last = hearing.mentions.at(-1);
  return (
    (referent.pronoun === 'he' || referent.pronoun === 'she') &&
    last?.referent.key === referent.key &&
    !last.asPronoun &&
    last.sentence === hearing.sentence - 1 &&
    /(^|[.!?…]”? )((Then|So|But|And) )?$/.test(before.slice(-9)) &&
    next?.kind === 'text' &&
    /^ (?!and\b|or\b|nor\b|who\b)\p{Ll}/u.test(next.text) &&
    !isSpeaking(before)
  );
}

function isSpeaking(before: string): boolean {
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

function sayPiece(piece: Piece, hearing: Hearing): { text: string; isOpaque: boolean } {
  if (piece.kind === 'referent') return sayReferent(piece.referent, piece.form, hearing);
  if (piece.kind === 'phrase') return { text: piece.text, isOpaque: false };
  if (piece.kind === 'text' || piece.kind === 'opaque') return { text: piece.text, isOpaque: true };
  return { text: piece.kind === 'line' ? '\n' : '', isOpaque: true };
}

function sayReferent(
  referent: Referent,
  form: ReferentForm,
  hearing: Hearing,
): { text: string; isOpaque: boolean } {
  if (form === 'was' || form === 'is') return { text: agree(referent, form, hearing), isOpaque: true };
  const isNamedHere = hearing.mentions.some(
    (mention) => mention.referent.key === referent.key && mention.sentence === hearing.sentence,
  );
  const asPronoun =
    form === 'he' || form === 'him' || form === 'his'
      ? pronounFor(referent, form, hearing, isNamedHere)
      : undefined;
  hearing.mentions.push({ referent, sentence: hearing.sentence, asPronoun: asPronoun !== undefined });
  if (asPronoun !== undefined) return { text: asPronoun, isOpaque: false };
  if (form === 'a') return { text: referent.withA, isOpaque: referent.isOpaque };
  if (form === 's' || form === 'his') return { text: possessive(referent), isOpaque: referent.isOpaque };
  const usesPhrase = form !== '' && isNamedHere && referent.phrase !== undefined;
  return usesPhrase
    ? { text: referent.phrase ?? referent.name, isOpaque: false }
    : { text: referent.name, isOpaque: referent.isOpaque };
}

function pronounFor(
  referent: Referent,
  form: 'he' | 'him' | 'his',
  hearing: Hearing,
  isNamedHere: boolean,
): string | undefined {
  if (referent.pronoun && isUnderstood(referent, hearing)) return pronounForms[referent.pronoun][form];
  // "Noa put Noa's hat on" is worse than any small word, and these two guess nothing.
  if (!referent.pronoun && form === 'his' && isNamedHere) return referent.phrase ? 'its' : 'their';
  return undefined;
}

/** Named within two sentences, and nobody else since the sentence before whom the same word could mean. */
function isUnderstood(referent: Referent, hearing: Hearing): boolean {
  const near = hearing.mentions.filter((mention) => hearing.sentence - mention.sentence <= 2);
  const rivals = near.filter(
    (mention) =>
      hearing.sentence - mention.sentence <= 1 &&
      mention.referent.key !== referent.key &&
      couldBe(mention.referent, referent.pronoun),
  );
  return rivals.length === 0 && near.some((mention) => mention.referent.key === referent.key);
}

/** Somebody whose pronoun we were not told may be taken for any he or she. */
function couldBe(referent: Referent, pronoun: Referent['pronoun']): boolean {
  if (referent.pronoun === pronoun) return true;
  return referent.pronoun === undefined && referent.isPerson && (pronoun === 'he' || pronoun === 'she');
}

/** "they were" for a person who is they, but "Sam was". */
function agree(referent: Referent, form: 'was' | 'is', hearing: Hearing): string {
  const last = hearing.mentions.findLast((mention) => mention.referent.key === referent.key);
  const isMany = referent.isPlural || (referent.pronoun === 'they' && last?.asPronoun === true);
  if (form === 'was') return isMany ? 'were' : 'was';
  return isMany ? 'are' : 'is';
}

export function possessive(referent: Referent): string {
  return referent.isPlural && referent.name.endsWith('s') ? `${referent.name}’` : `${referent.name}’s`;
}

/** After “Where?” a small word before "said" stays small. */
function startsSentence(before: string, after: string): boolean {
  const trimmed = before.trimEnd();
  if (trimmed === '') return true;
  if (/[“‘]$/u.test(before)) return /(^|[\s,:.!?…”])[“‘]$/u.test(before);
  if (!/[.!?…][”’]?$/u.test(trimmed)) return false;
  if (before === trimmed) return false;
  return !(/[,!?…]”$/u.test(trimmed) && /^ (said|asked|whispered|called|answered)\b/u.test(after));
}

function capital(text: string): string {
  const at = text.search(/\p{L}/u);
  return at < 0 || at > 1 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

function isPlain(paragraph: string): boolean {
  return !/[“\n]/u.test(paragraph);
}

/** Older listeners get longer paragraphs: neighbours of one piece of telling, without speech, are put together. */
function mergeShort(paragraphs: readonly { text: string; breaks: boolean }[], mergeUpTo: number): string[] {
  const merged: string[] = [];
  for (const { text, breaks } of paragraphs) {
    const before = merged.at(-1);
    const fits =
      before !== undefined &&
      isPlain(before) &&
      isPlain(text) &&
      countWords(before) + countWords(text) <= mergeUpTo;
    if (fits && !breaks) merged[merged.length - 1] = `${before} ${text}`;
    else merged.push(text);
  }
  return merged;
}
