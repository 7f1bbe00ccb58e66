import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCalmSteps } from '#web/platform/use-calm-steps.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { avatarCategories, avatarDrawing, avatarName } from '#web/ui/avatars.ts';
import { classNames } from '#web/ui/class-names.ts';

type AvatarPickerProps = { name: string; value: string; onChange: (id: string) => void };

/** How far the faces reach before they scroll, and one row of them with its gap: `max-h-64` and `gap-2` below. */
const [boxPx, facePx, gapPx] = [256, 54, 8];

/** What a sheet leaves free below itself. */
const edgePx = 16;

/** Drawing a face is dear, so whoever is out of view follows in the pauses, so many at a time. */
const facesInAPause = 4;

/** A face by mouse, touch or arrow keys: real radio buttons, one group for each category. */
export function AvatarPicker({ name, value, onChange }: AvatarPickerProps) {
  const drawing = avatarDrawing(value);
  const home = avatarCategories.find(({ ids }) => ids.some((id) => avatarDrawing(id) === drawing));
  const [shown, show] = useState<string>(home?.name ?? 'People');
  const category = avatarCategories.find((one) => one.name === shown) ?? avatarCategories[0];
  const [first, measure] = useFirstFaces(category.ids.findIndex((id) => avatarDrawing(id) === drawing));
  const pauses = useCalmSteps(Math.ceil(category.ids.length / facesInAPause));
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
        <div
          ref={measure}
          // As long as they will be, so that what is in view is measured as it will be seen.
          style={first === 0 ? { minHeight: boxPx } : undefined}
          className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] justify-items-center gap-2"
        >
          {faces.map((id) => (
            <Face
              key={id}
              id={id}
              group={name}
              isChosen={avatarDrawing(id) === drawing}
              onChoose={() => onChange(id)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** How many faces are in view as the picker opens: its first rows, and every one down to the chosen. */
function useFirstFaces(chosen: number) {
  const [first, setFirst] = useState(0);
  const [chosenAtFirst] = useState(chosen);
  const measure = useCallback(
    (grid: HTMLElement | null) => {
      if (!grid) return;
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const roomPx = Math.min(boxPx, innerHeight - edgePx - grid.getBoundingClientRect().top);
      const rows = Math.max(Math.ceil(roomPx / (facePx + gapPx)), Math.floor(chosenAtFirst / columns) + 1);
      setFirst(rows * columns);
    },
    [chosenAtFirst],
  );
  return [first, measure] as const;
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
