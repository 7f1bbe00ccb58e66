// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetEverything, forgetFamily, keep, readKept } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is kept in the browser', () => {
  it('comes back as it was kept, and is gone once forgotten', () => {
    expect(keep('lamplight.profile', { firstName: 'Tāne' })).toBe(true);
    expect(readKept('lamplight.profile')).toEqual({ firstName: 'Tāne' });
    forget('lamplight.profile');
    expect(readKept('lamplight.profile')).toBeNull();
  });

  it('is nothing when it cannot be read', () => {
    localStorage.setItem('lamplight.user', '{"id":');
    expect(readKept('lamplight.user')).toBeNull();
  });

  it('stops nobody when the storage is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keep('lamplight.welcomeAudio.v4', 'data:audio/mpeg;base64,AAAA')).toBe(false);
  });

  describe('once the family leaves', () => {
    const shelves = new Map<string, string>();
    beforeEach(() => {
      for (const name of ['shell-7', 'audio-v1', 'data-v1']) shelves.set(name, name);
      const open = {
        keys: async () => [...shelves.keys()],
        delete: async (name: string) => shelves.delete(name),
      };
      vi.stubGlobal('caches', open);
      for (const key of ['lamplight.user', 'lamplight.profile', 'lamplight.audio.s1.maya']) keep(key, {});
      keep('lamplight.welcomeAudio.v4', 'data:audio/mpeg;base64,AAAA');
      keep('a-neighbour', 1);
      sessionStorage.setItem('anything', '1');
    });

    it('has nothing of it any more, and still the welcome, the app and what is not ours', async () => {
      await forgetFamily();
      expect(Object.keys(localStorage).toSorted()).toEqual(['a-neighbour', 'lamplight.welcomeAudio.v4']);
      expect(sessionStorage.length).toBe(0);
      expect([...shelves.keys()]).toEqual(['shell-7']);
    });

    it('has nothing at all after its account was deleted', async () => {
      await forgetEverything();
      expect(localStorage.length + sessionStorage.length + shelves.size).toBe(0);
    });

    it('forgets its entries even where the caches cannot be cleared', async () => {
      vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) });
      await forgetFamily();
      expect(readKept('lamplight.user')).toBeNull();
    });
  });
});
