import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PlaylistChange, type PlaylistChoice, sleepCalls, type SleepPlaylist } from '#contract/sleep.ts';
import { ask } from '#web/platform/api.ts';

const playlistKey = [sleepCalls.playlist.path];
const changesKey = [sleepCalls.changes.path];

/** What plays when the story is over; null where none is chosen. */
export function useSleepPlaylist() {
  return useQuery<SleepPlaylist | null>({ queryKey: playlistKey });
}

export function usePlaylistChanges() {
  return useQuery<PlaylistChange[]>({ queryKey: changesKey });
}

export function useChoosePlaylist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: PlaylistChoice) => ask(sleepCalls.choose, { body: choice }),
    onSuccess: ({ lookUp: _how, ...playlist }) => {
      client.setQueryData<SleepPlaylist>(playlistKey, playlist);
      return client.invalidateQueries({ queryKey: changesKey });
    },
  });
}
