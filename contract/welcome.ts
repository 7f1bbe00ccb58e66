/**
 * What the storyteller says to somebody who has just come in. The server speaks exactly this text in exactly this voice for
 * visitors and nothing else, so the page must send it letter for letter. It names no product: each house has its own name.
 */
export const welcome = {
  text: [
    'Good evening. I am the storyteller.',
    'Tell me who is at your house tonight: the girl who sleeps in her gumboots, the grandfather who hums, the cat who pretends not to listen.',
    'I will put them all in a story that nobody has heard before.',
    'It will be a calm one, and just long enough for bedtime.',
    'I can tell it aloud, slower and softer toward the end, and by the last line somebody should be asleep.',
    'With luck, not you.',
  ].join(' '),
  voice: 'shimmer',
} as const;
