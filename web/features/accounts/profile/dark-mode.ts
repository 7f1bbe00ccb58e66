import { readKept } from '#web/platform/storage.ts';
import { accountKeys } from '../storage-keys.ts';

/** Dims the paper when this family has asked for it. Without the profile's schema: every page of the app does this first. */
export function followDarkMode(): void {
  document.documentElement.dataset['paper'] = isDarkModeKept() ? 'dim' : 'bright';
}

function isDarkModeKept(): boolean {
  const profile = readKept(accountKeys.profile);
  if (typeof profile !== 'object' || profile === null || !('preferences' in profile)) return false;
  const { preferences } = profile;
  if (typeof preferences !== 'object' || preferences === null || !('darkMode' in preferences)) return false;
  return preferences.darkMode === true;
}
