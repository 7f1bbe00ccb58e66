import { anyGrownUp } from './grown-ups.ts';
import { phrasesByKeyIn, withoutPhrases } from './phrase.ts';

// What parents tell of their day, in words that would be hard anywhere else. It is a wish for a story, and is taken out before a wish is
// judged. In a story the same words are judged as ever.

const mishaps = phrasesByKeyIn(`
  cat/cats/dog/fox/foxes/owl/hawk/snake (has/had/have) killed/kills/caught/ate/eats/bit a/the/our/his/her/my/two/some mouse/mice/bird/birds/rat/rabbit/rabbits/hamster/chicken/chickens/hen/hens/duck/ducks/fish/goldfish/guinea_pig/frog/vole/pigeon
  mouse/bird/rat/rabbit/hamster/chicken/chickens/hen/hens/duck/ducks/fish/goldfish/guinea_pig/cat/dog/hedgehog/frog (was/were/got/has_been) killed/eaten/hit by a/the/our/my/next_doors/another cat/dog/fox/owl/car/lorry/bird
  cut/cuts/cutting/chopped/chopping/snipped/snipping (off) (her/his/my/their/the/our/own/all) (own/dolls/sisters/brothers/little) (dolls/sisters/brothers/hair) hair/fringe/bangs/ponytail/plait/plaits/pigtails/curls/whiskers (off) (with) (the/some/a/her/his) (craft/kitchen/mummys/mums/nail/paper/safety) (scissors)
  shooting (a/some) film/films/video/videos/movie/hoops/baskets/goals/practice
  goal/hoop/net shooter/shooters
  giant killer
  beer garden/mat/mats/festival/tent
  scared/afraid/frightened/terrified/nervous/shy (of/about) (my/his/her/the/their/our/a) new teacher/teachers/babysitter/nanny/childminder/brother
`);

/** Where a grown-up is named who may have done it, none of this is taken for granted. */
const amongChildren = phrasesByKeyIn(`
  come/comes/came/coming/climb/climbs/climbed/crawl/crawls/crawled/sneak/sneaks/creep/creeps/crept/get/gets/got/hop/hops/slip/slips/slipped (in/into/in_to/to/through_to/back_into) our/mummys/mums/mommys/moms/mamas/daddys/dads/grandmas/grannys/mum_and_dads/mummy_and_daddys bed/room/bedroom
  she/he (keep/keeps/kept/is/are/has/have/was/were/always/just/still/even/sometimes) (been/started) hit/hits/hitting/bite/bites/biting/bit/bitten/kick/kicks/kicking/kicked/pinch/pinches/pinching/pinched/scratch/scratches/scratching/scratched/push/pushes/pushing/pushed/shove/shoves/shoving/shoved/smack/smacks/smacking/smacked/slap/slaps/slapping/slapped/punch/punches/punching/punched/thump/thumps/thumped her/his/their/other/another (little/big/baby/twin/older/younger/small/best) brother/brothers/sister/sisters/sibling/siblings/friend/friends/cousin/cousins/twin/teddy/doll/dolls/kids/children/boys/girls
  she/he (keep/keeps/kept/is/are/has/have/was/were/always/just/still/even/sometimes) (been/started) hit/hits/hitting/bite/bites/biting/bit/bitten/kick/kicks/kicking/kicked/pinch/pinches/pinching/pinched/scratch/scratches/scratching/scratched/push/pushes/pushing/pushed/shove/shoves/shoving/shoved/smack/smacks/smacking/smacked/slap/slaps/slapping/slapped/punch/punches/punching/punched/thump/thumps/thumped the/a/another (little/new/other) boy/girl/baby
  kids/boys/girls/twins/children/they (keep/keeps/kept/is/are/has/have/was/were/always/just/still/even/sometimes) (been/started) hit/hits/hitting/bite/bites/biting/bit/bitten/kick/kicks/kicking/kicked/pinch/pinches/pinching/pinched/scratch/scratches/scratching/scratched/push/pushes/pushing/pushed/shove/shoves/shoving/shoved/smack/smacks/smacking/smacked/slap/slaps/slapping/slapped/punch/punches/punching/punched/thump/thumps/thumped each_other/one_another
  naked in/at/on/around/round/to (the/our) bath/bathroom/garden/beach/house/pool/paddling_pool/park/nursery
  run/runs/running/ran (around/round/about/off) naked
  naked toddler/baby/bottom/bottoms
  be/being/always/stay/stays/staying naked
`);

/** A nose that bled, and a tooth that came out. Only the blood is forgiven them, and who hit it is not. */
const smallWound =
  /\b(fell|falls|fall|tripped|bumped|scraped|grazed|tooth|teeth|nose|knees?|finger|thumb|lip|elbow|toe|chin|gums?)\b/;
const bled = /^(blood|bloody|bled|bleed|bleeds|bleeding)$/;

const grownUp = new RegExp(`\\b(${anyGrownUp})\\b`);

export function withoutMishaps(words: readonly string[]): string[] {
  const left = withoutPhrases(words, mishaps);
  const text = left.join(' ');
  if (grownUp.test(text)) return left;
  const childish = withoutPhrases(left, amongChildren);
  return smallWound.test(text) ? childish.filter((word) => !bled.test(word)) : childish;
}
