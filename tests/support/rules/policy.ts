import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { welcome } from '#contract/welcome.ts';
import type { Answer } from '#tests/support/house/house.ts';
import { everyEvening } from '#tests/support/family/every-evening.ts';
import { newAddress, signUpForm, type Family, type Visitor } from '#tests/support/family/visitor.ts';

/**
 * Who may make each call, said a second time by hand. A call that is not here fails, so a new one cannot be open by oversight; and
 * so does a row whose call is gone.
 */
export type Row = {
  who: 'anyone' | 'family' | 'admin';
  /** What is sent with good reason, by this family. */
  body?: (family: Family) => unknown;
  /** What stands for `{id}` and the query: something of this family's own. Needed where the path has a name in braces. */
  path?: (family: Family) => Promise<string>;
  /** What the path names belongs to no family: it is the same for all of them. */
  isNobodys?: true;
  /** What somebody who may make the call can be answered, besides success. */
  also?: number[];
};

export const policy: Record<string, Row> = {
  'GET /api/health': { who: 'anyone' },
  'GET /api/ready': { who: 'anyone' },
  'GET /api/openapi.json': { who: 'anyone' },
  'GET /api/config': { who: 'anyone' },
  'POST /api/signup': { who: 'anyone', body: () => signUpForm(`new-${newAddress()}@home.example`) },
  'POST /api/login': { who: 'anyone', body: ({ email, password }) => ({ email, password }) },
  'POST /api/logout': { who: 'anyone' },
  'POST /api/validate-session': { who: 'anyone', body: ({ userId }) => ({ userId }) },
  // Without the link from the letter nothing is confirmed: see the accounts' own tests.
  'POST /api/confirm-email': { who: 'anyone', body: () => ({ token: 'none' }), also: [400] },
  'POST /api/change-password': {
    who: 'family',
    body: ({ email, password }) => ({ email, currentPassword: password, newPassword: 'sleepy-otter-9' }),
  },
  'POST /api/reset-password': { who: 'anyone', body: ({ email }) => ({ email }) },
  'POST /api/get-customer-credentials': { who: 'anyone', body: ({ email }) => ({ email }) },
  'DELETE /api/delete-account': { who: 'family' },
  'GET /api/account/export': { who: 'family' },
  'GET /api/account/everything': { who: 'family' },
  'GET /api/family-members': { who: 'family' },
  'POST /api/family-members': { who: 'family', body: () => grandpa },
  'PUT /api/family-members/{id}': { who: 'family', body: () => grandpa, path: memberOf },
  'DELETE /api/family-members/{id}': { who: 'family', path: memberOf },
  'GET /api/stories': { who: 'family' },
  'GET /api/stories/{id}': { who: 'family', path: storyOf },
  'POST /api/stories': { who: 'family', body: () => wish },
  'POST /api/story-offers': { who: 'family', body: () => wish },
  'PATCH /api/stories/{id}/favorite': {
    who: 'family',
    body: () => ({ isFavorite: true }),
    path: async (family) => `${await storyOf(family)}/favorite`,
  },
  'PUT /api/stories/{id}/listeners': {
    who: 'family',
    body: () => ({ toldFor: [] }),
    path: async (family) => `${await storyOf(family)}/listeners`,
  },
  'GET /api/story-places': { who: 'family' },
  'GET /api/stories/{id}/place': { who: 'family', path: placeOf },
  'PUT /api/stories/{id}/place': { who: 'family', body: () => halfway, path: placeOf },
  'DELETE /api/stories/{id}': { who: 'family', path: storyOf },
  'POST /api/tts': { who: 'family', body: () => goodnight },
  // A visitor hears the welcome and nothing else: see the narration's own tests.
  'POST /api/generate-tts': { who: 'anyone', body: () => welcome },
  // Whoever holds the signed link, and nobody without it.
  // By its secret name: see the paintings' own tests.
  'GET /api/paintings/{id}': {
    who: 'anyone',
    path: async () => `/api/paintings/${'0'.repeat(32)}`,
    isNobodys: true,
    also: [404],
  },
  'GET /api/narrations/{id}/sound': {
    who: 'anyone',
    path: async (family) => (await narrationOf(family)).audioUrl,
  },
  'GET /api/narrations/{id}/marks': {
    who: 'anyone',
    path: async (family) => (await narrationOf(family)).marksUrl,
  },
  'GET /api/figma/test': { who: 'family' },
  // These houses are connected to no design service; what a connected one does is in the design import's own tests.
  'GET /api/figma/file/{fileKey}': { who: 'family', path: designFile, isNobodys: true, also: [404] },
  'GET /api/figma/file/{fileKey}/export': {
    who: 'family',
    path: async () => `${await designFile()}/export?ids=1:2`,
    isNobodys: true,
    also: [404],
  },
  'GET /api/bedtimes': { who: 'family' },
  'POST /api/bedtimes': { who: 'family', body: () => everyEvening },
  'PUT /api/bedtimes/{id}': { who: 'family', body: () => everyEvening, path: bedtimeOf },
  'DELETE /api/bedtimes/{id}': { who: 'family', path: bedtimeOf },
  'PUT /api/bedtime-news': { who: 'family', body: () => ({ byMail: true }) },
  'PUT /api/note-device': { who: 'family', body: (family) => browserOf(family) },
  'POST /api/note-device/forget': {
    who: 'family',
    body: (family) => ({ endpoint: browserOf(family).endpoint }),
  },
  // Only of a story that was made ahead: see the bedtimes' own tests.
  'POST /api/nights/{storyId}/opened': {
    who: 'family',
    path: async (family) => `${(await storyOf(family)).replace('stories', 'nights')}/opened`,
    also: [404],
  },
  'GET /api/recordings': { who: 'family' },
  'POST /api/recordings': {
    who: 'family',
    body: () => ({ storyId: 'no-such-story', speaker: 'Nana' }),
    also: [404],
  },
  // What is sent here is no JSON, and nothing has been read: see the recordings' own tests.
  'PUT /api/recordings/{id}/takes/{piece}': {
    who: 'family',
    path: async (family) => `${await recordingOf(family)}/takes/0`,
    also: [415],
  },
  'GET /api/recordings/{id}/takes/{piece}': {
    who: 'family',
    path: async (family) => `${await recordingOf(family)}/takes/0`,
    also: [404],
  },
  'POST /api/recordings/{id}/finish': {
    who: 'family',
    path: async (family) => `${await recordingOf(family)}/finish`,
    also: [409],
  },
  'POST /api/recordings/{id}/keep': {
    who: 'family',
    path: async (family) => `${await recordingOf(family)}/keep`,
    also: [404],
  },
  'PATCH /api/recordings/{id}/favorite': {
    who: 'family',
    body: () => ({ isFavorite: true }),
    path: async (family) => `${await recordingOf(family)}/favorite`,
    also: [409],
  },
  'POST /api/recordings/{id}/tell': {
    who: 'family',
    path: async (family) => `${await recordingOf(family)}/tell`,
    also: [404],
  },
  'DELETE /api/recordings/{id}': { who: 'family', path: recordingOf },
  'GET /api/invitations': { who: 'family' },
  'POST /api/invitations': { who: 'family', body: () => ({ speaker: 'Nana' }) },
  'DELETE /api/invitations/{id}': { who: 'family', path: invitationOf },
  // Whoever has an invitation, and nobody without one.
  'GET /api/invitations/{id}/picture.png': {
    who: 'anyone',
    path: async () => '/api/invitations/none/picture.png',
    isNobodys: true,
    also: [404, 429],
  },
  'GET /api/invited': { who: 'anyone', also: [404, 429] },
  'GET /api/invited/stories/{id}': { who: 'anyone', path: invitedStory, isNobodys: true, also: [404, 429] },
  'PUT /api/invited/stories/{id}/takes/{piece}': {
    who: 'anyone',
    path: async () => `${await invitedStory()}/takes/0`,
    isNobodys: true,
    also: [404, 429],
  },
  'GET /api/invited/stories/{id}/takes/{piece}': {
    who: 'anyone',
    path: async () => `${await invitedStory()}/takes/0`,
    isNobodys: true,
    also: [404, 429],
  },
  'POST /api/invited/stories/{id}/send': {
    who: 'anyone',
    path: async () => `${await invitedStory()}/send`,
    isNobodys: true,
    also: [404, 429],
  },
  'GET /api/breakfast': { who: 'family' },
  'PUT /api/breakfast': { who: 'family', body: () => ({ isWanted: true }) },
  'GET /api/evenings': { who: 'family' },
  'PUT /api/evenings/counting': { who: 'family', body: () => ({ isCounted: true }) },
  'GET /api/feed': { who: 'family' },
  'POST /api/feed': { who: 'family' },
  'PATCH /api/feed': { who: 'family', body: () => ({ withNames: true }), also: [404] },
  'DELETE /api/feed': { who: 'family' },
  // Nobody has told it yet: see the feed's own tests.
  'GET /api/stories/{id}/mp3': {
    who: 'family',
    path: async (family) => `${await storyOf(family)}/mp3`,
    also: [404],
  },
  // Whoever has the address of a podcast, and nobody without it.
  'GET /api/feeds/{secret}/feed.xml': feedFile('feed.xml'),
  'GET /api/feeds/{secret}/cover.png': feedFile('cover.png'),
  'GET /api/feeds/{secret}/stories/{id}/sound.mp3': feedFile('stories/no-such-story/sound.mp3'),
  'GET /api/feeds/{secret}/stories/{id}/cover.png': feedFile('stories/no-such-story/cover.png'),
  'GET /api/feeds/{secret}/stories/{id}/chapters.json': feedFile('stories/no-such-story/chapters.json'),
  'GET /api/child-screen': { who: 'family' },
  'GET /api/child-screen/code': { who: 'family' },
  'PUT /api/child-screen/code': { who: 'family', body: () => ({ code: '2468' }) },
  // What happens in a child's hands is in the child screen's own tests.
  'POST /api/child-screen': {
    who: 'family',
    body: () => ({ childId: 'none', bedtime: { stories: null, minutes: null }, timeZone: 'UTC' }),
    also: [404],
  },
  'POST /api/child-screen/stories/{id}/tell': {
    who: 'family',
    path: async () => '/api/child-screen/stories/none/tell',
    isNobodys: true,
    also: [404],
  },
  'PUT /api/child-screen/stories/{id}/place': {
    who: 'family',
    path: async () => '/api/child-screen/stories/none/place',
    body: () => ({ positionMs: 0, isPlaying: false, isHeard: false }),
    isNobodys: true,
    also: [404],
  },
  'POST /api/child-screen/sleep': { who: 'family', also: [404] },
  'POST /api/child-screen/take-back': { who: 'family', body: () => ({ code: '0000' }) },
  'GET /api/sleep-playlist': { who: 'anyone' },
  'POST /api/admin/sleep-playlist': { who: 'admin', body: () => rain },
  'GET /api/admin/sleep-playlist/changes': { who: 'admin' },
  'GET /api/admin/overview': { who: 'admin' },
};

