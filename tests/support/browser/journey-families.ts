import type { Page } from '@playwright/test';

const people = [
  { name: 'Mia', age: 6, relationship: 'daughter', avatar: 'girl' },
  { name: 'Grandma Jo', age: 70, relationship: 'grandmother', avatar: 'elder_woman' },
  { name: 'Biscuit', age: 3, relationship: 'dog', avatar: 'dog' },
];

/** Fills the family of a signed-in browser: three by name, and as many cousins as it takes. */
export async function bringFamily(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const who = people[index] ?? {
      name: `Cousin ${index + 1}`,
      age: 7,
      relationship: 'cousin',
      avatar: 'boy',
    };
    await page.request.post('/api/family-members', {
      data: { ...who, hobbies: ['drawing', 'swimming'], characterTraits: ['curious'], isGuest: false },
    });
  }
}

/** Has a story written without the form. */
export async function bringStory(page: Page, theme: string): Promise<void> {
  await page.request.post('/api/stories', {
    data: {
      theme,
      duration: 'short',
      characterDetails: [{ name: 'Mia', age: 6, relationship: 'daughter' }],
      characterNames: ['Mia'],
      childName: 'Mia',
    },
  });
}

/** A family that has switched autoplay off, for evenings in which it matters when a telling begins. */
export async function pressPlayThemselves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const preferences = { defaultNarrator: 'emma', autoPlay: false, darkMode: false };
    localStorage['lamplight.profile'] ??= JSON.stringify({ preferences });
  });
}
