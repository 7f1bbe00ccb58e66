import { expect } from 'vitest';
import type { TestHouse } from '#tests/support/house/house.ts';
import { letterTo } from './letters.ts';
import { newFamily, type Family } from './visitor.ts';

export const adminEmail = 'keeper@home.example';

/** Somebody who runs the house: on its list (ADMIN_EMAILS), and by the link in the welcome letter known to own the address. */
export async function newAdmin(house: TestHouse, email = adminEmail): Promise<Family> {
  const admin = await newFamily(house, email);
  const answer = await admin.ask('POST', '/api/confirm-email', { token: await confirmToken(house, email) });
  expect(answer.status, answer.text).toBe(200);
  return admin;
}

/** What the link in the welcome letter brings along. */
export async function confirmToken(house: TestHouse, email: string): Promise<string> {
  const { links } = await letterTo(house, email, /^Welcome/);
  return new URL(links[0] ?? '').searchParams.get('token') ?? '';
}