function feedFile(file: string): Row {
  return { who: 'anyone', path: async () => `/api/feeds/none/${file}`, isNobodys: true, also: [404, 429] };
}

const rain = { playlistId: '37i9dQZF1DWZd79rJ6a7lp', playlistName: 'Rain on the roof' };
const grandpa = { name: 'Koro', age: 70, relationship: 'Grandfather' };
const wish = { characterDetails: [{ name: 'Aroha', age: 6 }], theme: 'a kite', duration: 'short' };
const halfway = { positionMs: 90_000, isAsleep: false, updatedAt: '2026-11-20T19:30:00.000Z' };
const goodnight = { text: 'Good night, little fox.', voice: 'emma' };

async function designFile(): Promise<string> {
  return '/api/figma/file/AbCdEfGhIjKlMnOpQrStUv';
}

/** The path of a member of this family, who is added the first time. */
async function memberOf(family: Family): Promise<string> {
  const path = '/api/family-members';
  const [kept] = (await family.ask('GET', path)).json as { id: string }[];
  const { id } = kept ?? ((await family.ask('POST', path, grandpa)).json as { id: string });
  return `${path}/${id}`;
}

/** The path of a story of this family, which is written the first time. */
async function storyOf(family: Family): Promise<string> {
  const path = '/api/stories';
  const [kept] = (await family.ask('GET', path)).json as { id: string }[];
  const { id } = kept ?? ((await family.ask('POST', path, wish)).json as { id: string });
  return `${path}/${id}`;
}

