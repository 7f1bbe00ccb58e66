import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Invitation, type Recording, recordingCalls } from '#contract/recordings.ts';
import { ask, askForResponse } from '#web/platform/api.ts';
import { inThisHouse } from '#web/platform/base-prefix.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

const recordingsKey = (userId: string) => [
  `${recordingCalls.list.path}?userId=${encodeURIComponent(userId)}`,
];
const invitationsKey = (userId: string) => [
  `${recordingCalls.invitations.path}?userId=${encodeURIComponent(userId)}`,
];

/** Everything that was read for this family, the newest first. */
export function useRecordings(userId: string) {
  return useQuery<Recording[]>({ queryKey: recordingsKey(userId) });
}

export function useInvitations(userId: string, isWanted: boolean) {
  return useQuery<Invitation[]>({ queryKey: invitationsKey(userId), enabled: isWanted });
}

/** What was said of a recording has changed: the list is looked at anew, and whoever shows stories by `onChanged`. */
function useDeed<Asked>(userId: string, deed: (asked: Asked) => Promise<unknown>, onChanged: () => unknown) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: () => Promise.all([refreshRecordings(client, userId), onChanged()]),
    onError: (trouble) => {
      console.info('A recording is as it was', trouble);
      toasts.show({
        title: 'That did not work',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      });
    },
  });
}

export function refreshRecordings(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: recordingsKey(userId) });
}

export function useRecordingDeeds(userId: string, onChanged: () => unknown) {
  return {
    keep: useDeed(userId, keep, onChanged),
    remove: useDeed(userId, (id: string) => ask(recordingCalls.remove, { params: { id } }), onChanged),
    choose: useDeed(
      userId,
      ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
        ask(recordingCalls.favourite, { params: { id }, body: { isFavorite } }),
      onChanged,
    ),
  };
}

async function keep(id: string): Promise<void> {
  const { speaker, storyTitle, isFavorite } = await ask(recordingCalls.keep, { params: { id } });
  toasts.show({
    title: `Read by ${speaker}`,
    description: isFavorite
      ? `“${storyTitle}” is now told in this voice.`
      : `It is kept: choose who tells “${storyTitle}” in the story’s options.`,
    tone: 'success',
  });
}

export type Reader = { speaker: string; memberId: string | null };

export const beginRecording = (storyId: string, reader: Reader): Promise<Recording> =>
  ask(recordingCalls.begin, { body: { storyId, ...reader } });

export async function sendTake(id: string, piece: string, take: Uint8Array<ArrayBuffer>): Promise<void> {
  await ask(recordingCalls.putTake, { params: { id, piece }, upload: take });
}

export async function fetchTake(id: string, piece: string): Promise<Uint8Array> {
  const answer = await askForResponse(recordingCalls.take, { params: { id, piece } });
  return new Uint8Array(await answer.arrayBuffer());
}

export const finishRecording = (id: string): Promise<Recording> =>
  ask(recordingCalls.finish, { params: { id } });

/** Where a recording is heard before the family decides about it. */
export const soundOfRecording = async (id: string): Promise<string> =>
  inThisHouse((await ask(recordingCalls.tell, { params: { id } })).audioUrl);

export function useInvitationDeeds(userId: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: invitationsKey(userId) });
  return {
    invite: useMutation({
      mutationFn: (body: Reader & { storyId: string | null }) => ask(recordingCalls.invite, { body }),
      onSuccess: refresh,
    }),
    uninvite: useMutation({
      mutationFn: (id: string) => ask(recordingCalls.uninvite, { params: { id } }),
      onSuccess: refresh,
    }),
  };
}
