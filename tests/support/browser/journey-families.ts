import type { Page } from '@playwright/test';
import type { Story } from '#contract/stories.ts';
import { shortened } from '#tests/support/family/shortened.ts';

/** Those of this worker, by their address. */
export const housesInReach = new Map<string, { dataDir: string }>();

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

/** Has a story written without the form: its beginning, which is told in half a minute. */
export async function bringStory(page: Page, theme: string): Promise<void> {
  const { house, story } = await writtenFor(page, theme);
  if (house) await shortened(house, story, beginningOf(story.content));
}

/** For a journey that goes far into one: as it was written. */
export async function bringWholeStory(page: Page, theme: string): Promise<void> {
  await writtenFor(page, theme);
}

async function writtenFor(page: Page, theme: string) {
  const answer = await page.request.post('/api/stories', {
    data: {
      theme,
      duration: 'short',
      characterDetails: [{ name: 'Mia', age: 6, relationship: 'daughter' }],
      characterNames: ['Mia'],
      childName: 'Mia',
    },
  });
  return { house: housesInReach.get(new URL(answer.url()).origin), story: (await answer.json()) as Story };
}

/** Whole paragraphs, as many as it takes. */
function beginningOf(content: string): string {
  const end = content.indexOf('\n\n', beginningLetters);
  return end === -1 ? content : content.slice(0, end);
}

/** To narrate a whole story and to find its words is four seconds of a processor, and few journeys hear more than its beginning. */
const beginningLetters = 700;

/** A family that has switched autoplay off, for evenings in which it matters when a telling begins. */
export async function pressPlayThemselves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const preferences = { defaultNarrator: 'emma', autoPlay: false, darkMode: false };
    localStorage['lamplight.profile'] ??= JSON.stringify({ preferences });
  });
}
