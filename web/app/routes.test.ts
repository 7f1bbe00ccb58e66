import { describe, expect, it } from 'vitest';
import { publicPages } from '#contract/addresses.ts';
import { appPages } from './routes.ts';

const addresses = (isForFamily: boolean) =>
  appPages.filter((page) => (page.isForFamily ?? false) === isForFamily).map(({ path }) => path);

describe('the list of pages', () => {
  it('has every address that families know, each open to those it is for', () => {
    expect(addresses(false)).toEqual(
      expect.arrayContaining([
        '/access',
        '/welcome',
        '/login',
        '/signup',
        '/signup-form',
        '/admin',
        '/reset-password',
        '/confirm-email',
      ]),
    );
    expect(addresses(true)).toEqual(
      expect.arrayContaining([
        '/create',
        '/dashboard',
        '/create-story',
        '/family',
        '/profile',
        '/stories',
        '/user-profile',
        '/figma',
      ]),
    );
  });

  it('leaves the public pages to the server', () => {
    const listed = appPages.map((page) => page.path);
    expect(publicPages.filter((address) => listed.includes(address))).toEqual([]);
  });

  it('leads both names of the home screen and both of the family screen to the same page', async () => {
    const pageAt = (path: string) => appPages.find((page) => page.path === path)?.load();
    expect(await pageAt('/create')).toBe(await pageAt('/dashboard'));
    expect(await pageAt('/profile')).toBe(await pageAt('/family'));
  });
});
