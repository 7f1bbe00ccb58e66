/**
 * Reads a model's reply while it comes, each letter once, whatever the pieces that it comes in. What is looked for is
 * {"ideas": ["…", "…", "…"], "best": 2, "picture": ["…"], "title": "…", "paragraphs": ["…", "…"]}, and perhaps "breakfast": ["…"]; around it may be a fence or a kind word, and in it what
 * nobody asked for. Who goes on without an end, in blanks, or in circles, is not listened to any longer.
 */
export type Heard =
  | { type: 'idea' | 'pictured' | 'title' | 'paragraph' | 'asked'; text: string }
  /** Which of the ideas it is, from 1. */
  | { type: 'best'; number: number };

/** Why it was not listened to any longer, in words for whoever wrote it. */
export type Breach = string;

export type StoryReader = {
  /** What is whole with this piece. A paragraph is so when another begins: whether it is the last is told by `last`. */
  read(piece: string): Heard[];
  /** The last paragraph, once it stands. */
  last(): string | undefined;
  /** Whether everything that was begun was also closed. */
  isWhole(): boolean;
  breach(): Breach | undefined;
};

export const limits = {
  /** A long story of the widest alphabet with everything around it. */
  characters: 30_000,
  paragraphs: 80,
  paragraphCharacters: 3_000,
  /** In one run. */
  blanks: 200,
  /** What is asked for has two floors. */
  depth: 8,
  /** Of small talk before the story, and of what a model thinks aloud. */
  preamble: 2_000,
  thought: 60_000,
  /** Of one text, where most of it is neither letter nor figure. */
  signs: 120,
  /** One and the same paragraph. A refrain comes four times, a knock on the door perhaps nine. */
  repeats: { ofALine: 5, ofAWord: 14 },
  /** The same directly after itself. */
  inARow: { ofALine: 2, ofAWord: 5 },
} as const;

/** "Splosh." or "La la, nice and slow." */
const longWord = 40;

type Mode = 'before' | 'thought' | 'between' | 'string' | 'after';

