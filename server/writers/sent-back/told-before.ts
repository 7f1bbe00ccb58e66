import { wordNumbers } from '../words.ts';
import type { EarlierStory } from '../writer.ts';
import type { Fault } from './fault.ts';

const storiesRemembered = 20;
/** In how much of its runs of five words one story may be another: goodnights and refrains of a house come again, a story does not. */
const mostInCommon = 0.3;

/** Held against each of the family's last stories, one by one. Made before the reply comes, so that nothing waits for it then. */
export function comparedWith(
  history: readonly EarlierStory[],
): (paragraphs: readonly string[]) => Fault | undefined {
  const earlier = history.slice(-storiesRemembered).map(({ text }) => new Set(runsOf(text)));
  return (paragraphs) => {
    const runs = runsOf(paragraphs.join('\n'));
    const isOld = earlier.some(
      (known) => runs.filter((run) => known.has(run)).length > runs.length * mostInCommon,
    );
    if (runs.length === 0 || !isOld) return undefined;
    return {
      kind: 'told-before',
      say: 'This family has heard this story. Tell another: another trouble, another turn, other words.',
    };
  };
}

function runsOf(text: string): number[] {
  const numbers = wordNumbers(text);
  return numbers.slice(4).map((_, at) => {
    let run = 0;
    for (let nth = 0; nth < 5; nth += 1) run = Math.imul(run ^ (numbers[at + nth] ?? 0), 0x01000193) + nth;
    return run;
  });
}
