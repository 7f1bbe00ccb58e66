import { Card } from '#web/ui/card.tsx';
import { PlaylistAbout } from './playlist-about.tsx';
import { PlaylistPlayer } from './playlist-player.tsx';
import { useSleepPlaylist } from './sleep-calls.ts';

/** For when the story is over. A house that has chosen no playlist has no card, and neither has one whose playlist did not come. */
export function SleepCard() {
  const { data: playlist } = useSleepPlaylist();
  if (!playlist) return null;
  return (
    <Card surface="night" className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-xl text-lamp-50">Sleep Playlist</h2>
        <p className="text-on-soft">For when the story is over and nobody is quite asleep.</p>
      </div>
      <PlaylistAbout playlist={playlist} heading="h3" />
      <PlaylistPlayer key={playlist.id} playlist={playlist} />
    </Card>
  );
}
