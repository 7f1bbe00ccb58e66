import { join } from 'node:path';
import type { Clock } from './platform/clock.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Log } from './platform/log.ts';
import { openWriter, type OpenedWriter } from './writers/index.ts';
import { openBuiltInStoryteller, type BuiltInStoryteller } from './writers/built-in.ts';
import type { PictureWords, StoryCharacter } from './writers/writer.ts';

export type HouseWriter = OpenedWriter & {
  /** What is on the picture of a story whose writer has not said so, from its wish. */
  vignettesFor: BuiltInStoryteller['vignettesFor'];
  pictureFor: (wish: { theme: string; characterDetails: readonly WishCharacter[] }) => Promise<PictureWords>;
};
type WishCharacter = Pick<StoryCharacter, 'name' | 'age' | 'relationship' | 'hobbies' | 'traits'>;

/** The writer that the settings ask for, with the built-in storyteller behind it. */
export function openHouseWriter(
  { writer: setting, dataDir }: Settings,
  around: { log: Log; clock: Clock },
): HouseWriter {
  const writers = openBuiltInStoryteller({ theirTales: join(dataDir, 'tales') });
  for (const { file, line, text } of writers.faultyTales)
    around.log.warn({ file, line, fault: text }, 'a tale was left out: its file cannot be read');
  const chosen = openWriter(setting, {
    builtIn: writers.builtIn,
    seed: (request) => writers.premiseFor(request),
    now: () => around.clock.now().getTime(),
    onAttempt: (attempt) => around.log.info({ writer: setting.name, ...attempt }, 'a model wrote'),
    onStepIn: ({ kind, message, cause }) =>
      around.log.warn(
        { writer: setting.name, reason: kind, because: message, cause: String(cause) },
        'the storyteller stepped in',
      ),
  });
  return {
    ...chosen,
    vignettesFor: (told) => writers.vignettesFor(told),
    pictureFor: ({ theme, characterDetails }) =>
      writers.pictureFor({
        theme,
        characters: characterDetails.map(({ name, age, relationship, hobbies, traits }) => ({
          name,
          age,
          relationship,
          hobbies,
          traits,
        })),
      }),
  };
}
