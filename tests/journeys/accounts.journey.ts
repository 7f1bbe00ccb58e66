import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letterInOutbox } from '#tests/support/browser/journey-letters.ts';
import { expect, expectComplaint, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';

const password = 'a-lantern-in-the-hall';
const newEmail = () => `moana-${randomUUID().slice(0, 8)}@home.example`;

/** Opens an account without the form, for journeys that are about something else. */
async function haveAccount(page: Page): Promise<string> {
  const email = newEmail();
  const account = { firstName: 'Moana', lastName: 'Rewi', email, password, agreeToTerms: true };
  const answer = await page.request.post('/api/signup', { data: account });
  expect(answer.status()).toBe(201);
  return email;
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto(`/login?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function comeIn(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/user-profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
}

const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test(
  'a family signs up, confirms its address, comes in, changes its password and leaves',
  onAPhone,
  async ({ page, house }) => {
    const email = newEmail();
    await page.goto('/signup-form');
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeDisabled();
    await page.getByLabel('First name').fill('Moana');
    await page.getByLabel('Last name').fill('Rewi');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await create.click();
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeFocused();
    await expect(
      page.getByText(
        'Your account has been created successfully. Check your email for login credentials and welcome instructions.',
      ),
    ).toBeVisible();

    const welcome = await letterInOutbox(house, email, /^Welcome/);
    const link = new URL(welcome.links[0] ?? '');
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('heading', { name: 'Is this address yours?' })).toBeVisible();
    await meetsNoObstacle(page);
    const confirm = page.getByRole('button', { name: 'Yes, this is my address' });
    // The browser says 400 to a password that is missing.
    expectComplaint(page, /400/);
    await confirm.click();
    await expect(page.getByText('Please type the password of your account')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await confirm.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Now we know that this address is yours')).toBeVisible();

    await comeIn(page, email);
    await expect(toast(page, 'Login Successful')).toContainText('Welcome to Lamplight!');
    await openProfile(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Mo');
    await page.getByLabel('Current Password').fill(password);
    await page.getByLabel('New Password').fill('a-candle-on-the-stairs');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    // On a phone the newest is seen first, and then the other.
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    await expect(toast(page, 'Password Changed')).toContainText(
      'Your password has been updated successfully',
    );
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    const left = await kept(page);
    expect(left).toContain('"firstName\\":\\"Mo\\"');
    for (const secret of [password, 'a-candle']) expect(left).not.toContain(secret);

    // Whoever leaves while their page still asks for things is told 401 by the browser, which is no trouble to them.
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expectComplaint(page, /401/);
    await signIn(page, email);
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password');
    await signIn(page, email, 'a-candle-on-the-stairs');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'who forgot the password gets one by mail, which leads to choosing a new one',
  onAPhone,
  async ({ page, house }) => {
    const email = await haveAccount(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The door has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText(`A new password was sent to ${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Reset Another Password' }).click();
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible();

    const { secret } = await letterInOutbox(house, email, /temporary password/);
    await signIn(page, email, secret ?? '');
    await expect(page).toHaveURL(/\/user-profile$/);
    await expect(page.getByText('You came in with a password that we made.')).toBeVisible();
    const current = page.getByLabel('Current Password');
    await expect(current).toBeFocused();
    await expect(current).toBeInViewport();
    await meetsNoObstacle(page);
    await current.fill(secret ?? '');
    await page.getByLabel('New Password').fill('a-candle-on-the-stairs');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Password Changed')).toBeVisible();
    await expect(page.getByText('You came in with a password that we made.')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  },
);

test(
  'a wrong password is said kindly, and so is a network that is away; too many have to wait',
  onAnyScreen,
  async ({ page }) => {
    expectComplaint(page, /40[01]|429|Failed to load resource/);
    const email = await haveAccount(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await meetsNoObstacle(page);

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.route('**/api/login', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Login Error')).toContainText('Network error. Please check your connection.');
    for (let time = 0; time < 6; time += 1) {
      const answer = page.waitForResponse('**/api/login');
      await page.getByLabel('Password', { exact: true }).fill(`not-it-${time}`);
      await page.keyboard.press('Enter');
      await answer;
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    }
    await expect(toast(page, 'Please try again in').first()).toBeVisible();
  },
);

test(
  'two tabs belong to one family: it comes in to both and leaves both',
  onAnyScreen,
  async ({ page, context }) => {
    // What this page was still asking for when the other one left is answered by nobody's name.
    expectComplaint(page, /401/);
    const email = await haveAccount(page);
    const other = await context.newPage();
    await other.goto('/reset-password');
    await comeIn(page, email);
    // Who is signed in has nothing to do at the door.
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
    await other.goto('/user-profile');
    await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/$/);
    await other.goBack();
    await expect(other.getByText(email)).toHaveCount(0);
  },
);

test('everything can be done with the keys alone', onAnyScreen, async ({ page }) => {
  const email = newEmail();
  const type = async (...words: string[]) => {
    for (const word of words) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
  };
  await page.goto('/signup-form');
  await page.getByLabel('First name').focus();
  await type('Moana', 'Rewi', email, password);
  // Behind the password stands the button that shows it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  for (let links = 0; links < 3; links += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
  const reminders = page.getByRole('switch', { name: 'Story reminders' });
  await expect(reminders).not.toBeChecked();
  await reminders.press('Space');
  // Auckland is the last of them. Typing its name would need a quick machine.
  const timeZone = page.getByRole('combobox', { name: 'Time zone' });
  await timeZone.press('End');
  await expect(timeZone).toHaveValue('Pacific/Auckland');
  await page.getByRole('switch', { name: 'Dark mode' }).press('Space');
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await page.reload();
  await expect(reminders).toBeChecked();
  await expect(timeZone).toHaveValue('Pacific/Auckland');
  await expect(page.locator('html')).toHaveAttribute('data-paper', 'dim');
  await meetsNoObstacle(page);
});

test('the server’s reasons stand in a banner and under their fields', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /400/);
  await page.goto('/signup-form');
  await page.getByLabel('First name').fill('Moana');
  await page.getByLabel('Last name').fill('Rewi');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('one of the passwords that are used most')).toHaveCount(2);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible();
  await meetsNoObstacle(page);
});

test(
  'a purchase that is not known gets the one answer that everybody gets',
  onAnyScreen,
  async ({ page }) => {
    await page.goto('/welcome?email=somebody%40home.example');
    await expect(page.getByLabel('Email')).toHaveValue('somebody@home.example');
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Show my sign-in details' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await page.getByLabel('Email').fill('somebody@home.example');
    await page.getByRole('button', { name: 'Show my sign-in details' }).click();
    await expect(page.getByText('If this e-mail has a purchase waiting')).toBeVisible();
    await meetsNoObstacle(page);
  },
);
