import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer, AskInit, TestHouse } from '#tests/support/house/house.ts';

/** Somebody with a browser: it keeps the cookies it is given and sends them back. */
export type Visitor = {
  ask: (method: string, path: string, body?: unknown, init?: Omit<AskInit, 'body'>) => Promise<Answer>;
  cookies: Map<string, string>;
  /** Where they are. The house sees it where it trusts one proxy (TRUST_PROXY=1). */
  address: string;
};

let homes = 0;

/** Each at a home of their own with a browser of their own, unless two are said to share one. */
export function newVisitor(
  house: Pick<TestHouse, 'ask'>,
  address = newAddress(),
  cookies = new Map<string, string>(),
): Visitor {
  return {
    cookies,
    address,
    async ask(method, path, body, init = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...init.headers };
      const answer = await house.ask(method, path, { ...init, body, headers });
      for (const line of answer.headers.getSetCookie()) keep(cookies, line);
      return answer;
    },
  };
}

export function newAddress(): string {
  homes += 1;
  return `10.${(homes >> 16) & 255}.${(homes >> 8) & 255}.${homes & 255}`;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  const isOver = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute));
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

export type Family = Visitor & { email: string; password: string; userId: string };

export const signUpForm = (email: string, password = 'moon-kettle-41') => ({
  firstName: 'Anna',
  lastName: 'Ngata',
  email,
  password,
  agreeToTerms: true,
});

/** A family that has signed up and is signed in. */
export async function newFamily(
  house: Pick<TestHouse, 'ask'>,
  email = `family-${randomUUID()}@home.example`,
): Promise<Family> {
  const visitor = newVisitor(house);
  const form = signUpForm(email);
  const signedUp = await visitor.ask('POST', '/api/signup', form);
  expect(signedUp.status, signedUp.text).toBe(201);
  const userId = await signIn(visitor, email, form.password);
  return { ...visitor, email, password: form.password, userId };
}

/** Signs in and gives the id of the account. */
export async function signIn(visitor: Visitor, email: string, password: string): Promise<string> {
  const answer = await visitor.ask('POST', '/api/login', { email, password });
  expect(answer.status, answer.text).toBe(200);
  return userIn(answer).id;
}

export type SeenUser = {
  id: string;
  email: string;
  isAdmin: boolean;
  mustChangePassword: boolean;
  plan: { state: string };
};

export function userIn(answer: Answer): SeenUser {
  return (answer.json as { user: SeenUser }).user;
}
