import { onTestFinished } from 'vitest';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';
import { quickNarrator } from './quick-narrator.ts';

/** What a house is told, with a narrator of its own who says a few words for everything, until the test is over. */
export async function quickToSpeak(
  environment: Record<string, string> = {},
): Promise<Record<string, string>> {
  const narrator = await openSpeechPeer();
  onTestFinished(() => narrator.close());
  return { ...environment, ...quickNarrator(narrator.url) };
}
