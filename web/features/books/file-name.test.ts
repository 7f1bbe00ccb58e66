import { describe, expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('the name of a story’s file', () => {
  test.each([
    ['The Kite That Came Down Late', 'The Kite That Came Down Late.epub'],
    ['“Who’s there?” asked Aroha', '“Who’s there ” asked Aroha.epub'],
    ['Māui / the: slow* sun?', 'Māui the slow sun.epub'],
    ['月とうさぎ', '月とうさぎ.epub'],
    ['حكاية القمر', 'حكاية القمر.epub'],
    ['चाँद की कहानी', 'चाँद की कहानी.epub'],
    ['Kāpō 👩‍🚀 and the moon', 'Kāpō 👩‍🚀 and the moon.epub'],
  ])('is readable: %s', (title, name) => expect(fileNameOf(title, 'epub')).toBe(name));

  test.each([
    ['../../etc/passwd', 'etc passwd.txt'],
    ['.hidden', 'hidden.txt'],
    ['The end...', 'The end.txt'],
    ['con', 'Story con.txt'],
    ['LPT1.old', 'Story LPT1.old.txt'],
    ['good\u202etxt.exe', 'good txt.exe.txt'],
    ['a\u0000b\nc', 'a b c.txt'],
    ['???', 'Story.txt'],
    ['', 'Story.txt'],
  ])('is safe on every system: %j', (title, name) => expect(fileNameOf(title, 'txt')).toBe(name));

  test('keeps the same name however its letters were put together', () => {
    expect(fileNameOf('Ma\u0304ui', 'txt')).toBe(fileNameOf('Māui', 'txt'));
  });

  test('is never longer than a file system takes, and ends with a whole letter', () => {
    const name = fileNameOf('👩‍🚀'.repeat(100), 'epub');
    expect(new TextEncoder().encode(name).length).toBeLessThan(200);
    expect(name).toMatch(/^(?:👩‍🚀)+\.epub$/u);
  });
});
