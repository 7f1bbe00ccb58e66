import { describe, expect, it } from 'vitest';
import { previewOf } from './story-preview.ts';

describe('the preview of a story', () => {
  it('leaves out the words with which all stories begin, up to their period', () => {
    expect(previewOf('Once upon a time, in a house by the sea, lived Mia. She had a kite.')).toBe(
      'She had a kite.',
    );
    expect(previewOf('One evening it rained. Nobody minded.')).toBe('Nobody minded.');
  });

  it('keeps everything of a story that begins in its own way', () => {
    expect(previewOf('Onceuponatime is a town. It sleeps.')).toBe('Onceuponatime is a town. It sleeps.');
  });

  it('has 70 characters, and no half ones', () => {
    expect(previewOf('a'.repeat(70))).toBe('a'.repeat(70));
    expect(previewOf(`${'a'.repeat(69)}🦊🦊`)).toBe(`${'a'.repeat(69)}🦊…`);
  });

  it('runs over the end of a paragraph', () => {
    expect(previewOf('It was dusk.\n\nThe fox came.')).toBe('It was dusk. The fox came.');
  });

  it('of a story that is only an opening is that opening', () => {
    expect(previewOf('Once upon a time.')).toBe('Once upon a time.');
  });
});
