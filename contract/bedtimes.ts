import * as z from 'zod/mini';
import { call } from './call.ts';
import { narratorVoices } from './narration.ts';
import { durationIds, ListenerId, maxCharactersPerStory, StoryId, storyLimits } from './stories.ts';
import { typedText } from './text.ts';

// The evenings for which the house writes and tells a story ahead.

export const bedtimeLimits = {
  /** Of a family. */
  bedtimes: 6,
  noteDevices: 10,
  wishes: 20,
  /** Of the latest nights: what the home screen may still speak of. */
  nights: 14,
} as const;

/** From Monday on, as calendars count where the house was built. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** A place whose clock the family goes by: whatever the server itself knows the time of. */
const TimeZone = z
  .string('The time zone is a name like Pacific/Auckland')
  .check(z.refine(isTimeZone, 'The time zone is a name like Pacific/Auckland'));

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (trouble) {
    if (trouble instanceof RangeError) return false;
    throw trouble;
  }
}

/** What somebody would like to hear, on one of the next evenings. */
export const BedtimeWish = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'That is not a wish')),
  words: typedText({ what: 'The wish', max: storyLimits.theme, missing: 'Say what it should be about' }),
  /** The story that is to go on. */
  carriesOn: z._default(z.nullable(StoryId), null),
});
export type BedtimeWish = z.infer<typeof BedtimeWish>;

export const BedtimeDraft = z.object({
  /** For whom; everyone, where nobody is named. */
  listener: z._default(z.nullable(ListenerId), null),
  days: z
    .array(z.enum(weekdays), 'Choose at least one evening')
    .check(z.minLength(1, 'Choose at least one evening'), z.maxLength(weekdays.length)),
  /** On the clock of the wall: 18:00. */
  time: z
    .string('The time is like 18:00')
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'The time is like 18:00')),
  timeZone: TimeZone,
  /** Who is in it; those who listen, where nobody is chosen. */
  cast: z.array(ListenerId).check(z.maxLength(maxCharactersPerStory)),
  duration: z.enum(durationIds),
  narratorVoice: z.enum(narratorVoices),
  /** The first is told next. When there is none, the house thinks of something. */
  wishes: z
    .array(BedtimeWish)
    .check(z.maxLength(bedtimeLimits.wishes, `At most ${bedtimeLimits.wishes} wishes, please`)),
  isOn: z.boolean(),
});
export type BedtimeDraft = z.infer<typeof BedtimeDraft>;

export const Bedtime = z.extend(BedtimeDraft, {
  id: z.string(),
  /** Counts the changes: a page of yesterday must not bring back a wish that was told since. */
  version: z.int(),
  /** When the next story is made; null while none is. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Nobody has listened for two weeks, so that nothing is made until somebody does. */
  isResting: z.boolean(),
});
export type Bedtime = z.infer<typeof Bedtime>;

/** What came of one evening. */
export const Night = z.object({
  bedtimeId: z.string(),
  listener: z.nullable(z.string()),
  /** The day on the family's calendar. */
  night: z.string(),
  /** Null where none could be made; then `note` says why. */
  storyId: z.nullable(z.string()),
  /** Its sound is there as well. */
  isTold: z.boolean(),
  /** What a parent should know of it, in a sentence. */
  note: z.nullable(z.string()),
  madeAt: z.iso.datetime(),
  isOpened: z.boolean(),
});
export type Night = z.infer<typeof Night>;

/** How the family hears of it, besides the home screen. */
export const BedtimeNews = z.object({
  byMail: z.boolean('byMail is true or false'),
  /** Whether a note on a device says the title, which may name a child. */
  notesSayTitle: z._default(z.boolean('notesSayTitle is true or false'), false),
});
export type BedtimeNews = z.infer<typeof BedtimeNews>;

export const Bedtimes = z.object({
  bedtimes: z.array(Bedtime),
  nights: z.array(Night),
  news: BedtimeNews,
  /** By what a browser knows that a note comes from this house. */
  noteKey: z.string(),
});
export type Bedtimes = z.infer<typeof Bedtimes>;

const Endpoint = z
  .string('That is no address of a browser')
  .check(z.regex(/^https?:\/\/\S{1,1000}$/, 'That is no address of a browser'));
const bytes = (howMany: string) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${howMany}}={0,2}$`), 'That is no key of a browser'));

/** Where a browser takes our notes, and with what they are sealed for it alone. */
export const NoteDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: bytes('86,88'), auth: bytes('22,24') }),
});
export type NoteDevice = z.infer<typeof NoteDevice>;

const path = '/api/bedtimes';
const OneBedtime = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) });

export const bedtimeCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'The evenings for which stories are made ahead, and what came of the latest nights.',
    status: 200,
    answer: Bedtimes,
  }),
  add: call({
    method: 'POST',
    path,
    access: 'family',
    summary: 'Has a story made ahead, on these evenings at this time.',
    body: BedtimeDraft,
    status: 201,
    answer: Bedtime,
  }),
  edit: call({
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Puts a changed bedtime in the place of the old one.',
    params: OneBedtime,
    body: z.extend(BedtimeDraft, { version: z.optional(z.int()) }),
    status: 200,
    answer: Bedtime,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Has no more stories made for this bedtime. Those that were made stay.',
    params: OneBedtime,
    status: 204,
    answer: null,
  }),
  news: call({
    method: 'PUT',
    path: '/api/bedtime-news',
    access: 'family',
    summary: 'Says how the family wants to hear of a story that is ready.',
    body: BedtimeNews,
    status: 200,
    answer: BedtimeNews,
  }),
  noteHere: call({
    method: 'PUT',
    path: '/api/note-device',
    access: 'family',
    summary: 'Has a note sent to this browser when a story is ready.',
    body: NoteDevice,
    status: 204,
    answer: null,
  }),
  noNoteHere: call({
    method: 'POST',
    path: '/api/note-device/forget',
    access: 'family',
    summary: 'Sends no more notes to this browser.',
    body: z.object({ endpoint: Endpoint }),
    status: 204,
    answer: null,
  }),
  opened: call({
    method: 'POST',
    path: '/api/nights/{storyId}/opened',
    access: 'family',
    summary: 'Notes that somebody has opened a story that was made ahead. Bedtimes that rest go on.',
    params: z.object({ storyId: StoryId }),
    status: 204,
    answer: null,
  }),
};
