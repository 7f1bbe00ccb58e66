import { useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/config.ts';
import { read } from '#web/platform/api.ts';

const writers: Readonly<Record<string, string>> = {
  builtin: 'our own storyteller, on our server',
  openai: 'a model of OpenAI',
  anthropic: 'a model of Anthropic',
  google: 'a model of Google',
  compatible: 'a language model that this house chose for itself',
};
const narrators: Readonly<Record<string, string>> = {
  builtin: 'our own narrator, on our server',
  kokoro: 'a narrator that runs on our server',
  openai: 'a voice of OpenAI',
  elevenlabs: 'a voice of ElevenLabs',
  compatible: 'a speech server that this house chose for itself',
};

/** Who writes and who speaks in this very house: what a page that was built for every house cannot know. */
export function Servants() {
  const [house, setHouse] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let isHere = true;
    read('/api/config').then(
      // The server is of the same build as this page; this is the place where that is taken on trust.
      (answer) => {
        if (isHere) setHouse(answer as PublicConfig);
      },
      (trouble: unknown) => console.info('The house did not say who writes and who speaks', trouble),
    );
    return () => {
      isHere = false;
    };
  }, []);

  const writer = writers[house?.writer ?? ''];
  const narrator = narrators[house?.narrator ?? ''];
  if (writer === undefined || narrator === undefined) return null;
  return (
    <p className="servants" role="status">
      In this house, tonight: stories are written by <strong>{writer}</strong>, and told by <strong>{narrator}</strong>.
    </p>
  );
}
