/** A Korean letter is a block of two or three sounds, and is reckoned apart. */
export function hangul(character: string): string | undefined {
  const index = (character.codePointAt(0) ?? 0) - 0xac00;
  if (index < 0 || index >= 11_172) return undefined;
  const parts = [
    hangulStarts[Math.floor(index / 588)],
    hangulVowels[Math.floor((index % 588) / 28)],
    hangulEnds[index % 28],
  ];
  return parts.join('').replaceAll('_', '');
}

const hangulStarts = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const hangulVowels = 'a ae ya ye o e yeo ye o wa wae we yo oo wo we wee yoo eu ee ee'.split(' ');
const hangulEnds = '_ k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');