export function createStoryReader(): StoryReader {
  const heard: Heard[] = [];
  const told = new Map<string, number>();
  let mode: Mode = 'before';
  let isOpened = false;
  let depth = 0;
  let key = '';
  let isKeyNext = false;
  /** The string that is being read, and what has begun with a backslash in it. */
  let text = '';
  let escape = '';
  let number = '';
  /** A paragraph that stands, and may be the last. */
  let held: string | undefined;
  let latest: string | undefined;
  let inARow = 0;
  let paragraphs = 0;
  let characters = 0;
  let blanks = 0;
  /** The last letters of small talk or of a thought, in which a tag may stand. */
  let tail = '';
  let thought = 0;
  let breach: Breach | undefined;

  return {
    read(piece) {
      heard.length = 0;
      for (let at = 0; at < piece.length && breach === undefined; at += 1) take(piece.charAt(at));
      return heard.splice(0);
    },
    last: () => held,
    isWhole: () => mode === 'after' && breach === undefined,
    breach: () => breach,
  };

  function take(letter: string): void {
    if (mode === 'thought') {
      takeThought(letter);
      return;
    }
    characters += 1;
    if (characters > limits.characters) breach = 'It does not come to an end.';
    else if (mode === 'before' && characters > limits.preamble) breach = 'There is no JSON in it.';
    if (isBlank(letter)) countBlank();
    else if (mode !== 'string') blanks = 0;
    if (mode === 'string') takeInString(letter);
    else if (mode === 'between') takeBetween(letter);
    else if (mode === 'before') takeBefore(letter);
  }

  /** A brace and a quotation mark: the brace of a placeholder has none. */
  function takeBefore(letter: string): void {
    if (letter === '"' && isOpened) {
      [mode, depth, isKeyNext, text] = ['string', 1, true, ''];
    } else if (letter === '{') isOpened = true;
    else if (!isBlank(letter)) isOpened = false;
    tail = `${tail}${letter}`.slice(-longestTag);
    if (/<think(?:ing)?>$/i.test(tail)) [mode, tail] = ['thought', ''];
  }

  /** A draft may stand in it, with everything that a story has. */
  function takeThought(letter: string): void {
    thought += 1;
    tail = `${tail}${letter}`.slice(-longestTag);
    if (thought > limits.thought) breach = 'It does not come to an end of thinking.';
    else if (/<\/think(?:ing)?>$/i.test(tail))
      [mode, tail, characters, blanks, isOpened] = ['before', '', 0, 0, false];
  }

  function takeBetween(letter: string): void {
    if (letter === '"') beginString();
    else if (letter === '{' || letter === '[') open();
    else if (letter === '}' || letter === ']') close();
    else if (letter === ',') comma();
    else if (letter === ':' && depth === 1) isKeyNext = false;
    else if (depth === 1 && key === 'best' && number.length < 3 && /\d/.test(letter)) number += letter;
  }

  function open(): void {
    depth += 1;
    if (depth > limits.depth) breach = 'It is nested without an end.';
  }

  function close(): void {
    if (depth === 1) sayNumber();
    depth -= 1;
    if (depth === 0) mode = 'after';
  }

  function comma(): void {
    if (depth !== 1) return;
    sayNumber();
    isKeyNext = true;
  }

  function sayNumber(): void {
    if (number !== '') heard.push({ type: 'best', number: Number(number) });
    number = '';
  }

  function takeInString(letter: string): void {
    if (escape !== '') takeEscaped(letter);
    else if (letter === '\\') escape = letter;
    else if (letter === '"') endString();
    else add(letter);
  }

  function takeEscaped(letter: string): void {
    escape += letter;
    if (escape.startsWith('\\u')) {
      if (escape.length < 6) return;
      const code = Number.parseInt(escape.slice(2), 16);
      add(Number.isNaN(code) ? '' : String.fromCharCode(code));
    } else add(escapes[letter] ?? letter);
    escape = '';
  }

  function add(letters: string): void {
    text += letters;
    if (letters !== '' && !isBlank(letters)) blanks = 0;
    else if (letters === '\n' || letters === '\t') countBlank();
    if (text.length > limits.paragraphCharacters) breach = 'One paragraph of it does not come to an end.';
  }

  function countBlank(): void {
    blanks += 1;
    if (blanks > limits.blanks) breach = 'It goes on in blanks.';
  }

  function endString(): void {
    mode = 'between';
    blanks = 0;
    if (isOfSigns(text)) breach = 'It goes on in signs.';
    // One sign of Unicode may stand for eighteen letters.
    if (text.normalize('NFKC').length > limits.paragraphCharacters)
      breach = 'One paragraph of it does not come to an end.';
    if (breach !== undefined) return;
    if (depth === 1 && isKeyNext) key = text;
    else if (depth === 1 && key === 'title') heard.push({ type: 'title', text });
    else if (depth === 2 && key === 'ideas') heard.push({ type: 'idea', text });
    else if (depth === 2 && key === 'picture') heard.push({ type: 'pictured', text });
    else if (depth === 2 && key === 'paragraphs') paragraph(text);
    else if (depth === 2 && key === 'breakfast') heard.push({ type: 'asked', text });
  }

  function beginString(): void {
    [mode, text, blanks] = ['string', '', 0];
    if (depth !== 2 || key !== 'paragraphs' || held === undefined) return;
    heard.push({ type: 'paragraph', text: held });
    held = undefined;
  }

  function paragraph(next: string): void {
    held = next.trim() === '' ? undefined : next;
    paragraphs += 1;
    const times = (told.get(next) ?? 0) + 1;
    told.set(next, times);
    inARow = next === latest ? inARow + 1 : 1;
    latest = next;
    const size = next.length > longWord ? 'ofALine' : 'ofAWord';
    if (times > limits.repeats[size] || inARow > limits.inARow[size])
      breach = 'It says the same again and again.';
    if (paragraphs > limits.paragraphs) breach = `It has more than ${limits.paragraphs} paragraphs.`;
  }
}

/** Nobody tells a story in quotation marks: whoever looks for the end of each would look for long. */
function isOfSigns(text: string): boolean {
  if (text.length <= limits.signs) return false;
  const signs = text.match(/[^\p{L}\p{M}\p{N}\s]/gu)?.length ?? 0;
  return signs > limits.signs && signs > text.length / 4;
}

/** "</thinking>" */
const longestTag = 11;

const isBlank = (letter: string): boolean =>
  letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t';

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\n', b: '', f: '' };
