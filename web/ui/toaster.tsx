import { CircleAlert, CircleCheck, Lamp, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCurrent } from '#web/platform/use-current.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import {
  canBeUndone,
  mostToastsSeen,
  type ShownToast,
  toasts,
  toastSwipePixels,
  type ToastTone,
} from './toasts.ts';

/**
 * Where messages appear. Stands once, around the app. They lie at the top, where no player and no main button is, and on a phone one at a
 * time. They take no key from what is under them: Escape closes a panel or a story, whatever is being said.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const shown = useCurrent(toasts);
  const { waiting, turn } = useTurns(shown);
  return (
    <>
      {children}
      <section aria-label="Messages" className="toaster">
        {/* The list is there before the first message, and so whoever listens hears it. */}
        <ol aria-live="polite">
          {shown.map((toast) => (
            // New words make it another card, so that they are seen for a whole duration.
            <ToastCard
              key={`${toast.id} ${toast.title} ${toast.durationMs}`}
              toast={toast}
              isWaiting={waiting.has(toast.id)}
            />
          ))}
        </ol>
        {waiting.size > 0 && (
          <Button size="small" tone="paper" className="justify-self-end shadow-paper" onClick={turn}>
            {waiting.size} more
          </Button>
        )}
      </section>
    </>
  );
}

/**
 * Who is seen, where not all are. In front is the newest of those that cannot wait: what failed, and what can still be undone. The others
 * are not lost: they come when it has gone, or one after the other by a tap.
 */
function useTurns(shown: readonly ShownToast[]) {
  const most = useMostSeen();
  const open = shown.filter(({ isOpen }) => isOpen);
  const newest = open[0]?.id;
  const [turned, setTurned] = useState({ newest, times: 0 });
  // Something new comes to the front by itself again.
  const times = turned.newest === newest ? turned.times : 0;
  const inOrder = [...open.filter(cannotWait), ...open.filter((toast) => !cannotWait(toast))];
  const by = times % Math.max(1, open.length);
  const waiting = [...inOrder.slice(by), ...inOrder.slice(0, by)].slice(most);
  return {
    waiting: new Set(waiting.map(({ id }) => id)),
    turn: () => setTurned({ newest, times: times + 1 }),
  };
}

const cannotWait = (toast: ShownToast): boolean => toast.tone === 'error' || canBeUndone(toast);

const phone = '(max-width: 47.9375rem)';

function useMostSeen(): number {
  return useSyncExternalStore(onTurnOfScreen, () => (matchMedia(phone).matches ? 1 : mostToastsSeen));
}

function onTurnOfScreen(tell: () => void): () => void {
  const screen = matchMedia(phone);
  screen.addEventListener('change', tell);
  return () => screen.removeEventListener('change', tell);
}

function ToastCard({ toast, isWaiting }: { toast: ShownToast; isWaiting: boolean }) {
  const { id, isOpen, tone, durationMs, action } = toast;
  const [isHeld, hold] = useState(false);
  const close = () => toasts.dismiss(id);
  // What waits has all its time still before it, and a hand keeps what it is on. What can be undone goes when it no longer can be.
  const isKept = !action && (isHeld || isWaiting);
  useGoesByItself({ isGoing: isOpen && !isKept, durationMs, close });
  const swipe = useSwipe(close);
  const [hasLeft, leave] = useState(false);
  if (isOpen && hasLeft) leave(false);
  if (hasLeft) return null;
  const Icon = icons[tone];
  return (
    // Nobody has to touch it: its buttons do what can be done, and a hand on it only keeps it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-state={isOpen ? 'open' : 'closed'}
      data-waiting={isWaiting || undefined}
      onAnimationEnd={() => leave(!isOpen)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      {...swipe}
      className={classNames(
        'toast relative flex items-start gap-3 overflow-hidden rounded-md py-3 pr-1.5 pl-5 shadow-paper',
        'before:absolute before:inset-y-0 before:left-0 before:w-1.5',
        'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out data-[state=closed]:pointer-events-none',
        tone === 'error' ? 'alarm' : 'paper',
        edges[tone],
      )}
    >
      <Icon size={22} aria-hidden="true" className={classNames('mt-2.5 shrink-0', inks[tone])} />
      <div {...(tone === 'error' && { role: 'alert' })} className="grid grow gap-0.5 py-2">
        <p className="font-bold text-on">{toast.title}</p>
        {toast.description && <p className="text-sm text-on-soft">{toast.description}</p>}
      </div>
      {action && (
        <Button
          size="small"
          tone="ghost"
          onClick={() => {
            close();
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X size={20} />} onClick={close} />
    </li>
  );
}

/** After its time; and not while somebody is at it. What was left of its time is left then. */
function useGoesByItself(life: { isGoing: boolean; durationMs: number; close: () => void }): void {
  const { isGoing, durationMs, close } = life;
  const leftMs = useRef(durationMs);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isGoing) return undefined;
    const since = Date.now();
    const waiting = setTimeout(() => latest.current(), leftMs.current);
    return () => {
      clearTimeout(waiting);
      leftMs.current -= Date.now() - since;
    };
  }, [isGoing]);
}

/** A hand that pushes it to the right sends it away. */
function useSwipe(away: () => void) {
  const from = useRef<number | null>(null);
  const move = (card: HTMLElement, byPx: number) => {
    card.style.translate = byPx > 0 ? `${byPx}px 0` : '';
  };
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent<HTMLElement>) => {
      from.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (from.current !== null) move(currentTarget, clientX - from.current);
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const byPx = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (byPx >= toastSwipePixels) away();
      else move(currentTarget, 0);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      from.current = null;
      move(currentTarget, 0);
    },
  };
}

const icons = { plain: Lamp, success: CircleCheck, error: CircleAlert, missing: CircleAlert } as const;
const inks: Record<ToastTone, string> = {
  plain: 'text-link',
  success: 'text-good',
  error: 'text-trouble',
  missing: 'text-link',
};
const edges: Record<ToastTone, string> = {
  plain: 'before:bg-lamp-500',
  success: 'before:bg-sage-700',
  error: 'before:bg-alarm-50',
  missing: 'before:bg-lamp-500',
};
