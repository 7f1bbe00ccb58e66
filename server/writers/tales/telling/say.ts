import {
  goesOn,
  type Hearing,
  newHearing,
  ownByPronoun,
  type PronounForm,
  pronounFor,
  pronounForms,
  pronounWord,
} from '../english/pronouns.ts';
import { manners, type Piece, proseOf, startsSentence, stopsIn } from '../english/prose.ts';
import { withCapital } from '../english/titles.ts';
import { relationTo } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import { wayForms } from '../people/ways.ts';
import { inBrief } from '../people/word-book.ts';
import type { Inline } from '../tale.ts';
import { holds } from './questions.ts';
import { comesIn } from './coming-in.ts';
import { giveMoment, type Stage } from './stage.ts';

/** Nobody and nothing is called that in this tale: an author's mistake, found by the check. */
export class UnknownSlot extends Error {
  readonly line: number;
  constructor(text: string, line: number) {
    super(text);
    this.line = line;
  }
}

/** One paragraph, from what the author wrote to prose. `speaking` is who {P} is; `names` is what {names} says. */
export function sayParagraph(
  stage: Stage,
  inline: readonly Inline[],
  speaking?: Person,
  names?: readonly Person[],
): string {
  const saying: Saying = {
    stage,
    hearing: newHearing(),
    pieces: [],
    soFar: '',
    within: new Set(),
    speaking,
    names,
  };
  say(saying, inline);
  return proseOf(saying.pieces, manners[stage.ages]);
}

type Saying = {
  stage: Stage;
  hearing: Hearing;
  pieces: Piece[];
  /** What has been said of this paragraph, for who a pronoun means and where a sentence begins. */
  soFar: string;
  /** Words of keys that are being said: {hero.look} in a key's own "look" is the book's, and nothing says itself. */
  within: Set<readonly Inline[]>;
  speaking: Person | undefined;
  names: readonly Person[] | undefined;
};

function say(saying: Saying, inline: readonly Inline[], followedBy = ''): void {
  for (const [index, node] of inline.entries()) {
    const after = textFrom(saying, inline.slice(index + 1), followedBy);
    switch (node.kind) {
      case 'text': {
        const text = isOneOfThem(saying, inline[index - 1]) ? ofOne(node.text) : node.text;
        add(saying, { kind: 'text', text }, stopsIn(text + after.slice(0, 1)));
        break;
      }
      case 'joint':
        saying.pieces.push({ kind: 'joint', word: node.word });
        saying.soFar += `, ${node.word} `;
        break;
      case 'choice':
        say(saying, saying.stage.luck.pick(node.options), after);
        break;
      case 'gate':
        if (holds(node.condition, saying.stage, saying.speaking)) sayAside(saying, node.body, after);
        break;
      case 'spare':
        saying.stage.spares.push(node);
        if (!saying.stage.left.has(node)) sayAside(saying, node.body, after);
        break;
      case 'slot':
        saySlot(saying, node, after);
        break;
      default:
        node satisfies never;
    }
  }
}

/** What stands in angles may follow a word or a full stop at once: the blank is ours to give. */
function sayAside(saying: Saying, body: readonly Inline[], after: string): void {
  const [first] = body;
  const startsBare = first?.kind !== 'text' || /^[“‘\p{L}]/u.test(first.text);
  if (startsBare && /[\p{L}.,;:!?…]”?$/u.test(saying.soFar)) add(saying, { kind: 'text', text: ' ' });
  say(saying, body, after);
}

/** What will be said next, as far as it decides what is said now: "her glasses", and not "hers", also where the glasses stand behind an angle. */
function textFrom(saying: Saying, inline: readonly Inline[], followedBy: string): string {
  for (const node of inline) {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'joint') return ' ';
    if (node.kind === 'slot' || node.kind === 'choice') return '';
    const isSaid =
      node.kind === 'gate'
        ? holds(node.condition, saying.stage, saying.speaking)
        : !saying.stage.left.has(node);
    const said = isSaid ? textFrom(saying, node.body, '') : '';
    if (said !== '') return said;
  }
  return followedBy;
}

function add(saying: Saying, piece: Piece & { text: string }, stops = 0): void {
  saying.pieces.push(piece);
  saying.soFar += piece.text;
  saying.hearing.sentence += stops;
}

