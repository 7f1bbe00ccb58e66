import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlaylistAbout } from './playlist-about.tsx';
import { PlaylistPlayer } from './playlist-player.tsx';
import { useSleepPlaylist } from './sleep-calls.ts';
import { momentInWords } from './sleep-words.ts';

/** What every family hears tonight. */
export function CurrentPlaylist() {
  const { data: playlist, isPending, isError } = useSleepPlaylist();
  return (
    <Card surface="night" className="grid content-start gap-6">
      <h2 className="text-xl text-lamp-50">Current Sleep Playlist</h2>
      {isPending && <Spinner label="Looking for the playlist…" />}
      {isError && <p className="text-on-soft">The playlist did not come. Please load the page once more.</p>}
      {playlist === null && (
        <p className="text-on-soft">
          No playlist is chosen yet. Until there is one, families have no sleep card on their home screen.
        </p>
      )}
      {playlist && (
        <>
          <PlaylistAbout playlist={playlist} heading="h3" />
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
            <dt className="text-on-quiet">Playlist ID</dt>
            <dd className="wrap-anywhere text-on-soft">{playlist.id}</dd>
            <dt className="text-on-quiet">Last updated</dt>
            <dd className="text-on-soft">
              <time dateTime={playlist.updatedAt}>{momentInWords(playlist.updatedAt)}</time>
            </dd>
          </dl>
          <PlaylistPlayer key={playlist.id} playlist={playlist} />
        </>
      )}
    </Card>
  );
}
