import { CircleAlert, CircleCheck, Lamp, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ShownToast, toasts, toastSwipePixels, type ToastTone } from './toasts.ts';

/**
 * Where messages appear. Stands once, around the app. They lie at the top, where no player and no main button is, and on a phone one at a
 * time. They take no key from what is under them: Escape closes a panel or a story, whatever is being said.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown);
  return (
    <>
      {children}
      <section aria-label="Messages">
        {/* The list is there before the first message, and so whoever listens hears it. */}
        <ol aria-live="polite" className="toaster">
          {shown.map((toast, index) => (
            // New words are seen for their whole time.
            <ToastCard
              key={`${toast.id} ${toast.title} ${toast.durationMs}`}
              toast={toast}
              isBehind={shown.slice(0, index).some(({ isOpen }) => isOpen)}
            />
          ))}
        </ol>
      </section>
    </>
  );
}

function ToastCard({ toast, isBehind }: { toast: ShownToast; isBehind: boolean }) {
  const { id, isOpen, tone, durationMs, action } = toast;
  const [isHeld, hold] = useState(false);
  const close = () => toasts.dismiss(id);
  // What waits behind another has all its time still before it. What can be undone is seen beside it, and its time runs.
  const isWaiting = isBehind && !action && isOneAtATime();
  useGoesByItself({ isGoing: isOpen && !isHeld && !isWaiting, durationMs, close });
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
          data-action=""
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

/** As the stylesheet has it: on a phone, those behind the newest are not seen. */
const isOneAtATime = (): boolean => matchMedia('(max-width: 47.9375rem)').matches;

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
