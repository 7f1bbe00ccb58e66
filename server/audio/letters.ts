// Letters of other scripts, and how an English voice says each.

const cyrillic =
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ sh ъ _ ы i ь _ э e ю yu я ya і i ї yi є ye ґ g ў w ј y љ ly њ ny ђ j ћ ch џ j';
const greek =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s ς s τ t υ i φ f χ h ψ ps ω o';
const hebrew =
  'א a ב b ג g ד d ה h ו o ז z ח h ט t י i כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t';
const arabic =
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ th ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق k ك k ک k ل l م m ن n ه h ة a و oo ي ee ی ee ى a ء _ ئ i ؤ o پ p چ ch ژ zh گ g';
const kana =
  'あ a い ee う oo え e お o か ka き kee く koo け ke こ ko さ sa し shee す soo せ se そ so た ta ち chee つ tsoo て te と to な na に nee ぬ noo ね ne の no は ha ひ hee ふ foo へ he ほ ho ま ma み mee む moo め me も mo や ya ゆ yoo よ yo ら ra り ree る roo れ re ろ ro わ wa を o ん n ゃ ya ゅ yoo ょ yo っ _ ー _ が ga ぎ gee ぐ goo げ ge ご go ざ za じ jee ず zoo ぜ ze ぞ zo だ da ぢ jee づ zoo で de ど do ば ba び bee ぶ boo べ be ぼ bo ぱ pa ぴ pee ぷ poo ぺ pe ぽ po ゔ voo ぁ a ぃ ee ぅ oo ぇ e ぉ o ゎ wa';
const devanagari =
  'अ a आ aa इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au ा aa ि i ी ee ु u ू oo ृ ri े e ै ai ो o ौ au ं n ँ n ः h क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ th ड d ढ d ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ् _';

/** What a letter says: `_` is nothing. */
export const letters = new Map<string, string>();
for (const table of [cyrillic, greek, hebrew, arabic, kana, devanagari]) {
  const cells = table.split(' ');
  for (let i = 0; i + 1 < cells.length; i += 2)
    letters.set(cells[i] ?? '', (cells[i + 1] ?? '').replace('_', ''));
}
