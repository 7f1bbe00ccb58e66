import { petAvatarIn } from '#contract/pets.ts';
import { avatarCategories } from '#web/ui/avatars.ts';

// The face follows from who somebody is: the dog is a dog, and grandma is old. It is a suggestion, and anybody may have another.

type Ages = { baby: string; child: string; teen: string; grown: string; old: string };
const hers: Ages = {
  baby: 'baby',
  child: 'girl',
  teen: 'teen_girl',
  grown: 'woman',
  old: 'elder_woman',
};
const his: Ages = { baby: 'baby', child: 'boy', teen: 'teen_boy', grown: 'man', old: 'elder_man' };
/** For a relationship that says neither she nor he. */
const anybody: Ages = { baby: 'baby', child: 'child', teen: 'child', grown: 'child', old: 'child' };

const oldOnes =
  /\b(grand(ma|mother|pa|father|dad|mum|mom|parent)|gran|granny|nan|nana|nanny|oma|opa|pop|grandad|koro|kui|kuia|abuela|abuelo)\b/;
const herWords =
  /\b(daughter|girl|sister|niece|granddaughter|mum|mom|mummy|mommy|mother|mama|aunt|auntie|wife|lady|woman|grand(ma|mother|mum|mom)|gran|granny|nan|nana|nanny|oma|kui|kuia|abuela|queen)\b/;
const hisWords =
  /\b(son|boy|brother|nephew|grandson|dad|daddy|father|papa|uncle|husband|man|grand(pa|father|dad)|grandad|opa|pop|koro|abuelo|king)\b/;

const drawn = new Set<string>(avatarCategories.flatMap(({ name, ids }) => (name === 'People' ? [] : ids)));

/** An avatar for whoever is called this, at that age; undefined years are nobody's. */
export function faceFor(relationship: string, years: number | undefined): string {
  const words = relationship.trim().toLowerCase();
  const pet = petAvatarIn(words);
  if (pet !== undefined) return pet;
  // A wizard is a wizard, and a teacher a teacher: whatever has a face of that very name.
  const itself = words.split(/[^a-z]+/).find((word) => drawn.has(word));
  if (itself !== undefined) return itself;
  const ages = herWords.test(words) ? hers : hisWords.test(words) ? his : anybody;
  if (oldOnes.test(words)) return ages === anybody ? 'elder_woman' : ages.old;
  if (/\bbaby\b/.test(words)) return 'baby';
  if (years === undefined)
    return /\b(mum|mom|mummy|mother|mama|dad|daddy|father|papa|aunt|auntie|uncle|wife|husband|man|woman|lady)\b/.test(
      words,
    )
      ? ages.grown
      : ages.child;
  if (years < 2) return ages.baby;
  if (years < 13) return ages.child;
  if (years < 20) return ages.teen;
  return years < 65 ? ages.grown : ages.old;
}
