import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ChosenPlaylist,
  type PlaylistChange,
  type PlaylistChoice,
  sleepCalls,
  type SleepPlaylist,
} from '#contract/sleep.ts';
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

/** Chooses a playlist for everybody; both cards on the page know it at once. */
export function useChoosePlaylist() {
  const client = useQueryClient();
  return async (choice: PlaylistChoice): Promise<ChosenPlaylist> => {
    const chosen = await ask(sleepCalls.choose, { body: choice });
    const { lookUp: _how, ...playlist } = chosen;
    client.setQueryData<SleepPlaylist>(playlistKey, playlist);
    void client.invalidateQueries({ queryKey: changesKey });
    return chosen;
  };
}
