import { readKept } from '#web/platform/storage.ts';
import type { News } from './session.ts';
import { accountKeys } from './storage-keys.ts';

const channelName = 'lamplight.session';
let channel: BroadcastChannel | undefined;

/** The browser's other tabs of this site. Opened only when somebody listens or speaks: a page that is being built has no tabs. */
export const otherTabs = {
  // A channel reaches this origin alone and takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tell: (news: News) => open().postMessage(news),
  listen: (hear: (news: News) => void) => {
    open().addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
    // A page that Back brings to life as it was has missed what was said in the meantime.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && readKept(accountKeys.user) === null) hear('left');
    });
  },
};

const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(channelName));
