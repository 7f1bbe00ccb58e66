import { useSession } from '#web/features/accounts/use-session.ts';
import { HouseOverview } from '#web/features/overview/house-overview.tsx';
import { CurrentPlaylist } from '#web/features/sleep/current-playlist.tsx';
import { PlaylistForm } from '#web/features/sleep/playlist-form.tsx';
import { RecentChanges } from '#web/features/sleep/recent-changes.tsx';
import { brand } from '#web/platform/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Anyone may look. What only an admin may know is asked for an admin alone, and the server decides who that is. */
export function AdminPage() {
  const { user } = useSession();
  const isAdmin = user?.isAdmin === true;
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <h1 className="text-3xl text-lamp-50">Admin Dashboard</h1>
        <p className="max-w-150 text-lg text-night-200">
          The music that families fall asleep to{isAdmin && ', and how the house is'}.
        </p>
        <WhoMay />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CurrentPlaylist />
        <div className="lg:row-span-2">
          <PlaylistForm />
        </div>
        {isAdmin && <RecentChanges />}
      </div>
      {isAdmin && <HouseOverview />}
    </div>
  );
}

function WhoMay() {
  const { status, user } = useSession();
  if (status === 'signed-out')
    return (
      <Banner>
        <p>
          You may look around. To change the playlist, please <TextLink href="/login">sign in</TextLink> as
          somebody who runs {brand.name} here.
        </p>
      </Banner>
    );
  if (status === 'signed-in' && user?.isAdmin !== true)
    return (
      <Banner>
        <p>
          This page is for the people who run {brand.name} here. You are welcome to look; your own evening is
          on the <TextLink href="/dashboard">home screen</TextLink>.
        </p>
      </Banner>
    );
  return null;
}
