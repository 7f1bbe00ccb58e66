import { CircleAlert, CircleCheck, Lamp, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ShownToast, toasts, toastSwipePixels, type ToastTone } from './toasts.ts';

/** Where messages appear. Stands once, around the app. */
export function Toaster({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={toastSwipePixels} label="Message">
      {children}
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* Each message is put in behind the last one; turned round, the newest is on top. */}
      <Radix.Viewport
        label="Messages ({hotkey})"
        className="fixed inset-x-0 top-0 z-70 m-0 flex w-full flex-col-reverse gap-3 p-4 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const Icon = icons[toast.tone];
  return (
    <Radix.Root
      open={toast.isOpen}
      duration={toast.durationMs}
      onOpenChange={(isOpen) => !isOpen && toasts.dismiss(toast.id)}
      className={classNames(
        'paper relative flex items-start gap-3 overflow-hidden rounded-md py-3 pr-1.5 pl-5 shadow-paper',
        'before:absolute before:inset-y-0 before:left-0 before:w-1.5',
        'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        edges[toast.tone],
      )}
    >
      <Icon size={22} aria-hidden="true" className={classNames('mt-2.5 shrink-0', inks[toast.tone])} />
      <div className="grid grow gap-0.5 py-2">
        <Radix.Title className="font-bold text-on">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-sm text-on-soft">{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X size={20} />} />
      </Radix.Close>
    </Radix.Root>
  );
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
  error: 'before:bg-rose-700',
  missing: 'before:bg-lamp-500',
};
