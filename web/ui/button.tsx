import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

/** Amber is light, and a view has one lamp: give it to the one thing that should be done next. */
type ButtonTone = 'amber' | 'paper' | 'ghost' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

type Look = { tone?: ButtonTone | undefined; size?: ButtonSize | undefined; className?: string | undefined };

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    ref?: Ref<HTMLButtonElement>;
    /** Under way: a press does nothing, and a spinner stands beside its words. It keeps the focus, which `disabled` would take away. */
    isBusy?: boolean;
    icon?: ReactNode;
  };

export function Button({
  tone,
  size,
  className,
  isBusy = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook({ tone, size, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? doNothing : onClick}
      {...rest}
    >
      {isBusy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}

/** Neither the deed nor the sending of its form, which a key in one of its fields presses this very button for. */
const doNothing = (event: MouseEvent) => event.preventDefault();

type ButtonLinkProps = Look & {
  href: string;
  icon?: ReactNode;
  target?: '_blank';
  onClick?: () => void;
  children: ReactNode;
};

/** A link that is as important as a button. */
export function ButtonLink({ tone, size, className, icon, target, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      className={buttonLook({ tone, size, className })}
      {...(target && { target, rel: 'noopener noreferrer' })}
      {...rest}
    >
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  ref?: Ref<HTMLButtonElement>;
  /** A picture has no words of its own. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-[44px] shrink-0 place-items-center rounded-full text-on transition hover:bg-hover disabled:opacity-60',
        'aria-pressed:text-link',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}

function buttonLook({ tone = 'paper', size = 'medium', className }: Look): string {
  return classNames(shape, tones[tone], sizes[size], className);
}

const shape =
  'inline-flex items-center justify-center gap-2.5 rounded-full text-center font-[750] transition active:translate-y-px ' +
  'aria-busy:cursor-progress aria-busy:shadow-none aria-busy:active:translate-y-0 ' +
  'disabled:active:translate-y-0 disabled:shadow-none not-aria-busy:disabled:saturate-50 not-aria-busy:disabled:opacity-70';

const tones: Record<ButtonTone, string> = {
  amber: 'lamp-lit hover:shadow-lamp-bright hover:not-disabled:-translate-y-px',
  paper: 'bg-paper-100 text-ink-900 ring-[1.5px] ring-inset ring-ink-900/20 hover:not-disabled:bg-paper-200',
  ghost: 'bg-transparent text-on ring-[1.5px] ring-inset ring-edge hover:not-disabled:bg-hover',
  danger: 'bg-rose-700 text-paper-50 hover:not-disabled:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-5 text-sm',
  medium: 'min-h-12 px-6 text-md',
  large: 'min-h-14 px-8 text-[1.0938rem]',
};
