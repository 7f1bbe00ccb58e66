import type { Locator, Page } from '@playwright/test';
import type { FamilyMember } from '#contract/family.ts';
import { bringFamily } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { messageLeavesFree } from '#tests/support/browser/messages.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';
import { cardHeightRem } from '#web/features/family/card-height.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true });
const message = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openAdd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Family Member' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add Family Member' })).toBeVisible();
}

async function fill(page: Page, who: { name: string; age: string; position: string }): Promise<void> {
  await field(dialog(page), 'Name').fill(who.name);
  await field(dialog(page), 'Age').fill(who.age);
  await field(dialog(page), 'Family Position').fill(who.position);
}

/** Mia, and cousins with few words and many, one with a long name, one whose name is said otherwise. */
async function bringManyKinds(page: Page, count: number): Promise<void> {
  await bringFamily(page, 1);
  const hobbies = ['collecting stones', 'building blocks', 'drawing', 'football', 'swimming'];
  for (let number = 2; number <= count; number += 1)
    await page.request.post('/api/family-members', {
      data: {
        name: number % 7 === 0 ? `Cousin ${number} of the Far Away Hills` : `Cousin ${number}`,
        age: 7,
        relationship: 'cousin',
        avatar: 'boy',
        hobbies: hobbies.slice(0, number % 6),
        characterTraits: number % 3 === 0 ? [] : ['curious'],
        isGuest: false,
        ...(number % 5 === 0 && { sayAs: 'kuzin' }),
      },
    });
}

/** Each row, now that its cards are real, beside the height that was reckoned for it while they were not. */
async function expectCardsAsReckoned(page: Page, people: Locator): Promise<void> {
  const members = (await (await page.request.get('/api/family-members')).json()) as FamilyMember[];
  const { columnRem, heights, columns } = await people.evaluate((list) => {
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const cards = [...list.children].map((child) => child.getBoundingClientRect());
    return {
      columnRem: (cards[0]?.width ?? 0) / remPx,
      heights: cards.map(({ height }) => height / remPx),
      columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
    };
  });
  expect(heights).toHaveLength(members.length);
  const offRem = heights.map((height, place) => {
    const first = place - (place % columns);
    const row = members.slice(first, first + columns);
    return Math.abs(height - Math.max(...row.map((member) => cardHeightRem(member, columnRem))));
  });
  expect(Math.max(...offRem)).toBeLessThan(0.1);
}

test.beforeEach(async ({ page }) => {
  await signInBrowser(page);
  await page.goto('/family');
  await expect(message(page, 'No Family Members Yet')).toBeVisible();
});

