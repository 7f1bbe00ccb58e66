import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letterInOutbox } from './journey-letters.ts';

type SignedIn = { email: string; password: string };

const password = 'moon-kettle-41';

/** A new family, signed in in this browser as if they had come in by the door before. */
export async function signInBrowser(page: Page): Promise<SignedIn> {
  const family = { email: `family-${randomUUID()}@home.example`, password };
  await signUp(page, family);
  await comeIn(page, family);
  return family;
}

/** Somebody who runs the house: on its list, and by the link in the welcome letter known to own the address. */
export async function signInAdmin(page: Page, house: { dataDir: string }, email: string): Promise<SignedIn> {
  const admin = { email, password };
  await signUp(page, admin);
  const { links } = await letterInOutbox(house, email, /^Welcome/);
  const token = new URL(links[0] ?? '').searchParams.get('token');
  await page.request.post('/api/confirm-email', { data: { token, password } });
  await comeIn(page, admin);
  return admin;
}

async function signUp(page: Page, family: SignedIn): Promise<void> {
  await page.request.post('/api/signup', {
    data: { ...family, firstName: 'Anna', lastName: 'Ngata', agreeToTerms: true },
  });
}

async function comeIn(page: Page, family: SignedIn): Promise<void> {
  const login = await page.request.post('/api/login', { data: family });
  const { user } = (await login.json()) as { user: { id: string } };
  await page.addInitScript((saved) => {
    // What others show in a frame has a storage of its own.
    if (window !== window.top) return;
    // What the page has learnt of them since stays.
    if (localStorage.getItem('lamplight.user') && localStorage['lamplight.currentUserId'] === saved.id)
      return;
    localStorage.setItem('lamplight.user', JSON.stringify(saved));
    localStorage.setItem('lamplight.currentUserId', saved.id);
  }, user);
}
