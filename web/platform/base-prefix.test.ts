import { afterEach, describe, expect, it, vi } from 'vitest';
import { basePrefix, inThisHouse } from './base-prefix.ts';

const browser = { isNative: false, isDevelopment: false, hostname: 'lamplight.example', apiHost: undefined };

describe('where calls go', () => {
  it('is this very origin, with its cookies, for a family in a browser', () => {
    expect(basePrefix(browser)).toEqual({ origin: '', credentials: 'include' });
  });

  it('is this origin too when the built app runs on localhost', () => {
    expect(basePrefix({ ...browser, hostname: 'localhost' }).origin).toBe('');
  });

  it('is the local server on port 5000 for the development page, and only for a local one', () => {
    const development = { ...browser, isDevelopment: true };
    expect(basePrefix({ ...development, hostname: 'localhost' })).toEqual({
      origin: 'http://localhost:5000',
      credentials: 'include',
    });
    expect(basePrefix(development).origin).toBe('');
  });

  it('is the deployed host without cookies inside the native wrapper', () => {
    const native = { ...browser, isNative: true, hostname: 'localhost' };
    expect(basePrefix({ ...native, apiHost: 'api.lamplight.example' })).toEqual({
      origin: 'https://api.lamplight.example',
      credentials: 'omit',
    });
    expect(basePrefix({ ...native, apiHost: 'http://10.0.2.2:5000/' }).origin).toBe('http://10.0.2.2:5000');
  });

  it('is known to nobody in a wrapper that was built without its host', () => {
    expect(() => basePrefix({ ...browser, isNative: true })).toThrow('VITE_API_HOST');
  });
});

describe('a link that the house gives', () => {
  const link = 'https://lamplight.example/api/narrations/n1/sound?until=1&key=k';
  const stand = (href: string) => {
    vi.stubGlobal('location', new URL(href));
    vi.stubGlobal('window', {});
    vi.stubEnv('DEV', false);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('leads a family at home to the name that they came in by', () => {
    stand('http://192.168.1.20:5000/stories');
    expect(inThisHouse(link)).toBe('/api/narrations/n1/sound?until=1&key=k');
    expect(inThisHouse('/api/narrations/n1/sound')).toBe('/api/narrations/n1/sound');
    expect(inThisHouse('')).toBe('');
  });

  it('stays whole in the native wrapper, whose pages live elsewhere', () => {
    stand('capacitor://localhost/stories');
    vi.stubEnv('VITE_API_HOST', 'lamplight.example');
    expect(inThisHouse(link)).toBe(link);
  });
});
