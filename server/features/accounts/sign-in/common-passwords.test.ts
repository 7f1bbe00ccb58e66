import { describe, expect, test } from 'vitest';
import { commonPasswordCount, isCommonPassword, commonPasswords } from './common-passwords.ts';

describe('the most used passwords', () => {
  test('are known, however they are capitalised', () => {
    for (const common of [
      '123456',
      'password',
      'Password1',
      'QWERTY',
      'iloveyou',
      'dragon',
      '11111111',
      '1q2w3e4r',
      'monkey123',
    ])
      expect(isCommonPassword(common), common).toBe(true);
  });

  test('leave a parent who thought of something of their own alone', () => {
    for (const own of [
      'moon-kettle-41',
      'the fox slept',
      'correct horse',
      'Vf7k2m',
      'tahi rua toru',
      'constructor',
      '__proto__',
    ])
      expect(isCommonPassword(own), own).toBe(false);
  });

  test('are three thousand, each of a length that would be allowed otherwise', () => {
    const all = [...commonPasswords()];
    expect(all).toHaveLength(commonPasswordCount);
    expect(all.filter((one) => one.length < 6 || one !== one.toLowerCase() || /\s/.test(one))).toEqual([]);
  });
});
