import * as z from 'zod/mini';
import { call } from './call.ts';
import { familyLimits } from './family.ts';
import { Telling } from './narration.ts';
import { StoryId } from './stories.ts';
import { mostTakeBytes, takeMedia } from './take-file.ts';
import { typedText } from './text.ts';

export const recordingLimits = {
  /** Of one family, all together. */
  recordings: 200,
  /** Begun and not ended. */
  unfinished: 10,
  invitations: 20,
  /** Somebody who begins anew at every word is still done by then. */
  takesByInvitation: 400,
  /** An unfinished recording, and an invitation, last so long. */
  days: 30,
  /** Whoever is younger is recorded on the family's own device. */
  invitedFrom: 16,
} as const;

/** What is read in one go: a paragraph, several short ones, or a part of a long one. */
type ReadPiece = { charStart: number; charEnd: number; beginsParagraph: boolean };

/** About three quarters of a minute aloud: more than that nobody wants to read again for one slip. */
const longestPiece = 600;
/** Below this a paragraph and the next are read together: nobody stops for each word that somebody says. */
const fewLetters = 360;

/** A story as it is read into a microphone. Browser and server cut it alike. */
export function readPieces(content: string): ReadPiece[] {
  const pieces: ReadPiece[] = [];
  for (const { 0: paragraph, index } of content.matchAll(/\S[^]*?(?=\s*\n\s*\n|\s*$)/g)) {
    const last = pieces.at(-1);
    if (last && index + paragraph.length - last.charStart <= fewLetters) {
      last.charEnd = index + paragraph.length;
      continue;
    }
    let beginsParagraph = true;
    for (const { from, to } of breathsOf(paragraph)) {
      pieces.push({ charStart: index + from, charEnd: index + to, beginsParagraph });
      beginsParagraph = false;
    }
  }
  return pieces;
}

