import sprite from 'lamplight-avatars/avatars.svg?url';
import { avatarDrawing } from './avatars.ts';
import { classNames } from './class-names.ts';

type AvatarProps = {
  id: string;
  /** Whose face this is; without it the face is decoration beside a name. */
  label?: string;
  size?: number;
  className?: string;
};

export function Avatar({ id, label, size = 44, className }: AvatarProps) {
  const drawn = Math.round(size * 0.74);
  return (
    <span
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full bg-lamp-100 ring-[1.5px] ring-inset ring-lamp-600/35',
        className,
      )}
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 32 32"
        width={drawn}
        height={drawn}
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <use href={`${sprite}#${avatarDrawing(id)}`} />
      </svg>
    </span>
  );
}
