/**
 * Tells a story in the terminal: `node --import tsx tools/tell.ts --theme "space" --duration short --age 5 --culture western`.
 * `--count 6` tells six in a row to the same family; `--arc ID` tells only that one; `--quiet` shows the measures alone.
 */
import { parseArgs } from 'node:util';

import { type Culture, cultures, type Duration, storyElements } from '#contract/stories.ts';
import { measure } from '#server/writers/bands.ts';
import { eveningsOf, familyOf } from './evenings.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'space' },
    duration: { type: 'string', default: 'short' },
    culture: { type: 'string', default: 'western' },
    element: { type: 'string' },
    family: {
      type: 'string',
      default:
        'Mia:6:daughter:drawing:curious;Grandpa Joe:71:grandfather:telling stories:patient;Biscuit:3:dog:sniffing:loyal',
    },
    count: { type: 'string', default: '1' },
    arc: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

const wish = {
  characters: familyOf(values.family),
  theme: values.theme,
  duration: oneOf<Duration>(values.duration, ['short', 'medium', 'long']),
  culture: oneOf<Culture>(values.culture, cultures),
  ...(values.element !== undefined && { element: oneOf(values.element, storyElements) }),
};
for (const story of eveningsOf(wish, Number(values.count), values.arc)) {
  if (!values.quiet) console.log(`\n# ${story.title}\n\n${story.paragraphs.join('\n\n')}\n`);
  console.log({
    arc: story.choices.arc,
    overlap: Math.round(story.overlap * 1000) / 10,
    faults: story.faults,
  });
  if (!values.quiet) console.log(measure(story.paragraphs));
}

function oneOf<T extends string>(text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (!found) throw new Error(`"${text}" is not one of ${known.join(', ')}`);
  return found;
}