function saySlot(saying: Saying, slot: Extract<Inline, { kind: 'slot' }>, after: string): void {
  const { stage } = saying;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(slot.name) && slot.name !== 'P';
  const name = isCapital ? slot.name.charAt(0).toLowerCase() + slot.name.slice(1) : slot.name;
  const phrase = (text: string) =>
    add(saying, { kind: 'text', text: isCapital || startsSentence(saying.soFar) ? withCapital(text) : text });

  const person = personCalled(saying, name);
  if (person && (slot.form === '' || slot.form === 's' || pronounForms.includes(slot.form)))
    return sayPerson(saying, person, slot.form, after, isCapital);
  if (person && slot.form === 'is') return phrase(relationTo(person, stage.cast.hero));
  const ofKey = ownWords(stage, name, slot.form);
  if (person && wayForms.includes(slot.form) && (ofKey === undefined || saying.within.has(ofKey))) {
    const said = wayTold(stage, person, slot.form);
    if (said === undefined)
      throw new UnknownSlot(`nothing is known that ${slot.name} loves: <${slot.name} loves: …>`, slot.line);
    return phrase(said);
  }
  if (name === 'nature') {
    const own = stage.nature?.slots.get(slot.form)?.[0];
    return own?.kind === 'paragraph' ? say(saying, own.inline, after) : undefined;
  }
  if (person || name === 'key') {
    if (ofKey === undefined)
      throw new UnknownSlot(`no key gives {${slot.name}.${slot.form}} words here`, slot.line);
    if (saying.within.has(ofKey)) throw new UnknownSlot(`{${slot.name}.${slot.form}} says itself`, slot.line);
    saying.within.add(ofKey);
    say(saying, ofKey, after);
    saying.within.delete(ofKey);
    return;
  }
  if (pronounForms.includes(name) && slot.form === '')
    return sayPerson(saying, stage.cast.hero, name, after, isCapital);
  if (name === 'others' || name === 'everyone' || name === 'names')
    return sayTogether(saying, name, slot.form === 'all', phrase);
  if (name === 'together') return phrase(togetherWord(stage));
  const own = stage.tale.words.get(name);
  if (own) {
    const from = saying.pieces.length;
    say(saying, own, slot.form === 's' ? '’s' : after);
    // "{Big} stood", behind what somebody cried: nothing but the capital tells that another sentence begins.
    const first = saying.pieces[from];
    if (isCapital && first?.kind === 'text')
      saying.pieces[from] = { ...first, text: withCapital(first.text) };
    if (slot.form === 's') add(saying, { kind: 'text', text: '’s' });
    return;
  }
  const word =
    name === 'other' && slot.form !== '' && slot.form !== 's'
      ? stage.other?.words[slot.form === 'ending' ? 's' : slot.form]
      : wordCalled(stage, name);
  if (word === undefined)
    throw new UnknownSlot(
      `nobody and nothing is called {${slot.name}${slot.form && `.${slot.form}`}}`,
      slot.line,
    );
  phrase(word);
  // "The dinosaurs’ nest", and "the digger’s bucket".
  const isMany = word.endsWith('s') && (name === 'other' ? stage.other : stage.subject)?.words['s'] === '';
  if (slot.form === 's') add(saying, { kind: 'text', text: isMany ? '’' : '’s' });
}

/** By which one sees what somebody loves; a comparison nobody notices. */
const showingForms = new Set(['love', 'bit', 'thebit', 'ownbit', 'mark', 'pastime', 'trick', 'move']);

/** In the words of the book, and the second time in fewer of them. */
function wayTold(stage: Stage, person: Person, form: string): string | undefined {
  const { waysOf, toldInFull, shown } = stage;
  const { [form]: whole, [inBrief(form)]: brief } = waysOf(person);
  if (showingForms.has(form)) shown.add(person);
  if (whole === undefined || brief === undefined) return whole;
  if (toldInFull.has(whole)) return brief;
  toldInFull.add(whole);
  return whole;
}

/** What a key gives within a paragraph. */
function ownWords({ keys }: Stage, name: string, form: string): readonly Inline[] | undefined {
  const body = keys.get(name === 'key' ? 'hero' : name)?.slots.get(form)?.[0];
  return body?.kind === 'paragraph' ? body.inline : undefined;
}

function wordCalled(
  { place, subject, sentence, other, earlier, absent }: Stage,
  name: string,
): string | undefined {
  if (name === 'friend') return earlier?.friend;
  if (name === 'absent') return absent;
  if (name === 'keep') return earlier?.keep;
  if (name === 'other') return other?.words['subject'];
  if (name === 'another') return other?.words['asubject'];
  return place[name] ?? sentence?.[name] ?? subject?.words[name];
}

function personCalled(saying: Saying, name: string): Person | undefined {
  if (name === 'hero') return saying.stage.cast.hero;
  return name === 'P' ? saying.speaking : saying.stage.parts.get(name);
}

