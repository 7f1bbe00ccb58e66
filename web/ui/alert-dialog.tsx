import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { overlayLook, sheetLook } from './dialog.tsx';
import { useFocusReturn } from './focus-return.ts';

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
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content className={classNames(sheetLook, 'max-w-115')} {...focusReturn}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-on-soft">{description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button tone="ghost" disabled={isBusy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button tone="danger" isBusy={isBusy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
