import sprite from 'lamplight-pictures/faces.svg?url';
import { classNames } from './class-names.ts';
import { drawnFace, type Face } from './pictures/face-layers.ts';

type AvatarProps = Pick<Face, 'look' | 'age'> & {
  id: string;
  /** Whose face this is; without it the face is decoration beside a name. */
  label?: string;
  size?: number;
  className?: string;
};

/** Somebody's face, sheet upon sheet of the one sprite, as on every picture of them. */
export function Avatar({ id, age, look, label, size = 44, className }: AvatarProps) {
  const drawn = drawnFace({ avatar: id, age, look });
  const told =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <span
      className={classNames(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-lamp-100 ring-[1.5px] ring-inset ring-lamp-600/35',
        className,
      )}
      style={{ width: size, height: size }}
    >
      <svg viewBox="-8 -10 80 80" width={size} height={size} focusable="false" {...told}>
        {'subject' in drawn ? (
          <use
            href={`${sprite}#${drawn.coat === undefined ? 'subject' : 'own'}-${drawn.subject}`}
            x="4"
            y="2"
            width="56"
            height="56"
            fill={drawn.coat}
          />
        ) : (
          drawn.layers.map(({ part, fill, color }) => (
            <use key={part} href={`${sprite}#${part}`} fill={fill} color={color} />
          ))
        )}
      </svg>
    </span>
  );
}