async function invitedStory(): Promise<string> {
  return '/api/invited/stories/no-such-story';
}

/** The path of a recording that this family has begun. */
async function recordingOf(family: Family): Promise<string> {
  const path = '/api/recordings';
  const [kept] = (await family.ask('GET', path)).json as { id: string }[];
  if (kept) return `${path}/${kept.id}`;
  const storyId = (await storyOf(family)).split('/').at(-1);
  const { id } = (await family.ask('POST', path, { storyId, speaker: 'Nana' })).json as { id: string };
  return `${path}/${id}`;
}

async function invitationOf(family: Family): Promise<string> {
  const path = '/api/invitations';
  const [kept] = (await family.ask('GET', path)).json as { id: string }[];
  const { id } = kept ?? ((await family.ask('POST', path, { speaker: 'Nana' })).json as { id: string });
  return `${path}/${id}`;
}

/** As a browser tells it: where it takes notes, and with what they are sealed (the example of RFC 8291). */
export const someBrowser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/some-browser',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const browserOf = ({ userId }: Family) => ({
  ...someBrowser,
  endpoint: `${someBrowser.endpoint}-${userId}`,
});

async function bedtimeOf(family: Family): Promise<string> {
  const path = '/api/bedtimes';
  const { bedtimes } = (await family.ask('GET', path)).json as { bedtimes: { id: string }[] };
  const { id } = bedtimes[0] ?? ((await family.ask('POST', path, everyEvening)).json as { id: string });
  return `${path}/${id}`;
}

