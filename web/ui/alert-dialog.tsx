import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

type AlertDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Under way: neither answer can be given any more. */
  isBusy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. Only an answer closes it, and the answer at hand is the harmless one. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    isBusy = false,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!isBusy) onOpenChange(false);
  };
  return (
    <Sheet
      role="alertdialog"
      isOpen={isOpen}
      onClose={close}
      firstFocus={cancel}
      isDescribed
      className="max-w-115"
    >
      {(names) => (
        <>
          <h2 id={names.title} className="text-xl">
            {title}
          </h2>
          <p id={names.description} className="mt-2 text-on-soft">
            {description}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button ref={cancel} tone="ghost" disabled={isBusy} onClick={close}>
              {cancelLabel}
            </Button>
            <Button tone="danger" isBusy={isBusy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
