import type { Person } from './cast.ts';
import type { Chance } from './random.ts';
import type { Piece, ReferentForm } from './realise.ts';
import { referentForms } from './realise.ts';
import { personReferent, type Referent } from './referents.ts';
import type { Gate, Node } from './template.ts';
import { hobbyForms, type HobbyForm, type HobbyInUse } from './hobby.ts';

/**
 * Everybody and everything that a fragment may speak of while it is being told: people under the names of their
 * parts (hero, C, X, pet …), things, lists of people, and plain phrases.
 */
export type Stage = {
  referents: ReadonlyMap<string, Referent>;
  /** Those of this one fragment: C, X, who, thing. They come before the others. */
  nearReferents: ReadonlyMap<string, Referent>;
  lists: ReadonlyMap<string, readonly Referent[]>;
  /** Written by us: may take a capital. */
  phrases: ReadonlyMap<string, string>;
  /** Written by the family. */
  opaque: ReadonlyMap<string, string>;
  hobbies: ReadonlyMap<string, HobbyInUse>;
  /** What is held out where others hold out a hand, when there are only animals: "paw". */
  limb?: string;
  audienceAge: number;
  headCount: number;
};

/** What is on stage for one fragment only. */
export type Parts = {
  people?: readonly (readonly [string, Person])[];
  referents?: readonly (readonly [string, Referent])[];
  hobbies?: readonly (readonly [string, HobbyInUse])[];
};

/** The stage with a few more parts in front; what stands behind is shared and never copied. */
export function withParts(stage: Stage, parts: Parts): Stage {
  const people = (parts.people ?? []).map(([name, person]) => [name, personReferent(person)] as const);
  return {
    ...stage,
    nearReferents: new Map([...stage.nearReferents, ...people, ...(parts.referents ?? [])]),
    hobbies: new Map([...stage.hobbies, ...(parts.hobbies ?? [])]),
  };
}

/** The pieces a token stands for, or nothing where tonight has no such person or thing. */
function resolveToken(stage: Stage, name: string, form: string, luck: Chance): Piece[] | undefined {
  const hobby = isHobbyForm(form) ? stage.hobbies.get(name)?.[form] : undefined;
  if (hobby) return [...hobby];
  const referent = stage.nearReferents.get(name) ?? stage.referents.get(name);
  if (referent) return isReferentForm(form) ? [{ kind: 'referent', referent, form }] : undefined;
  const party = resolveParty(stage, name, form);
  if (party) return party;
  const list = stage.lists.get(name);
  if (list && list.length > 0) return resolveList(list, form, luck);
  if (form !== '') return undefined;
  const phrase = stage.phrases.get(name);
  if (phrase !== undefined) return [{ kind: 'phrase', text: phrase }];
  const opaque = stage.opaque.get(name);
  return opaque === undefined ? undefined : [{ kind: 'opaque', text: opaque }];
}

/** Whether a token stands for anything tonight; asked ten thousand times an evening, so nothing is made for the answer. */
function isOnStage(stage: Stage, name: string, form: string): boolean {
  if (isHobbyForm(form)) {
    if (stage.hobbies.get(name)?.[form]) return true;
  }
  if (stage.nearReferents.has(name) || stage.referents.has(name)) return isReferentForm(form);
  if (isParty(name) && (form === '' || form === 'was')) return true;
  if ((stage.lists.get(name)?.length ?? 0) > 0) return form === '' || form === 'was';
  return form === '' && (stage.phrases.has(name) || stage.opaque.has(name));
}

/** The family on its way: "they" where there are several, else the hero. */
function resolveParty(stage: Stage, name: string, form: string): Piece[] | undefined {
  const forms = { they: 'he', them: 'him', their: 'his' } as const;
  if (!isParty(name)) return undefined;
  if (form !== '' && form !== 'was') return undefined;
  const hero = stage.referents.get('hero');
  if (stage.headCount === 1 && hero) {
    return [{ kind: 'referent', referent: hero, form: form === 'was' ? 'was' : forms[name] }];
  }
  return [form === 'was' ? { kind: 'text', text: 'were' } : { kind: 'phrase', text: name }];
}

