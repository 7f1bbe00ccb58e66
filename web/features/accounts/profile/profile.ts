import * as z from 'zod/mini';
import { emailAddress, personNameCharacters } from '#contract/accounts.ts';
import { defaultVoice, narratorVoices } from '#contract/narration.ts';
import { typedText } from '#contract/text.ts';
import { keep, readKept } from '#web/platform/storage.ts';
import type { SavedUser } from '../session.ts';
import { accountKeys } from '../storage-keys.ts';
import { timeZoneHere, timeZones } from './time-zones.ts';

/**
 * What a family tells us about itself and how it likes things. It lives in this browser only and is never sent anywhere; no password
 * is ever part of it.
 */
export const Profile = z.object({
  // An account that was bought through the checkout has no names yet, and its owner may leave it so.
  firstName: typedText({ what: 'The first name', max: personNameCharacters }),
  lastName: typedText({ what: 'The last name', max: personNameCharacters }),
  email: emailAddress('Please enter a valid email'),
  /** What they sign in with. */
  username: z.string(),
  timezone: z.enum(timeZones.map(({ value }) => value)),
  notifications: z.object({ email: z.boolean(), stories: z.boolean(), updates: z.boolean() }),
  preferences: z.object({
    defaultNarrator: z.enum(narratorVoices),
    autoPlay: z.boolean(),
    darkMode: z.boolean(),
  }),
});
export type Profile = z.infer<typeof Profile>;

/** The profile of a family that has not changed anything: its own names, and what suits most. */
export function firstProfile(user: SavedUser): Profile {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    username: user.username ?? '',
    timezone: timeZoneHere(),
    notifications: { email: true, stories: false, updates: true },
    preferences: { defaultNarrator: defaultVoice, autoPlay: true, darkMode: false },
  };
}

/** What was kept, or the first profile where nothing was, or nothing that can be read. */
export function keptProfile(user: SavedUser): Profile {
  const kept = Profile.safeParse(readKept(accountKeys.profile));
  // What they sign in with is the account's to say, whatever was kept.
  return kept.success ? { ...kept.data, username: user.username ?? '' } : firstProfile(user);
}

export const keepProfile = (profile: Profile): boolean => keep(accountKeys.profile, profile);
