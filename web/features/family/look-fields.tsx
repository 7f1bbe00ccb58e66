import { coats, hairColours, hairs, type Look, skins, type Worn, worn } from '#contract/looks.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { spelled } from '#web/platform/language.ts';
import { avatarLook } from '#web/ui/pictures/avatar-looks.ts';

type LookFieldsProps = { avatar: string; look: Look; onChange: (look: Look) => void };

/** Not chosen: as the avatar and the age have it. */
const asItIs = { value: '', label: 'As it is' } as const;
/** Our pets that are drawn without a colour of their own. */
const withCoat: ReadonlySet<string> = new Set(['puppy', 'kitten', 'rabbit', 'hamster', 'horse']);

/** What makes a face somebody's own, beyond its avatar. */
export function LookFields({ avatar, look, onChange }: LookFieldsProps) {
  const drawn = avatarLook(avatar);
  const change = (part: Partial<Look>) => onChange(withoutUnchosen({ ...look, ...part }));
  if ('subject' in drawn) {
    if (!withCoat.has(drawn.subject)) return null;
    return (
      <OneOf
        label={spelled('Colour of the coat')}
        ids={coats}
        value={look.coat}
        onChange={(coat) => change({ coat })}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <OneOf label="Skin" ids={skins} value={look.skin} onChange={(skin) => change({ skin })} />
        <OneOf label="Hair" ids={hairs} value={look.hair} onChange={(hair) => change({ hair })} />
        <OneOf
          label={spelled('Hair colour')}
          ids={hairColours}
          value={look.hairColour}
          onChange={(hairColour) => change({ hairColour })}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-bold text-on">With</legend>
        <div className="flex flex-wrap gap-2">
          {worn.map((one) => (
            <label key={one} className="choice-chip px-3 py-2 text-sm font-bold">
              <input
                type="checkbox"
                checked={look.wears?.includes(one) ?? false}
                onChange={({ target }) => change({ wears: withOrWithout(look.wears, one, target.checked) })}
                className="absolute inset-0 z-1 cursor-pointer opacity-0"
              />
              {inWords(one)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type OneOfProps<Id extends string> = {
  label: string;
  ids: readonly Id[];
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
};

function OneOf<Id extends string>({ label, ids, value, onChange }: OneOfProps<Id>) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      choices={[asItIs, ...ids.map((id) => ({ value: id, label: inWords(id) }))]}
      onChange={({ target }) => onChange(ids.find((id) => id === target.value))}
    />
  );
}

function withOrWithout(wears: readonly Worn[] = [], one: Worn, isWorn: boolean): Worn[] {
  return isWorn ? [...wears, one] : wears.filter((other) => other !== one);
}

/** What goes back to how it was is not said at all. */
function withoutUnchosen({ wears, ...chosen }: Partial<Look>): Look {
  const said = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return { ...said, ...(wears && wears.length > 0 && { wears }) };
}

/** "light_brown" as "Light brown". */
function inWords(id: string): string {
  const words = id.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
