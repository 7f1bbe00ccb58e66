import { useQuery } from '@tanstack/react-query';
import { type Invited, type InvitedReading, recordingCalls } from '#contract/recordings.ts';
import { ask, askForResponse } from '#web/platform/api.ts';

// What somebody asks who was invited. The invitation goes along in a header: an address may be written down by whoever passes it on.

const asInvited = (secret: string) => ({ headers: { 'x-invitation': secret } });

/** The secret is no part of the key, so that it lies nowhere but in the address. */
export function useInvited(secret: string) {
  return useQuery<Invited>({
    queryKey: ['invited', secret.length],
    queryFn: () => ask(recordingCalls.invited, asInvited(secret)),
    retry: false,
    gcTime: 0,
  });
}

export const invitedReading = (secret: string, id: string): Promise<InvitedReading> =>
  ask(recordingCalls.invitedStory, { params: { id }, ...asInvited(secret) });

export async function sendInvitedTake(
  secret: string,
  id: string,
  piece: string,
  take: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await ask(recordingCalls.putInvitedTake, { params: { id, piece }, upload: take, ...asInvited(secret) });
}

export async function fetchInvitedTake(secret: string, id: string, piece: string): Promise<Uint8Array> {
  const answer = await askForResponse(recordingCalls.invitedTake, {
    params: { id, piece },
    ...asInvited(secret),
  });
  return new Uint8Array(await answer.arrayBuffer());
}

export const sendReading = (secret: string, id: string): Promise<InvitedReading> =>
  ask(recordingCalls.send, { params: { id }, ...asInvited(secret) });
