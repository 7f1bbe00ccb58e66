/** "a" or "an", by how the first word is said: an hour, a unicorn, an X-ray. */
export function articleFor(words: string): 'a' | 'an' {
  const first = words.trim().toLowerCase();
  if (/^(hour|honest|honour|honor|heir)/.test(first)) return 'an';
  if (/^(8|11|18|8\d)\b/.test(first) || /^(x[- ]?ray|mri|sos|nhs|rspb)\b/.test(first)) return 'an';
  if (soundsLikeYou.test(first) || /^(one|once|oui|ouija)(?![a-z])/.test(first)) return 'a';
  return /^[aeiouàáâäãåæèéêëìíîïòóôöøùúûü]/.test(first) ? 'an' : 'a';
}

/** "a unicorn", "an owl". What has an article of its own, or somebody's, keeps it. */
export function withA(words: string): string {
  return /^(a|an|the|some|my|our|your|his|her|its|their|\S+['’]s) /i.test(words)
    ? words
    : `${articleFor(words)} ${words}`;
}

// "uni" is a unicycle, but an uninvited guest and an unimportant hat.
const soundsLikeYou =
  /^(uni(?!n[a-z]|m)|uk(?=ulele|rain)|uk\b|us(?=e|ual|ur)|ufo|ut(?=e|opia)|ubiq|ur(?=an)|eu|ewe|u-|u\b)/;