function isParty(name: string): name is 'they' | 'them' | 'their' {
  return name === 'they' || name === 'them' || name === 'their';
}

/** "Mia, Joe and Biscuit"; five and more come in another order each time, as people do. */
function resolveList(list: readonly Referent[], form: string, luck: Chance): Piece[] | undefined {
  if (form === 'was') return [{ kind: 'text', text: list.length > 1 ? 'were' : 'was' }];
  if (form !== '') return undefined;
  const order = list.length > 3 ? luck.shuffle(list) : list;
  return order.flatMap((referent, index): Piece[] => [
    ...(index === 0 ? [] : [{ kind: 'text', text: index === order.length - 1 ? ' and ' : ', ' } as const]),
    { kind: 'referent', referent, form: '' },
  ]);
}

const knownHobbyForms: ReadonlySet<string> = new Set(hobbyForms);
const knownReferentForms: ReadonlySet<string> = new Set(referentForms);

function isHobbyForm(form: string): form is HobbyForm {
  return knownHobbyForms.has(form);
}

function isReferentForm(form: string): form is ReferentForm {
  return knownReferentForms.has(form);
}

/** Whether all that this says can be said tonight; of a choice, one option is enough. */
export function canTell(stage: Stage, nodes: readonly Node[]): boolean {
  return nodes.every((node) => {
    if (node.kind === 'token') return isOnStage(stage, node.name, node.form);
    if (node.kind === 'choice') return node.options.some((option) => canTell(stage, option));
    if (node.kind === 'gate') return !isOpen(stage, node.gate) || canTell(stage, node.nodes);
    return true;
  });
}

/** A fragment as pieces. `withOptional` says whether sentences that are there for the length are told. */
export function expand(stage: Stage, nodes: readonly Node[], luck: Chance, withOptional: boolean): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.kind === 'text')
      return [{ kind: 'text', text: stage.limb === undefined ? node.text : withLimb(node.text, stage.limb) }];
    if (node.kind === 'token') return expandToken(stage, node.name, node.form, luck);
    if (node.kind === 'choice') {
      const options = node.options.filter((option) => canTell(stage, option));
      return expand(stage, luck.pick(options), luck, withOptional);
    }
    if (node.kind === 'gate') {
      const isTold = node.gate === '?' ? withOptional : isOpen(stage, node.gate);
      return isTold ? [...expand(stage, node.nodes, luck, withOptional), { kind: 'text', text: ' ' }] : [];
    }
    return [node];
  });
}

/** A dog holds out a paw; the hands of clocks, and a hand’s width, are left alone. */
function withLimb(text: string, limb: string): string {
  if (/clock|watch/.test(text)) return text;
  const many = limb === 'hoof' ? 'hooves' : `${limb}s`;
  return text.replace(/\b(hands|fingers|fists)\b/g, many).replace(/\b(hand|finger|thumb|fist)\b(?!’)/g, limb);
}

function expandToken(stage: Stage, name: string, form: string, luck: Chance): Piece[] {
  const pieces = resolveToken(stage, name, form, luck);
  if (!pieces) throw new Error(`nothing on stage for {${name}${form && `.${form}`}}`);
  return pieces;
}

function isOpen(stage: Stage, gate: Gate): boolean {
  return gateOpens[gate](stage);
}

const gateOpens: Record<Gate, (stage: Stage) => boolean> = {
  '?': () => true,
  '2-4': ({ audienceAge }) => audienceAge <= 4,
  '2-7': ({ audienceAge }) => audienceAge <= 7,
  '5-7': ({ audienceAge }) => audienceAge >= 5 && audienceAge <= 7,
  '5+': ({ audienceAge }) => audienceAge >= 5,
  '8+': ({ audienceAge }) => audienceAge >= 8,
  many: ({ headCount }) => headCount > 1,
  alone: ({ headCount }) => headCount === 1,
};