async function placeOf(family: Family): Promise<string> {
  return `${await storyOf(family)}/place`;
}

async function narrationOf(family: Family): Promise<{ audioUrl: string; marksUrl: string }> {
  const { audioUrl, marksUrl } = (await family.ask('POST', '/api/tts', goodnight)).json as {
    audioUrl: string;
    marksUrl: string;
  };
  const pathOf = (url: string) =>
    new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search;
  const paths = { audioUrl: pathOf(audioUrl), marksUrl: pathOf(marksUrl) };
  // Until it is kept: a sound in the making would change what is kept of the family while somebody else asks.
  await expect
    .poll(async () => (await family.ask('GET', paths.marksUrl)).json, { timeout: 20_000 })
    .toMatchObject({ isFinal: true });
  return paths;
}

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
export const rows = allCalls.map((call) => ({
  call,
  name: nameOf(call),
  row: policy[nameOf(call)] ?? { who: 'family' as const },
}));
export type Sent = { query?: string; body?: Record<string, unknown>; headers?: Record<string, string> };

/** Makes the call as this visitor, with what the owner would send, and whatever is put in its place. */
export async function make(
  visitor: Visitor,
  { call, row }: (typeof rows)[number],
  owner: Family,
  sent: Sent = {},
): Promise<Answer> {
  const path = row.path ? await row.path(owner) : call.path;
  const good = row.body?.(owner);
  const body =
    good === undefined && sent.body === undefined ? undefined : { ...(good as object), ...sent.body };
  const headers = { 'x-forwarded-for': newAddress(), ...sent.headers };
  const query = path.includes('?') ? sent.query?.replace('?', '&') : sent.query;
  return await visitor.ask(call.method, path + (query ?? ''), body, { headers });
}
