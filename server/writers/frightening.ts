/**
 * Whether a wish asks to be frightened, in plain words. Zombies and nothing else are offered as something gentler; zombies and cupcakes, a battle
 * of bands or a volcano that explodes are a child's ideas, and every tale of ours tells them softly.
 */
export function isFrightening(words: string): boolean {
  const asked = words.replace(quarrels, ' ').replace(seenOrDreamt, ' dream ');
  if (gentled.test(asked)) return false;
  if (horror.test(asked)) return true;
  const without = asked.replace(eerieThing, ' ').replace(eerie, ' ');
  return without !== asked && without.replace(somewhere, ' ').replace(small, ' ').trim() === '';
}

const horror =
  /\b(demons?|devils?|horror|terrifying|terror|apocalypse|deadly|nuclear|serial|weapons?|clown in the dark|death match)\b/;

/** Each of them is as eerie as what it comes with. */
const eerie =
  /\b(zombies?|vampires?|werewol(f|ves)|haunted|haunting|scary|scariest|creepy|spooky|evil|wars?|battles?|fight(s|ing)?|army|armies|explosions?|explod(e|es|ing)|poison(ed)?|attack(s|ed|ing)?|invasion|skulls?|skeletons?)\b/g;
const eerieThing = /\b(haunted|scary|scariest|creepy|spooky) (?!halloween)\w+/g;
const somewhere = /\b(in|at|on|under|behind|near|from) (the|a|an|my|our|his|her) \w+/g;
const small =
  /\b(a|an|the|some|any|my|our|his|her|their|and|or|of|in|with|about|for|to|very|really|super|so|more|most|ever|world|one|two|big|huge|old|[\d,.]+|something|stories|story|tale|bedtime|night|please|want|wants)\b|\./g;

/** What happens between children, and is made up again: over who paints the eggs, with pillows. */
const quarrels =
  /\b(?:pillow|snowball|water|food|paint|tickle|play) fight(?:s|ing)?\b|\bfight(?:s|ing)? (?:over|about|with (?:each other|(?:my|his|her|their|our) \w+))|\b(?:had|have|having|another|silly|big|little) (?:a )?fight\b/g;

/** A bad dream is a trouble of the night, and not a wish for one. */
const seenOrDreamt =
  /\bscary (dreams?|films?|movies?|books?|pictures?|noises?|sounds?|shadows?|storms?|thunder)\b/g;

const gentled =
  /\b(friendly|gentle|kind|sleepy|shy|silly|funny|tiny|little|small|baby|cuddly|cosy|lost|nice|vegetarian|who (is|was) afraid|(is|are|was|were)n[' ]?t|(doesn|don|didn|won)[' ]?t|never|hates?|not (so )?scary|(was|were|felt) (so |very |really |too |quite )*(scary|spooky|terrifying)|less|without|fewer|no|not (a|so|too|to|very|as|that))\b/;
