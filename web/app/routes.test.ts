import { describe, expect, it } from 'vitest';
import { familyPages, openPages, publicPages } from '#contract/addresses.ts';
import { appPages } from './routes.ts';

const addressesOf = (isForFamily: boolean) =>
  appPages.filter((page) => (page.isForFamily ?? false) === isForFamily).map((page) => page.path);

describe('the list of pages', () => {
  it('has every address that the server answers with the app, and no other', () => {
    expect(addressesOf(false).toSorted()).toEqual([...openPages].toSorted());
    expect(addressesOf(true).toSorted()).toEqual([...familyPages].toSorted());
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
