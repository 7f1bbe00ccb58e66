/**
 * Names in other scripts, in letters that an English voice can say. Not scholarship: near enough that somebody who hears it knows
 * who is meant. A family's own "say it like this" always goes first.
 */
const cyrillic =
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ sh ъ _ ы i ь _ э e ю yu я ya і i ї yi є ye ґ g ў w ј y љ ly њ ny ђ j ћ ch џ j';
const greek =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s ς s τ t υ i φ f χ h ψ ps ω o';
const hebrew =
  'א a ב b ג g ד d ה h ו o ז z ח h ט t י i כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t';
const arabic =
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ th ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق k ك k ک k ل l م m ن n ه h ة a و oo ي ee ی ee ى a ء _ ئ i ؤ o پ p چ ch ژ zh گ g';
const kana =
  'あ a い ee う oo え e お o か ka き kee く koo け ke こ ko さ sa し shee す soo せ se そ so た ta ち chee つ tsoo て te と to な na に nee ぬ noo ね ne の no は ha ひ hee ふ foo へ he ほ ho ま ma み mee む moo め me も mo や ya ゆ yoo よ yo ら ra り ree る roo れ re ろ ro わ wa を o ん n ゃ ya ゅ yoo ょ yo っ _ ー _ が ga ぎ gee ぐ goo げ ge ご go ざ za じ jee ず zoo ぜ ze ぞ zo だ da ぢ jee づ zoo で de ど do ば ba び bee ぶ boo べ be ぼ bo ぱ pa ぴ pee ぷ poo ぺ pe ぽ po';
const devanagari =
  'अ a आ aa इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au ा aa ि i ी ee ु u ू oo ृ ri े e ै ai ो o ौ au ं n ँ n ः h क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ th ड d ढ d ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ् _';

const letters = new Map<string, string>();
for (const table of [cyrillic, greek, hebrew, arabic, kana, devanagari]) {
  const cells = table.split(' ');
  for (let i = 0; i + 1 < cells.length; i += 2)
    letters.set(cells[i] ?? '', (cells[i + 1] ?? '').replace('_', ''));
}

const hangulStarts = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const hangulVowels = 'a ae ya ye o e yeo ye o wa wae we yo oo wo we wee yoo eu ee ee'.split(' ');
const hangulEnds = '_ k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');

export function isForeign(character: string): boolean {
  return !/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(character);
}

/** Undefined where no letter can be told: Chinese characters need a dictionary, and guessing one would give a person another name. */
export function inLatinLetters(word: string): string | undefined {
  let spelled = '';
  const plain = Array.from(word.normalize('NFC').toLowerCase(), hiraganaOf);
  for (const [i, character] of plain.entries()) {
    const letter =
      letters.get(character) ?? hangul(character) ?? letters.get(character.normalize('NFD').charAt(0));
    if (letter !== undefined) spelled += letter + inherentVowel(character, plain[i + 1]);
    else if (isForeign(character) && /\p{L}/u.test(character)) return undefined;
    else spelled += character;
  }
  return /[a-z]/.test(spelled) ? spelled : undefined;
}

function hiraganaOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character;
}

function hangul(character: string): string | undefined {
  const index = (character.codePointAt(0) ?? 0) - 0xac00;
  if (index < 0 || index >= 11_172) return undefined;
  const parts = [
    hangulStarts[Math.floor(index / 588)],
    hangulVowels[Math.floor((index % 588) / 28)],
    hangulEnds[index % 28],
  ];
  return parts.join('').replaceAll('_', '');
}

/** A Devanagari consonant carries an a, unless another vowel or the end of the word follows. */
function inherentVowel(character: string, next: string | undefined): string {
  const isConsonant = character >= 'क' && character <= 'ह';
  if (!isConsonant || next === undefined) return '';
  return next >= 'क' && next <= 'ह' ? 'a' : /[ंँः]/.test(next) ? 'a' : '';
}
