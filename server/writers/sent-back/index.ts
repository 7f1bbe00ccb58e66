import { ownTick } from '#server/platform/event-loop.ts';
import type { StoryRequest } from '../writer.ts';
import { castFaults } from './cast.ts';
import { endingFaults } from './ending.ts';
import type { Fault } from './fault.ts';
import { isEnglish, languageFault } from './language.ts';
import { subjectFault } from './subject.ts';
import { comparedWith } from './told-before.ts';
import { cutFault, lengthFault } from './whole.ts';

export type { Fault } from './fault.ts';
export { languageOf } from './language.ts';

export type Told = { title: string; paragraphs: readonly string[] };

/**
 * Everything for which a parent would send a whole story back, and nothing else; none for a story to be kept. How it is written is for
 * whoever tunes a prompt. Each look is short and lets others have their turn before the next.
 */
export function parentOf(request: StoryRequest, placeholderOf: (index: number) => string) {
  const { characters, theme, duration, continues, retells, like, history } = request;
  const names = characters.map(({ name }) => name);
  // Whoever asks to hear it again has heard it; whoever asks for another like it wants another.
  const isOld = comparedWith(retells ? [] : like ? [...history, like] : history);

  return async function sendsBack({ title, paragraphs }: Told): Promise<Fault[]> {
    const looks: (() => readonly (Fault | undefined)[])[] = [
      () => [lengthFault(paragraphs, duration), cutFault(paragraphs)],
      () => [languageFault(paragraphs, theme)],
      () => (isEnglish(theme) ? castFaults(paragraphs, characters, placeholderOf, theme) : []),
      () => endingFaults(paragraphs),
      () => [isOld(paragraphs)],
      // What happens next may be about something that came of it.
      () => (isEnglish(theme) && !continues ? [subjectFault(title, paragraphs, theme, names)] : []),
    ];
    const faults: Fault[] = [];
    for (const look of looks) {
      faults.push(...look().filter((fault) => fault !== undefined));
      await ownTick();
    }
    return faults;
  };
}