/** Whole sentences, as many as fit. */
function* breathsOf(paragraph: string): Generator<{ from: number; to: number }> {
  let from = 0;
  let to = 0;
  for (const { 0: sentence, index } of paragraph.matchAll(/[^]+?(?:[.!?…]["”’)]*(?=\s|$)|$)\s*/g)) {
    const end = index + sentence.trimEnd().length;
    if (to > from && end - from > longestPiece) {
      yield { from, to };
      from = index;
    }
    to = end;
  }
  if (to > from) yield { from, to };
}

/** In the place of a piece's number: what somebody says to the family after the story. */
export const messagePiece = 'message';

const Take = z.object({ piece: z.string(), durationMs: z.int() });

export const Recording = z.object({
  id: z.string(),
  storyId: z.string(),
  storyTitle: z.string(),
  /** Who reads, as the family calls them. */
  speaker: z.string(),
  /** The person of the family it is, where it is one. */
  memberId: z.nullable(z.string()),
  /** `begun`: some of it may be there. `sent`: the family has not listened yet. `kept`: a narrator of its story. */
  state: z.enum(['begun', 'sent', 'kept']),
  /** The one that tells the story unless somebody asks for another. */
  isFavorite: z.boolean(),
  byInvitation: z.boolean(),
  hasMessage: z.boolean(),
  durationMs: z.nullable(z.int()),
  takes: z.array(Take),
  createdAt: z.iso.datetime(),
});
export type Recording = z.infer<typeof Recording>;

const Speaker = z.object({
  speaker: typedText({ what: 'The name', max: familyLimits.name, missing: 'Say who reads' }),
  memberId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
});

const Invitation = z.object({
  id: z.string(),
  speaker: z.string(),
  memberId: z.nullable(z.string()),
  /** Null for whenever a new story is there. */
  storyId: z.nullable(z.string()),
  /** Where it leads: the secret stands behind the #, which no browser sends anywhere. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

const InvitedStory = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['new', 'begun', 'sent']),
});

/** What the quiet page behind an invitation knows. */
export const Invited = z.object({
  /** Who invites. */
  from: z.string(),
  speaker: z.string(),
  isForEveryNew: z.boolean(),
  expiresAt: z.iso.datetime(),
  stories: z.array(InvitedStory),
});
export type Invited = z.infer<typeof Invited>;

const InvitedReading = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  state: z.enum(['new', 'begun', 'sent']),
  takes: z.array(Take),
});
export type InvitedReading = z.infer<typeof InvitedReading>;

const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const One = z.object({ id: Id });
/** The number of a piece, or `message`. */
const Piece = z.string().check(z.maxLength(16));
const path = '/api/recordings';

/** Where somebody reads who was invited; of which story the link is stands in its query, for whoever shows a picture of it. */
export const invitedPage = { path: '/read-to-us', story: 'of' } as const;
const upload = { media: takeMedia, mostBytes: mostTakeBytes } as const;

export const recordingCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'Everything that was read for this family, the newest first.',
    status: 200,
    answer: z.array(Recording),
  }),
  begin: call({
    method: 'POST',
    path,
    access: 'family',
    summary: 'Begins to record a story read aloud by somebody of the family.',
    body: z.extend(Speaker, { storyId: StoryId }),
    status: 201,
    answer: Recording,
  }),
  putTake: call({
    method: 'PUT',
    path: `${path}/{id}/takes/{piece}`,
    access: 'family',
    summary: 'Keeps one paragraph as it was read; a second one takes the place of the first.',
    params: z.extend(One, { piece: Piece }),
    upload,
    status: 200,
    answer: Recording,
  }),
  take: call({
    method: 'GET',
    path: `${path}/{id}/takes/{piece}`,
    access: 'family',
    summary: 'One paragraph as it was read.',
    params: z.extend(One, { piece: Piece }),
    status: 200,
    answer: null,
    media: takeMedia,
  }),
  finish: call({
    method: 'POST',
    path: `${path}/{id}/finish`,
    access: 'family',
    summary: 'Joins what was read into a narration in which every word is lit.',
    params: One,
    status: 200,
    answer: Recording,
  }),
  keep: call({
    method: 'POST',
    path: `${path}/{id}/keep`,
    access: 'family',
    summary: 'Keeps what somebody who was invited has read.',
    params: One,
    status: 200,
    answer: Recording,
  }),
  favourite: call({
    method: 'PATCH',
    path: `${path}/{id}/favorite`,
    access: 'family',
    summary: 'Makes a recording the one that tells its story, or no longer.',
    params: One,
    body: z.object({ isFavorite: z.boolean('isFavorite is true or false') }),
    status: 200,
    answer: Recording,
  }),
  tell: call({
    method: 'POST',
    path: `${path}/{id}/tell`,
    access: 'family',
    summary: 'Where a recording can be heard, and followed with the eyes.',
    params: One,
    status: 200,
    answer: Telling,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Deletes a recording and every sound of it.',
    params: One,
    status: 204,
    answer: null,
  }),
  invitations: call({
    method: 'GET',
    path: '/api/invitations',
    access: 'family',
    summary: 'Who is invited to read.',
    status: 200,
    answer: z.array(Invitation),
  }),
  invite: call({
    method: 'POST',
    path: '/api/invitations',
    access: 'family',
    summary: 'Makes a link by which somebody can read one story, or each new one, for the family.',
    body: z.extend(Speaker, { storyId: z._default(z.nullable(StoryId), null) }),
    status: 201,
    answer: Invitation,
  }),
  uninvite: call({
    method: 'DELETE',
    path: '/api/invitations/{id}',
    access: 'family',
    summary: 'Takes an invitation back. What was sent by it stays until the family deletes it.',
    params: One,
    status: 204,
    answer: null,
  }),
  invitationPicture: call({
    method: 'GET',
    path: '/api/invitations/{id}/picture.png',
    access: 'visitor',
    summary:
      'What the story of an invitation is about, with nobody on it, for a messenger that shows the link.',
    params: One,
    status: 200,
    answer: null,
    media: 'image/png',
  }),
  invited: call({
    method: 'GET',
    path: '/api/invited',
    access: 'visitor',
    summary: 'What an invitation is for. The invitation itself comes in the header `X-Invitation`.',
    status: 200,
    answer: Invited,
  }),
  invitedStory: call({
    method: 'GET',
    path: '/api/invited/stories/{id}',
    access: 'visitor',
    summary: 'A story that an invitation is for.',
    params: z.object({ id: StoryId }),
    status: 200,
    answer: InvitedReading,
  }),
  putInvitedTake: call({
    method: 'PUT',
    path: '/api/invited/stories/{id}/takes/{piece}',
    access: 'visitor',
    summary: 'Keeps one paragraph as somebody who was invited has read it.',
    params: z.object({ id: StoryId, piece: Piece }),
    upload,
    status: 200,
    answer: InvitedReading,
  }),
  invitedTake: call({
    method: 'GET',
    path: '/api/invited/stories/{id}/takes/{piece}',
    access: 'visitor',
    summary: 'One paragraph as somebody who was invited has read it.',
    params: z.object({ id: StoryId, piece: Piece }),
    status: 200,
    answer: null,
    media: takeMedia,
  }),
  send: call({
    method: 'POST',
    path: '/api/invited/stories/{id}/send',
    access: 'visitor',
    summary: 'Sends what was read to the family, who listens first.',
    params: z.object({ id: StoryId }),
    status: 200,
    answer: InvitedReading,
  }),
};
