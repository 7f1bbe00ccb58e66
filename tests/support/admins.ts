import type { TestHouse } from './house.ts';
import { letterTo } from './letters.ts';
import { newFamily, type Family } from './visitor.ts';

export const adminEmail = 'keeper@home.example';

/** Somebody who runs the house: on its list (ADMIN_EMAILS), and by the link in the welcome letter known to own the address. */
export async function newAdmin(house: TestHouse, email = adminEmail): Promise<Family> {
  const admin = await newFamily(house, email);
  const { links } = await letterTo(house, admin.email, /^Welcome/);
  const link = new URL(links[0] ?? '');
  await admin.ask('GET', link.pathname + link.search);
  return admin;
}
