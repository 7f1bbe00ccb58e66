import { narrators } from './narrators/index.ts';
import { painters } from './painters/index.ts';
import type { Environment } from './platform/config/environment.ts';
import { readSettings, type Settings } from './platform/config/settings.ts';
import { providers } from './writers/index.ts';

/** The settings of this house, with everybody it knows who could write, speak and paint for it. */
export function readHouseSettings(environment: Environment): Settings {
  return readSettings(environment, { writers: providers, narrators, painters });
}
