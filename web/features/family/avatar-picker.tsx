import { Check } from 'lucide-react';
import { useState } from 'react';
import { useIdleSteps } from '#web/platform/use-idle-steps.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { avatarCategories, avatarName, isSameFace } from '#web/ui/avatars.ts';
import { classNames } from '#web/ui/class-names.ts';

type AvatarPickerProps = { name: string; value: string; onChange: (id: string) => void };

/** Drawing a face is dear, so whoever is out of view follows in the pauses, so many at a time. */
const facesInAPause = 4;

/** As many as its box shows as the picker opens, on a phone and on a wider sheet: known and not measured, which would cost a layout. */
const firstFaces = () => (matchMedia('(min-width: 40rem)').matches ? 40 : 16);

/** `gap-2` below. */
const gapPx = 8;

/** A face by mouse, touch or arrow keys: real radio buttons, one group for each category. */
export function AvatarPicker({ name, value, onChange }: AvatarPickerProps) {
  const home = avatarCategories.find(({ ids }) => ids.some((id) => isSameFace(id, value)));
  const [shown, show] = useState<string>(home?.name ?? 'People');
  const category = avatarCategories.find((one) => one.name === shown) ?? avatarCategories[0];
  // Every face down to the chosen, which is brought into view.
  const [first] = useState(() =>
    Math.max(firstFaces(), category.ids.findIndex((id) => isSameFace(id, value)) + 1),
  );
  const pauses = useIdleSteps(Math.ceil(category.ids.length / facesInAPause));
  const faces = category.ids.slice(0, first + pauses * facesInAPause);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-bold text-on">Avatar</legend>
      <ul aria-label="Avatar category" className="flex flex-wrap gap-2">
        {avatarCategories.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              aria-pressed={one.name === shown}
              onClick={() => show(one.name)}
              className="min-h-11 rounded-full px-4 text-sm font-bold text-on-soft ring-1 ring-edge transition ring-inset hover:bg-hover aria-pressed:bg-ink-900 aria-pressed:text-paper-50 md:min-h-9"
            >
              {one.name}
            </button>
          </li>
        ))}
      </ul>
      <div className="max-h-64 overflow-y-auto rounded-md bg-field p-3 ring-1 ring-edge ring-inset">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] justify-items-center gap-2">
          {faces.map((id) => (
            <Face
              key={id}
              id={id}
              group={name}
              isChosen={isSameFace(id, value)}
              onChoose={() => onChange(id)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** The chosen face is not left below the edge of what scrolls. */
function bringIntoView(face: HTMLElement | null): void {
  const box = face?.parentElement?.parentElement;
  if (!face || !box) return;
  const belowPx = face.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (belowPx > 0) box.scrollTop += belowPx + gapPx;
}

type FaceProps = { id: string; group: string; isChosen: boolean; onChoose: () => void };

function Face({ id, group, isChosen, onChoose }: FaceProps) {
  return (
    <label ref={isChosen ? bringIntoView : undefined} className="relative grid cursor-pointer rounded-full">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={avatarName(id)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <Avatar
        id={id}
        size={54}
        className={classNames(
          'pointer-events-none peer-focus-visible:ring-3 peer-focus-visible:ring-ink-900',
          isChosen && 'ring-3 ring-lamp-700',
        )}
      />
      {isChosen && (
        <span className="pointer-events-none absolute -right-0.5 -bottom-0.5 grid size-5.5 place-items-center rounded-full bg-lamp-700 text-paper-50">
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </label>
  );
}
