// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetEverything, keep, readKept, storageKeys, storyAudioKey } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is kept in the browser', () => {
  it('stands under the names that the specification gives', () => {
    expect(storageKeys.welcomeAudio).toBe('lamplight.welcomeAudio.v4');
    expect(storyAudioKey('s1', 'emma')).toBe('lamplight.audio.s1.emma');
  });

  it('comes back as it was kept, and is gone once forgotten', () => {
    expect(keep(storageKeys.profile, { firstName: 'Tāne' })).toBe(true);
    expect(readKept(storageKeys.profile)).toEqual({ firstName: 'Tāne' });
    forget(storageKeys.profile);
    expect(readKept(storageKeys.profile)).toBeNull();
  });

  it('is nothing when it cannot be read', () => {
    localStorage.setItem(storageKeys.user, '{"id":');
    expect(readKept(storageKeys.user)).toBeNull();
  });

  it('stops nobody when the storage is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keep(storageKeys.welcomeAudio, 'data:audio/mpeg;base64,AAAA')).toBe(false);
  });

  it('is all gone after an account was deleted', () => {
    keep(storyAudioKey('s1', 'maya'), {});
    sessionStorage.setItem('anything', '1');
    forgetEverything();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
