// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '#web/platform/storage.ts';
import { accountKeys } from '../storage-keys.ts';
import { followDarkMode } from './dark-mode.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const paperNow = () => {
  followDarkMode();
  return document.documentElement.dataset['paper'];
};

describe('the paper', () => {
  it('is dimmed for a family that asked for it, until it asks otherwise', () => {
    keep(accountKeys.profile, { preferences: { darkMode: true } });
    expect(paperNow()).toBe('dim');
    keep(accountKeys.profile, { preferences: { darkMode: false } });
    expect(paperNow()).toBe('bright');
  });

  it.each([null, 'x', {}, { preferences: null }, { preferences: { darkMode: 'yes' } }])(
    'stays bright when what was kept is %o',
    (kept) => {
      keep(accountKeys.profile, kept);
      expect(paperNow()).toBe('bright');
    },
  );
});
