/** What no band measures, no grammar checker knows, and a listener hears at once; each with the words around it. */
export function slipsOf(paragraphs: readonly string[]): string[] {
  // Verse is one sentence on two lines.
  const flat = paragraphs.map((paragraph) => paragraph.replace(/\n/g, ' '));
  return [...flat.flatMap(slipsIn), ...saidTwice(flat), ...unfinished(flat)];
}

const slips: readonly RegExp[] = [
  /(?<!\p{L})(a|an|the) (a|an|the)(?!\p{L})/iu,
  /(?<!\p{L})a (?!one\b|once\b|use|uni(?!n)|uku)[aeio]\p{L}/iu,
  /(?<!\p{L})an (?!hour|honest)[^aeiou“‘\s]\p{L}+/iu,
  /,,|\.\.|,\.|\s[,.;]|[,;:][.?!]/,
  /[{}[\]<>~|_]/,
  /undefined|NaN|NOUN/,
  /["']/,
  /(^|[.!?] )‘?\p{Ll}/u,
  /(?<!\p{L})(they was|he were|she were|we was|there was two|there was three)(?! going)(?!\p{L})/iu,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
  /(?<!\p{L})(\p{Lu}\p{L}+) and \1(?!\p{L})/u,
  /’s’s|’’|““|””/u,
  /\b(more|most) \p{L}+(er|est) (than|of)\b/u,
];

/** Said twice on purpose, or two words that belong side by side. */
const harmless =
  /^(softly|more|slow|plink|rk|hum|drip|had|that|pío|a uke|skrik|hup|very|step|tap|up|tick|tok|tock|in|on and on|an air)\b/i;

function slipsIn(paragraph: string): string[] {
  return slips.flatMap((slip) => {
    const found = slip.exec(paragraph);
    return found && !harmless.test(found[0])
      ? [paragraph.slice(Math.max(0, found.index - 30), found.index + 40)]
      : [];
  });
}

/** A whole sentence of some length is told once; only a refrain and a goodnight may come back. */
function saidTwice(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs
    .filter((paragraph) => !/\p{L}:\s*“/u.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…][”’]?)\s+/u))
    .filter((sentence) => sentence.split(' ').length >= 6);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
}

/** Speech that is opened is closed in the same paragraph, and a paragraph comes to an end. */
function unfinished(paragraphs: readonly string[]): string[] {
  return paragraphs.filter(
    (paragraph) =>
      paragraph.split('“').length !== paragraph.split('”').length || !/[.!?…:][”’]?$/u.test(paragraph.trim()),
  );
}
