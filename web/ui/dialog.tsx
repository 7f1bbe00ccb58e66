import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Sheet } from './sheet.tsx';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  isWide?: boolean;
};

/** A sheet with something to do on it. Escape, the cross and a tap beside it close it. */
export function Dialog({ isOpen, onOpenChange, title, description, children, isWide = false }: DialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      closesBeside
      isDescribed={description !== undefined}
      className={isWide ? 'max-w-180' : 'max-w-130'}
    >
      {(names) => (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 id={names.title} className="pt-1.5 text-xl">
              {title}
            </h2>
            <IconButton label="Close" icon={<X size={22} />} className="-mt-1 -mr-2" onClick={close} />
          </div>
          {description !== undefined && (
            <p id={names.description} className="mt-1 text-on-soft">
              {description}
            </p>
          )}
          <div className="mt-5">{children}</div>
        </>
      )}
    </Sheet>
  );
}
