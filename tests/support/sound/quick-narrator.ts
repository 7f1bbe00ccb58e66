/** What a house is told whose narrator is the peer of our tests: it says the same few words for every sentence, at once. */
export const quickNarrator = (speechUrl: string) => ({
  NARRATOR: 'compatible',
  NARRATOR_BASE_URL: speechUrl,
  NARRATOR_MODEL: 'recorded',
});
