// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/about" }
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandDefaults, brandText } from '#contract/brand.ts';
import { session } from '#web/features/accounts/use-session.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const brand = brandText(brandDefaults);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  cleanup();
  act(() => session.forgetUser());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
const menu = (id: string) => {
  const sheet = document.getElementById(id);
  if (!sheet) throw new Error(`There is no menu ${id}`);
  return sheet;
};
const familyIsHere = (username?: string) =>
  act(() => session.signIn({ id: 'u1', ...(username !== undefined && { username }) }));
const visitorIsHere = () => act(() => session.forgetUser());

describe('the header', () => {
  it('has the four links of the specification, leading where they say', () => {
    visitorIsHere();
    render(<SiteHeader brand={brand} />);
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(main)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Story Library', '/stories'],
      ['Family', '/family'],
      ['My Profile', '/user-profile'],
      ['About', '/about'],
    ]);
  });

  it('offers a visitor the way in, the prices and help', () => {
    visitorIsHere();
    render(<SiteHeader brand={brand} />);
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
    expect(linksIn(menu('account-menu'))).toEqual([
      'Home',
      'Sign In',
      'Create Account',
      'Pricing',
      'Help & Support',
      brand.email,
      brand.phone,
    ]);
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('tells a visitor on every page who is behind it: address, phone, place and agency', () => {
    visitorIsHere();
    for (const isLanding of [true, false]) {
      const { container, unmount } = render(<SiteHeader brand={brand} isLanding={isLanding} />);
      const line = within(container.querySelector<HTMLElement>('.header-contact') ?? document.body);
      expect(line.getByRole('link', { name: brand.email }).getAttribute('href')).toBe(
        `mailto:${brand.email}`,
      );
      expect(line.getByRole('link', { name: brand.phone }).getAttribute('href')).toBe(`tel:${brand.phone}`);
      expect(line.getByText(brand.location)).toBeDefined();
      expect(line.getByAltText(brand.agencyName).getAttribute('src')).toBe(brand.agencyLogoUrl);
      unmount();
    }
    familyIsHere('Siobhán');
    const { container } = render(<SiteHeader brand={brand} />);
    expect(container.querySelector('.header-contact')).toBeNull();
    expect(within(menu('account-menu')).getByAltText(brand.agencyName)).toBeDefined();
  });

  it('has one Login button on the landing page, to /login', () => {
    visitorIsHere();
    render(<SiteHeader brand={brand} isLanding />);
    const [login] = screen.getAllByRole('link', { name: 'Login' });
    expect(login?.getAttribute('href')).toBe('/login');
    expect(document.getElementById('account-menu')).toBeNull();
  });

  it('knows a family by its name, with everything it may do', () => {
    familyIsHere('Siobhán');
    render(<SiteHeader brand={brand} isLanding />);
    expect(screen.getByRole('button', { name: 'Siobhán' })).toBeDefined();
    expect(linksIn(menu('account-menu')).slice(0, 4)).toEqual([
      'Home',
      'Create Story',
      'My Profile',
      'Family Manager',
    ]);
    expect(within(menu('account-menu')).getByText('Sign Out')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  });

  it('calls a family without a name Profile', () => {
    familyIsHere();
    render(<SiteHeader brand={brand} />);
    expect(screen.getByRole('button', { name: 'Profile' })).toBeDefined();
  });

  it('has the same links in its menu on a phone, each once', () => {
    familyIsHere('Siobhán');
    render(<SiteHeader brand={brand} />);
    const links = linksIn(menu('mobile-menu'));
    for (const name of [
      'Story Library',
      'Family',
      'My Profile',
      'About',
      'Home',
      'Create Story',
      'Family Manager',
    ])
      expect(links.filter((link) => link === name)).toEqual([name]);
  });

  it('shows the version', () => {
    render(<SiteHeader brand={brand} />);
    expect(screen.getAllByText(/V1\.0/).length).toBeGreaterThan(0);
  });
});

describe('the footer', () => {
  it('links home, to the profile and to about, and says how to reach whom', () => {
    render(<SiteFooter brand={{ ...brand, agencyName: 'Moon & Sons' }} />);
    for (const [name, href] of [
      ['Home', '/'],
      ['My Profile', '/user-profile'],
      ['About', '/about'],
      [brand.email, `mailto:${brand.email}`],
      [brand.phone, `tel:${brand.phone}`],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(screen.getByText('V1.0')).toBeDefined();
    expect(screen.getByText('Auckland, New Zealand')).toBeDefined();
    expect(screen.getByAltText('Moon & Sons').getAttribute('src')).toBe('/agency.svg');
  });
});
