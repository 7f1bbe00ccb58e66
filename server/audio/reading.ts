import { mannersIn, type Manner } from '#contract/manners.ts';
import { yieldWhenDue } from '#server/platform/event-loop.ts';
import { passagesIn, type Passage } from './passages.ts';
import { speakable, type Respellings, type Speakable } from './speakable.ts';

/** A text in breaths: what each of them says, and how it wants to be told. */
export type Reading = {
  passages: readonly Passage[];
  scripts: readonly Speakable[];
  manners: readonly Manner[];
};

/** The longest text takes a tenth of a second, in which everybody else in the process has their turns. */
export async function readText(text: string, respellings: Respellings = {}): Promise<Reading> {
  const turn = yieldWhenDue();
  const passages: Passage[] = [];
  const scripts: Speakable[] = [];
  for (const passage of passagesIn(text)) {
    if (passage) {
      passages.push(passage);
      scripts.push(speakable(passage.text, passage.charStart, respellings));
    }
    await turn();
  }
  return { passages, scripts, manners: mannersIn(text, passages) };
}
