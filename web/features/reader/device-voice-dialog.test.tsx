// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceVoiceDialog } from './device-voice-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a voice is heard with the child’s name as the family says it', async () => {
  const said: string[] = [];
  const karen = { name: 'Karen', lang: 'en-AU', voiceURI: 'urn:karen', localService: true };
  const speech = {
    getVoices: () => [karen],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => undefined,
    resume: () => undefined,
  };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speech));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  render(<DeviceVoiceDialog name="Aoife" said="Eefa" onTell={() => undefined} onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Hear Karen say Aoife' }));
  expect(said).toEqual([expect.stringContaining('Eefa')]);
});