test(
  'a child is added in a few words, seen at a glance, changed and removed, which can be undone',
  onAPhone,
  async ({ page }) => {
    expect(await obstacles(page)).toEqual([]);
    await openAdd(page);
    expect(await obstacles(page)).toEqual([]);
    // What is missing is said, marked, and takes the focus.
    const save = dialog(page).getByRole('button', { name: 'Add Family Member' });
    await field(dialog(page), 'Name').fill('Zoë');
    for (const name of ['Name', 'Age', 'Family Position'])
      await expect(field(dialog(page), name)).toHaveAttribute('required', '');
    await save.click();
    await expect(field(dialog(page), 'Age')).toBeFocused();
    await messageLeavesFree(page, 'Please fill in name, age, and relationship', save);
    await expect(field(dialog(page), 'Name')).toHaveValue('Zoë');
    await fill(page, { name: 'Zoë', age: '5', position: 'Daughter' });
    // Her face follows from who she is, and may be another.
    await expect(dialog(page).getByRole('button', { name: 'Avatar: girl' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Avatar: girl' }).click();
    await dialog(page).getByRole('button', { name: 'Animals' }).click();
    await dialog(page).getByRole('radio', { name: 'fox' }).check();
    await dialog(page).getByRole('button', { name: 'More about them' }).click();
    await dialog(page).getByRole('button', { name: 'drawing' }).click();
    await dialog(page).getByRole('button', { name: 'curious' }).click();
    // However long the form is by now, what keeps it is in sight.
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(message(page, 'Zoë has been added to your family')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make tonight’s story' })).toBeVisible();
    await page.getByRole('button', { name: 'Add another' }).click();
    await expect(field(dialog(page), 'Name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Family Members (1)' })).toBeVisible();
    await expect(card(page, 'Zoë')).toContainText('5 years · Daughter');
    await expect(card(page, 'Zoë').getByRole('list', { name: 'Hobbies' })).toHaveText('drawing');

    await card(page, 'Zoë').getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Edit Family Member' })).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'fox' })).toBeChecked();
    await field(dialog(page), 'Age').fill('six');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(message(page, "Zoë's information has been updated")).toBeVisible();
    const change = (await sent).postDataJSON() as { id: string; userId: string };
    expect((await sent).url().endsWith(`/api/family-members/${change.id}`)).toBe(true);
    const [{ userId }] = (await (await page.request.get('/api/family-members')).json()) as [
      { userId: string },
    ];
    expect(change.userId).toBe(userId);
    await expect(card(page, 'Zoë')).toContainText('under one');

    await card(page, 'Zoë').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete this family member? This action cannot be undone.',
    );
    await expect(question).toHaveAccessibleName('Delete Zoë?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(message(page, 'Family member has been removed from your profile')).toBeVisible();
    await expect(message(page, 'No Family Members Yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Zoë')).toBeVisible();
    await card(page, 'Zoë').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(message(page, 'No Family Members Yet')).toBeVisible();
    await page.reload();
    await expect(message(page, 'No Family Members Yet')).toBeVisible();
  },
);

test('a sample family comes with one tap, and goes with one', onAPhone, async ({ page }) => {
  await page.getByRole('button', { name: 'Try it with a sample family' }).click();
  await expect(page.getByRole('tab', { name: 'Family Members (4)' })).toBeVisible();
  await card(page, 'Ella').getByRole('button', { name: 'Edit' }).click();
  await field(dialog(page), 'Name').fill('Zoë');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Zoë')).toBeVisible();

  await page.getByRole('button', { name: 'Remove the sample family' }).click();
  await expect(message(page, 'The sample family is gone')).toBeVisible();
  // Whoever was edited is the family's own by now.
  await expect(page.getByRole('tab', { name: 'Family Members (1)' })).toBeVisible();
  await expect(card(page, 'Zoë')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the sample family' })).toBeHidden();
});

test('somebody is added on the page itself, by the form below the family, and a guest by theirs', async ({
  page,
}) => {
  await field(page, 'Name').fill('Koro');
  await page.getByRole('button', { name: 'Add to Family' }).click();
  await expect(field(page, 'Age')).toBeFocused();
  await field(page, 'Age').fill('70');
  // Looking at somebody else costs nothing that was typed.
  await openAdd(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await field(page, 'Family Position').fill('Grandad');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Add to Family' }).click();
  await expect(message(page, 'Koro has been added to your family')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('');
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Koro', isGuest: false });
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Family Members (1)' }).scrollIntoViewIfNeeded();
  await expect(card(page, 'Koro')).toContainText('70 years · Grandad');

  // A guest comes by a form of their own, and can only be sent home.
  await page.getByRole('tab', { name: 'Story Guests (0)' }).click();
  await field(page, 'Name (required)').fill('Mr Bear');
  await field(page, 'Age').fill('3');
  await field(page, 'Family Position').fill('Teddy');
  await page.getByRole('button', { name: 'Add Guest' }).click();
  await expect(page.getByRole('tab', { name: 'Story Guests (1)' })).toBeVisible();
  await expect(field(page, 'Name (required)')).toHaveValue('');
  await expect(card(page, 'Mr Bear').getByRole('button', { name: /Edit/ })).toHaveCount(0);
  await expect(card(page, 'Mr Bear').getByRole('button', { name: /Delete/ })).toBeVisible();
});

test(
  'the form closes by its cross, by Cancel, by Escape and by a tap beside it, and the focus goes back',
  onAnyScreen,
  async ({ page }) => {
    const button = page.getByRole('button', { name: 'Add Family Member' });
    const ways = [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ];
    for (const close of ways) {
      await openAdd(page);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  },
);

test('a grandmother is added with the keys alone', onAnyScreen, async ({ page }) => {
  await page.getByRole('button', { name: 'Add Family Member' }).focus();
  await page.keyboard.press('Enter');
  await field(dialog(page), 'Name').focus();
  await page.keyboard.type('Kui Mere');
  await page.keyboard.press('Tab');
  await page.keyboard.type('68');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grandma');
  // She is old, without anybody having looked for it.
  await dialog(page).getByRole('button', { name: 'Avatar: elder woman' }).press('Enter');
  await dialog(page).getByRole('radio', { name: 'elder woman', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'elder man', exact: true })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'More about them' }).press('Enter');
  await field(dialog(page), 'Hobbies').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kui Mere' })).toBeVisible();
  await page.getByRole('button', { name: 'Add another' }).press('Enter');
  await expect(field(dialog(page), 'Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Make tonight’s story' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Kui Mere' })).toBeChecked();
});

test(
  'a family of sixty is as long at first as when all of it was seen, and its last is found, changed and taken away with the keys alone',
  onAPhone,
  async ({ page }) => {
    await bringManyKinds(page, 60);
    await page.reload();
    const people = page.getByRole('list', { name: 'Family members' });
    const opens = async () => {
      await expect(people.getByRole('heading').first()).toHaveText('Mia');
      // Whoever opens a large family waits for those in view alone.
      expect(await people.getByRole('heading').count()).toBeLessThan(60);
    };
    await opens();
    await people.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(card(page, 'Cousin 60')).toBeInViewport();
    // Nobody came near the middle.
    await expect(card(page, 'Cousin 30')).toHaveCount(0);
    await people.getByRole('heading', { name: 'Cousin 60', exact: true }).scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.mouse.wheel(0, -600);
      await expect(card(page, 'Cousin 30')).toBeInViewport({ timeout: 100 });
    }).toPass();

    const length = () => people.evaluate((list) => list.getBoundingClientRect().height);
    const readings: number[] = [];
    await expect(async () => {
      readings.unshift(await length());
      expect([readings[0], readings[1]]).toEqual([readings[1], readings[2]]);
    }).toPass();
    const [whenSeen = 0] = readings;
    await page.reload();
    await opens();
    // A line is as high as its letters, and on a busy machine these come after the words.
    const aLineOfWords = 27;
    await expect(async () =>
      expect(Math.abs((await length()) - whenSeen)).toBeLessThan(aLineOfWords),
    ).toPass();

    const focused = page.locator(':focus');
    await page.getByRole('button', { name: 'Add Family Member' }).focus();
    const walked: string[] = [];
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      walked.push((await focused.textContent()) ?? '');
    }
    const names = await people.getByRole('heading').allTextContents();
    expect(names).toHaveLength(60);
    await expectCardsAsReckoned(page, people);
    expect(walked).toEqual(names.flatMap((name) => [`Edit ${name}`, `Delete ${name}`]));
    await expect(card(page, 'Cousin 60')).toHaveAttribute('aria-posinset', '60');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    while (!(await field(dialog(page), 'Name').evaluate((input) => input === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Aunt Zuzana');
    await page.keyboard.press('Enter');
    await expect(message(page, "Aunt Zuzana's information has been updated")).toBeVisible();
    await expect(focused).toHaveText('Edit Aunt Zuzana');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Delete Aunt Zuzana?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Family Members (59)' })).toBeVisible();
    await expect(card(page, 'Aunt Zuzana')).toHaveCount(0);
  },
);

test('whoever is changed has their face in sight among all the others', onAPhone, async ({ page }) => {
  const koro = { name: 'Koro', age: 70, relationship: 'Grandpa', avatar: 'grandpa_brown' };
  await page.request.post('/api/family-members', { data: { ...koro, hobbies: [], characterTraits: [] } });
  await page.reload();
  await card(page, 'Koro').getByRole('button', { name: 'Edit' }).click();
  const faces = dialog(page).getByRole('radio');
  const chosen = dialog(page).getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName('grandpa, brown');
  const belowPx = await chosen.evaluate((face) => {
    const box = face.closest('.overflow-y-auto') ?? face;
    return face.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  });
  expect(belowPx).toBeLessThanOrEqual(0);
  // The arrow keys go through all of them, and round.
  await expect(faces).toHaveCount(37);
  await faces.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(faces.last()).toBeChecked();
});

test('names come out as they are typed', onAnyScreen, async ({ page }) => {
  for (const name of ["O'Brien-Smythe", '李小龙', '<b>Zoë</b>', 'Max [a|b]']) {
    await openAdd(page);
    await fill(page, { name, age: '7', position: 'Cousin' });
    await dialog(page).getByRole('button', { name: 'Add Family Member' }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(message(page, `${name} has been added to your family`)).toBeVisible();
  }
});

test(
  'two browsers lose nothing, and a refusal puts back what was shown',
  onAnyScreen,
  async ({ page, context }) => {
    expectComplaint(page, /409/);
    await openAdd(page);
    await fill(page, { name: 'Tama', age: '2', position: 'Son' });
    await dialog(page).getByRole('button', { name: 'Add Family Member' }).click();
    await expect(message(page, 'Tama has been added to your family')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/family');
    await card(other, 'Tama').getByRole('button', { name: 'Edit' }).click();
    await field(dialog(other), 'Age').fill('3');
    await dialog(other).getByRole('button', { name: 'Save Changes' }).click();
    await expect(message(other, "Tama's information has been updated")).toBeVisible();

    await card(page, 'Tama').getByRole('button', { name: 'Edit' }).click();
    await field(dialog(page), 'Hobbies').fill('blocks');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(message(page, 'Update Failed')).toBeVisible();
    await expect(field(dialog(page), 'Hobbies')).toHaveValue('blocks');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Tama')).toContainText('3 years');
  },
);
