import { createNotifier } from '#web/platform/notifier.ts';

// Short messages that come and go, the newest on top; one that was dismissed stays in the list, closed, while it leaves the screen, and is
// then removed. Of those that can still be undone none is ever dropped; of all others the newest three are kept.

export type ToastTone = 'plain' | 'success' | 'error' | 'missing';
export type ToastWords = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  durationMs?: number;
  /** It leads on: said on one page, and meant for the next. Every other message goes with the page that it belongs to. */
  goesAlong?: boolean;
  /** What can be done about it, in a word or two. */
  action?: { label: string; act: () => void };
};
export type ShownToast = ToastWords & { id: string; tone: ToastTone; durationMs: number; isOpen: boolean };

export const mostToastsSeen = 3;
const toastRemovalDelayMs = 5000;
export const toastSwipePixels = 50;

const durationsMs: Record<ToastTone, number> = { plain: 5000, success: 3000, error: 5000, missing: 4000 };

export function createToasts(wait: (ms: number) => Promise<void>) {
  let shown: readonly ShownToast[] = [];
  let count = 0;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => shown,
    subscribe,
    /** Shows a message and gives its id back, to update or dismiss it by. */
    show: (words: ToastWords): string => {
      const id = `toast-${(count += 1)}`;
      // After a success the failure before it is no longer true.
      if (words.tone === 'success') closeThose(({ tone }) => tone === 'error' || tone === 'missing');
      tell(withoutTheOldest([completed(id, words), ...shown]));
      return id;
    },
    update: (id: string, words: Partial<ToastWords>) => {
      tell(shown.map((toast) => (toast.id === id ? completed(id, { ...wordsOf(toast), ...words }) : toast)));
    },
    dismiss: (id: string) => closeThose((toast) => toast.id === id),
    /** Another page is shown: messages that belong to the one before go. */
    leavePage: () => {
      closeThose(({ goesAlong }) => goesAlong !== true);
      if (shown.length > 0) tell(shown.map((toast) => ({ ...toast, goesAlong: false })));
    },
  };

  function closeThose(isToClose: (toast: ShownToast) => boolean): void {
    const ids = shown.filter((toast) => toast.isOpen && isToClose(toast)).map(({ id }) => id);
    if (ids.length === 0) return;
    tell(shown.map((toast) => (ids.includes(toast.id) ? { ...toast, isOpen: false } : toast)));
    // Unless it has been given new words meanwhile and is seen again.
    void wait(toastRemovalDelayMs).then(() =>
      tell(shown.filter(({ id, isOpen }) => isOpen || !ids.includes(id))),
    );
  }

  function tell(next: readonly ShownToast[]): void {
    shown = next;
    notify();
  }
}

/** As long as such a message stands; once it is gone, what was done is done. */
export const canBeUndone = ({ action, isOpen }: ShownToast): boolean => isOpen && action !== undefined;

function withoutTheOldest(toasts: readonly ShownToast[]): readonly ShownToast[] {
  const newest = toasts.filter((toast) => !canBeUndone(toast)).slice(0, mostToastsSeen);
  return toasts.filter((toast) => canBeUndone(toast) || newest.includes(toast));
}

function completed(id: string, words: ToastWords): ShownToast {
  const tone = words.tone ?? 'plain';
  return { ...words, id, tone, durationMs: words.durationMs ?? durationsMs[tone], isOpen: true };
}

/** The words alone, so that a changed tone brings its own duration. */
function wordsOf({ title, description, tone }: ShownToast): ToastWords {
  return { title, description, tone };
}

/** The one list that the whole app shows its messages in. */
export const toasts = createToasts((ms) => new Promise((over) => setTimeout(over, ms)));
