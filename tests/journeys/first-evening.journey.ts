import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';
import { whenItShows } from '#tests/support/browser/where-it-is.ts';
import { silence } from '#tests/support/sound/silence.ts';

// The first evening of a family, with the hand of a tired parent: each tap and each sign is counted.

/** A thumb on a phone, late in the evening. */
const signsPerSecond = 1.5;

test.beforeEach(({ page }) =>
  page.route('/api/generate-tts', (route) => route.fulfill({ contentType: 'audio/wav', body: silence(100) })),
);

function tiredParent() {
  const effort = { taps: 0, signs: 0 };
  return {
    effort,
    tap: async (what: Locator) => {
      effort.taps += 1;
      await what.click();
    },
    /** A tap into the field, and the typing. */
    type: async (field: Locator, words: string) => {
      effort.taps += 1;
      effort.signs += words.length;
      await field.fill(words);
    },
  };
}

test(
  'from the front page to the first voice: at most twelve taps and 45 seconds of typing, with a next step wherever there is nothing yet',
  onAPhone,
  async ({ page }) => {
    const { effort, tap, type } = tiredParent();
    const email = `mo-${randomUUID().slice(0, 6)}@home.example`;
    const password = 'moon-kettle';
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Make tonight’s story' }));
    await expect(page).toHaveURL(/\/signup-form$/);
    await type(page.getByLabel('First name'), 'Mo');
    await type(page.getByLabel('Last name'), 'Rewi');
    await type(page.getByLabel('Email'), email);
    await type(page.getByLabel('Password', { exact: true }), password);
    // What a browser needs to know to keep the password, and to offer it at the door.
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await tap(page.getByRole('checkbox'));
    await tap(button('Create Account'));

    const said = page.getByText(/^Your account has been created successfully\. Check your email/);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeInViewport({ ratio: 1 });
    const login = page.getByRole('link', { name: 'Go to Login' });
    await expect(login).toBeInViewport({ ratio: 1 });
    await tap(login);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await type(page.getByLabel('Password', { exact: true }), password);
    await tap(button('Sign In'));
    await expect(page).toHaveURL(/\/dashboard$/);

    // Whoever looks around first, which this parent need not, is nowhere at an end.
    const main = page.getByRole('main');
    const sample = main.getByRole('button', { name: 'Try it with a sample family' });
    for (const [address, nothing, next] of [
      ['/family', 'No Family Members Yet', 'Add Family Member'],
      ['/stories', 'No Stories Yet', 'Create Story'],
      ['/create-story', 'No Family Members Found', 'Family Manager'],
      ['/dashboard', /^Nobody is here to star in it yet/, 'Add your family'],
    ] as const) {
      await page.goto(address);
      await expect(sample).toBeVisible();
      await expect(main.getByText(nothing).first()).toBeVisible();
      const way = main.getByRole('link', { name: next }).or(main.getByRole('button', { name: next }));
      await expect(way.first()).toBeVisible();
      await meetsNoObstacle(page);
    }
    await tap(sample);
    await expect(page).toHaveURL(/\/create-story$/);
    for (const name of ['Ella', 'Noah', 'Nana June', 'Pepper'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Emma/ })).toBeChecked();
    await tap(button('Create Story'));
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

    const seconds = effort.signs / signsPerSecond;
    console.log(
      `the first voice: ${effort.taps} taps, ${effort.signs} signs, ${seconds.toFixed(0)} s of typing`,
    );
    expect(effort.taps).toBeLessThanOrEqual(12);
    expect(seconds).toBeLessThanOrEqual(45);

    // What is offered is of the season, and of what these people love.
    const ideas = page.getByRole('list', { name: 'Ideas for the theme' });
    for (const [day, ofTheSeason] of [
      [
        '2027-01-08',
        /The first snow|The lost mitten|Soup for everybody|A snowman who wants to see the summer|A bear who has never seen|The North Pole/,
      ],
      [
        '2027-07-09',
        /The biggest sandcastle|An octopus on the beach|A bee who sneezes|The swimming pool|A message in a bottle|A sunflower/,
      ],
    ] as const) {
      await page.clock.setFixedTime(await whenItShows(page, `${day}T19:10`));
      await page.goto('/create-story');
      await expect(ideas).toContainText(ofTheSeason);
      await expect(ideas).toContainText(
        /A magic paintbrush|Collecting stones|Building a den|Learning to swim|Planting a seed/,
      );
    }

    // And it can be left to us.
    const theme = page.getByRole('textbox', { name: 'Theme' });
    const before = await theme.inputValue();
    await button('Surprise us').click();
    await expect(theme).not.toHaveValue(before);
    await expect(theme).not.toHaveValue('');
  },
);

test(
  'the terms stay ticked on the way to the sign-up, and the hint about them is calm until somebody tries without',
  onAPhone,
  async ({ page }) => {
    await page.goto('/');
    const card = page.locator('#trial');
    await card.scrollIntoViewIfNeeded();
    const hint = card.getByText('Please accept the terms and conditions to continue');
    const colour = () => hint.evaluate((words) => getComputedStyle(words).color);
    const calm = await colour();
    const start = card.getByRole('button', { name: 'Start 7-Day Free Trial' });
    await expect(start).toBeDisabled();
    await start.click({ force: true });
    await expect.poll(colour).not.toBe(calm);
    const terms = card.getByRole('checkbox');
    await terms.click();
    await expect(terms).toBeChecked();
    await expect(hint).toHaveCount(0);
    await terms.uncheck();
    await expect(hint).toBeVisible();
    await expect(start).toBeDisabled();
    await terms.check();
    await start.click();
    await expect(page).toHaveURL(/\/signup-form$/);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('checkbox')).toBeChecked();

    await page.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Create Account' }).click({ force: true });
    await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible();
  },
);
