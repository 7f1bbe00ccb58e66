import { describe, expect, it } from 'vitest';
import { allVoices } from './narration.ts';
import { welcome } from './welcome.ts';

describe('the welcome', () => {
  it('is spoken by a voice that the house has', () => {
    expect(allVoices).toContain(welcome.voice);
  });

  it('is told in about half a minute', () => {
    const words = welcome.text.split(/\s+/).length;
    expect(words).toBeGreaterThan(60);
    expect(words).toBeLessThan(95);
  });

  it('has nothing in it that a speaking machine trips on', () => {
    expect(welcome.text).not.toMatch(/[\d/()[\]{}<>*_#–—-]/);
    expect(welcome.text).not.toMatch(/\b(wind|tear|bow|row|lead|live|read|close|dove|wound|minute)\b/i);
  });

  it('names no product, because every house has its own name', () => {
    expect(welcome.text).not.toMatch(/lamplight/i);
  });
});