function sayPerson(saying: Saying, person: Person, form: string, after: string, isCapital: boolean): void {
  const { hearing, soFar } = saying;
  const pronoun = alone(pronounOf(saying, person, form, after), form, after);
  const isByItself = pronoun !== undefined && (form === '' || form === 's');
  hearing.pronounsRunning = isByItself
    ? hearing.pronounsRunning + 1
    : form === ''
      ? 0
      : hearing.pronounsRunning;
  if (pronoun !== undefined)
    add(saying, {
      kind: 'text',
      text: isCapital || startsSentence(soFar) ? withCapital(pronoun) : pronoun,
    });
  else {
    sayName(saying, person, form === 's' || form === 'his' ? '’s' : '');
    const aside = form === '' && !isSpoken(soFar) && comesIn(saying.stage, person, soFar, after);
    if (aside) add(saying, { kind: 'text', text: aside });
  }
  hearing.mentions.push({ person, sentence: hearing.sentence });
}

/** "The tips of hers": a possessive with nothing after it. */
function alone(pronoun: string | undefined, form: string, after: string): string | undefined {
  const isAlone = (form === 'his' || form === 's') && (after === '' || /^[.,;:!?…”]/u.test(after));
  if (!isAlone || pronoun === undefined) return pronoun;
  return pronoun === 'her' ? 'hers' : pronoun === 'their' ? 'theirs' : pronoun;
}

function pronounOf(saying: Saying, person: Person, form: string, after: string): string | undefined {
  const { hearing, soFar } = saying;
  if (form === '') return goesOn(person, soFar, after, hearing) ? pronounWord(person, 'he') : undefined;
  if (form === 's') return ownByPronoun(person, soFar, hearing) ? pronounWord(person, 'his') : undefined;
  return pronounFor(person, form as PronounForm, hearing);
}

function sayName(saying: Saying, person: Person, ending: string): void {
  const { stage, soFar } = saying;
  const isFirst = !stage.introduced.has(person) && !isSpoken(soFar);
  if (isFirst) stage.introduced.add(person);
  const called = isFirst ? person.calledAtFirst : person.name;
  // "Baby Theo" at the head of a sentence; a family's own name stays as it is written.
  const isOurs = called !== person.name && called.endsWith(person.name);
  add(saying, { kind: isOurs ? 'text' : 'own', text: called + ending });
}

const isSpoken = (soFar: string): boolean => soFar.lastIndexOf('“') > soFar.lastIndexOf('”');

/** Who stands for all the others may be one, or "everybody": then they was, and has. */
function isOneOfThem({ stage, names }: Saying, before: Inline | undefined): boolean {
  if (before?.kind !== 'slot') return false;
  const { others } = stage.cast;
  if (before.name === 'names') return names?.length === 1;
  if (before.name !== 'others' && before.name !== 'everyone') return false;
  return (before.name === 'others' && others.length === 1) || (others.length > 4 && before.form !== 'all');
}

const singular: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', do: 'does' };

/** And one of them has not "all jumped". */
const ofOne = (text: string): string =>
  text
    .replace(/^ (were|are|have|do)(?=n[’']t\b|\b)/, (_, verb: string) => ` ${singular[verb] ?? verb}`)
    .replace(
      /^( (?:was|is|has|had|did|could|would))? (?:all|each|both)(?= (?!the\b|that\b|this\b|of\b|his\b|her\b|their\b|my\b)\p{L})/u,
      '$1',
    );

function sayTogether(saying: Saying, name: string, isByName: boolean, phrase: (text: string) => void): void {
  const { stage } = saying;
  const { others, people } = stage.cast;
  const who = name === 'names' ? (saying.names ?? []) : name === 'others' ? others : people;
  if (name !== 'names' && others.length > 4 && !isByName)
    return phrase(name === 'others' ? 'everybody else' : 'everybody');
  if (name !== 'everyone' && isByName) for (const person of who) giveMoment(stage, person);
  for (const part of listOf(who)) {
    if (typeof part === 'string') add(saying, { kind: 'text', text: part });
    else {
      sayName(saying, part, '');
      saying.hearing.mentions.push({ person: part, sentence: saying.hearing.sentence });
    }
  }
}

function togetherWord({ cast }: Stage): string {
  const count = cast.people.length;
  if (count === 2) return 'the two of them';
  return count === 3 ? 'the three of them' : 'they all';
}

/** "Ana, Ben and Cleo": the members with what stands between them, since each is said by name or by another word. */
function listOf<T>(members: readonly T[]): (T | string)[] {
  return members.flatMap((member, index) => {
    if (index === 0) return [member];
    return [index === members.length - 1 ? ' and ' : ', ', member];
  });
}
