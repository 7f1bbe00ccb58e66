import { usePublicConfig } from '#web/platform/public-config.ts';

const writers: Readonly<Record<string, string>> = {
  builtin: 'our own storyteller, in our own house',
  openai: 'a model of OpenAI',
  anthropic: 'a model of Anthropic',
  google: 'a model of Google',
  compatible: 'a language model that this house chose for itself',
};
const narrators: Readonly<Record<string, string>> = {
  builtin: 'our own narrator, in our own house',
  kokoro: 'a narrator in our own house',
  openai: 'a voice of OpenAI',
  elevenlabs: 'a voice of ElevenLabs',
  compatible: 'a narrator that this house chose for itself',
};

/** Who writes and who speaks in this very house: what a page that was built for every house cannot know. */
export function WhoServes() {
  const house = usePublicConfig();
  const writer = writers[house?.writer ?? ''];
  const narrator = narrators[house?.narrator ?? ''];
  if (writer === undefined || narrator === undefined) return null;
  return (
    <output className="who-serves">
      In this house, tonight: stories are written by <strong>{writer}</strong>, and told by{' '}
      <strong>{narrator}</strong>.
    </output>
  );
}
