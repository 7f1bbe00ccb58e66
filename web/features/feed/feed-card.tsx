import { Copy, Podcast, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Feed } from '#contract/feed.ts';
import { brand } from '#web/platform/brand.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { useFeed, useFeedDeeds } from './feed-calls.ts';
import { WaysToListen } from './ways-to-listen.tsx';

/** The stories where there is no screen: an address for podcast apps, and how to put it there. */
export function FeedCard({ userId }: { userId: string }) {
  const { data: feed, isError, refetch } = useFeed(userId);
  const { open } = useFeedDeeds(userId);
  return (
    <Card className="grid content-start gap-5">
      <div className="grid gap-0.5">
        <h2 className="text-xl">Your Own Podcast</h2>
        <p className="text-sm text-on-quiet">
          Every story that was told, on speakers, in the car and on players without a screen.
        </p>
      </div>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          We could not see whether you have one.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {feed === null && (
        <>
          <p className="text-sm text-on-soft">
            You get a long private address for a podcast app. It is in no directory, names no child unless you
            want it to, and can be taken back.
          </p>
          <Button
            className="justify-self-start"
            icon={<Podcast size={18} />}
            isBusy={open.isPending}
            onClick={() => open.mutate()}
          >
            Make a podcast address
          </Button>
        </>
      )}
      {feed && <OpenFeed userId={userId} feed={feed} />}
      <Disclosure label="How to listen elsewhere">
        <WaysToListen />
      </Disclosure>
    </Card>
  );
}

function OpenFeed({ userId, feed }: { userId: string; feed: Feed }) {
  const { change, close } = useFeedDeeds(userId);
  const [isAsking, setIsAsking] = useState(false);
  const withNames = change.isPending ? change.variables : feed.withNames;
  return (
    <>
      <div className="grid gap-2">
        <p className="rounded-md bg-field px-4 py-3 font-mono text-xs wrap-anywhere ring-1 ring-edge/50 ring-inset select-all">
          {feed.address}
        </p>
        <p className="text-sm text-on-quiet">Whoever has this address can hear your stories.</p>
        {isOfThisDeviceAlone(feed.address) && (
          <p className="text-sm text-on-soft">
            It leads to this very machine. Another device finds it when whoever runs this house has given it a
            name in the network (PUBLIC_URL).
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="small" icon={<Share2 size={17} />} onClick={() => void share(feed.address)}>
            Share
          </Button>
        )}
        <Button size="small" icon={<Copy size={17} />} onClick={() => void copy(feed.address)}>
          Copy
        </Button>
        <Button
          size="small"
          tone="ghost"
          icon={<Undo2 size={17} />}
          isBusy={close.isPending}
          onClick={() => setIsAsking(true)}
        >
          Take it back
        </Button>
      </div>
      <Switch
        label="Names and faces"
        hint="Off: a title with a name in it is replaced by what the story is about, and nobody of you is on its picture."
        isOn={withNames}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate(wanted)}
      />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Take the address back?"
        description="From then on it opens nothing, in whichever app it stands. A new one has another address."
        confirmLabel="Take it back"
        isBusy={close.isPending}
        onConfirm={() => close.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}

const isOfThisDeviceAlone = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: `${brand.name}: our bedtime stories`, url });
  } catch (trouble) {
    // Whoever changes their mind has only closed the sheet.
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError'))
      console.info('The address was not shared', trouble);
  }
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.show({ title: 'The address is copied', tone: 'success' });
  } catch (trouble) {
    console.info('The address was not copied', trouble);
    toasts.show({
      title: 'It could not be copied',
      description: 'Please mark the address and copy it yourself.',
    });
  }
}
