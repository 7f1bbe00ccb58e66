import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A new family, signed in in this browser as if they had come in by the door before. */
export async function signInBrowser(page: Page): Promise<{ email: string; password: string }> {
  const family = { email: `family-${randomUUID()}@home.example`, password: 'moon-kettle-41' };
  await page.request.post('/api/signup', {
    data: { ...family, firstName: 'Anna', lastName: 'Ngata', agreeToTerms: true },
  });
  const login = await page.request.post('/api/login', { data: family });
  const { user } = (await login.json()) as { user: { id: string } };
  await page.addInitScript((saved) => {
    localStorage.setItem('lamplight.user', JSON.stringify(saved));
    localStorage.setItem('lamplight.currentUserId', saved.id);
  }, user);
  return family;
}
