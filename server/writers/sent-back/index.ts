import { ownTick } from '#server/platform/event-loop.ts';
import type { StoryRequest } from '../writer.ts';
import { castFaults, othersStory } from './cast.ts';
import { endingFaults } from './ending.ts';
import type { Fault } from './fault.ts';
import { isEnglish, languageFault } from './language.ts';
import { strangerFault } from './strangers.ts';
import { subjectFault } from './subject.ts';
import { comparedWith } from './told-before.ts';
import { cutFault, lengthFault, shareOf } from './whole.ts';

export type { Fault } from './fault.ts';
export { languageOf } from './language.ts';

/** What anybody does is known to us in English only; that they are there, in any tongue. */
function unnamed(
  paragraphs: readonly string[],
  names: readonly string[],
  placeholderOf: (index: number) => string,
): Fault[] {
  const text = paragraphs.join('\n').normalize('NFC').toLowerCase();
  const isThere = (name: string) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .split(/\s+/u)
      .some((part) => part !== '' && text.includes(part));
  return names.flatMap((name, index): Fault[] =>
    isThere(name)
      ? []
      : [
          {
            kind: 'missing',
            say: `${placeholderOf(index)} is not in it. Everybody needs a part of their own, by this very placeholder.`,
          },
        ],
  );
}

/** Whom nobody wants to leave awake. */
const oldestChild = 12;

export type Told = { title: string; paragraphs: readonly string[] };

/**
 * Everything for which a parent would send a whole story back, and nothing else; none for a story to be kept. How it is written is for
 * whoever tunes a prompt. Each look is short and lets others have their turn before the next.
 */
export function parentOf(request: StoryRequest, placeholderOf: (index: number) => string) {
  const { characters, theme, duration, continues, retells, like, history } = request;
  const names = characters.map(({ name }) => name);
  const heroes = request.toldFor ?? [0];
  const children = characters.filter(({ age }) => age <= oldestChild).map(({ name }) => name);
  // Whoever asks to hear it again has heard it; whoever asks for another like it wants another.
  const isOld = comparedWith(retells ? [] : like ? [...history, like] : history);

  return async function sendsBack({ title, paragraphs }: Told): Promise<Fault[]> {
    const looks: (() => readonly (Fault | undefined)[])[] = [
      () => [lengthFault(paragraphs, duration), cutFault(paragraphs)],
      () => [languageFault(paragraphs, request)],
      () =>
        isEnglish(request)
          ? castFaults(paragraphs, characters, placeholderOf, theme)
          : unnamed(paragraphs, names, placeholderOf),
      () => [strangerFault(paragraphs, request)],
      () =>
        isEnglish(request) && othersStory(paragraphs, characters, heroes)
          ? [
              {
                kind: 'missing',
                say: `It is somebody else’s story. ${heroes.map(placeholderOf).join(' and ')} should be at the heart of it.`,
              },
            ]
          : [],
      () => endingFaults(paragraphs, children, shareOf(paragraphs, duration)),
      () => [isOld(paragraphs)],
      // What happens next may be about something that came of it, and what is told again about a fox instead of the dog.
      () =>
        isEnglish(request) && !continues && !retells
          ? [
              subjectFault(
                title,
                paragraphs,
                theme,
                names,
                characters.map(({ relationship }) => relationship),
              ),
            ]
          : [],
    ];
    const faults: Fault[] = [];
    for (const look of looks) {
      faults.push(...look().filter((fault) => fault !== undefined));
      await ownTick();
    }
    return faults;
  };
}
