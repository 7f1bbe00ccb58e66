import { ListMusic, X } from 'lucide-react';
import { useId, useState } from 'react';
import { musicService, type SleepPlaylist } from '#contract/sleep.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { name: service, origin } = musicService;

/** It may play, and show its own pages in tabs of their own. It may not take this page away. */
const permissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation';

/** The service's own player. It comes after a tap, and until then nobody there knows that anyone is here. */
export function PlaylistPlayer({ playlist }: { playlist: SleepPlaylist }) {
  const [isOpen, setIsOpen] = useState(false);
  const noteId = useId();
  return (
    <div className="grid gap-4">
      {isOpen && (
        <iframe
          title={`${playlist.name}, played by ${service}`}
          src={`${origin}/embed/playlist/${playlist.id}?theme=0`}
          allow="autoplay; encrypted-media; fullscreen"
          sandbox={permissions}
          className="h-88 w-full rounded-lg border-0 bg-night-700"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          tone="ghost"
          icon={isOpen ? <X size={20} aria-hidden="true" /> : <ListMusic size={20} aria-hidden="true" />}
          aria-describedby={noteId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Put the player away' : `Open the ${service} player`}
        </Button>
        <TextLink href={playlist.externalUrl} target="_blank" rel="noopener noreferrer" className="py-2.5">
          Open in {service}
        </TextLink>
      </div>
      <p id={noteId} className="max-w-160 text-sm text-on-quiet">
        {isOpen
          ? `${service} plays this now, from its own servers, and knows that somebody listens here.`
          : `Nothing comes from ${service} until you tap. From then on ${service} plays, and knows that somebody listens here.`}
      </p>
    </div>
  );
}
