import { bringFamily } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

// Whatever a family writes is words and nothing else, on every page that shows it. A page that runs any of it, or that the content
// policy has to stop, has failed.
const payloads = [
  `<img src=x onerror=ran()>`,
  `<script>ran()</script>`,
  `"><svg onload=ran()>`,
  `javascript:ran()`,
  `'-ran()-'`,
  '{{constructor.constructor("ran()")()}}',
  `<a href="javascript:ran()">x</a>`,
  `</script><script>ran()</script>`,
  `<iframe srcdoc="<script>parent.ran()</script>">`,
  `<style>@import '//elsewhere.example'</style>`,
];
const pages = ['/dashboard', '/family', '/create-story', '/stories', '/user-profile', '/admin', '/figma'];

test('words that would like to be programs stay words on every page', onAnyScreen, async ({ page }) => {
  test.setTimeout(240_000);
  await signInBrowser(page);
  await bringFamily(page, 1);
  for (const [index, payload] of payloads.entries()) {
    const words = payload.slice(0, 60);
    const added = await page.request.post('/api/family-members', {
      data: {
        name: payload,
        age: 7,
        relationship: words,
        hobbies: [words],
        characterTraits: [words],
        sayAs: words,
      },
    });
    expect(added.status()).toBe(201);
    const told = await page.request.post('/api/stories', {
      data: {
        theme: payload,
        duration: 'short',
        narratorVoice: 'emma',
        characterDetails: [{ name: payload, age: 7, relationship: words }],
      },
    });
    // A theme may be declined; a story that is told must show its people and its theme as they were typed.
    expect([201, 422], `${index}: ${await told.text()}`).toContain(told.status());
  }
  const ran: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.exposeFunction('ran', () => ran.push(page.url()));
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/family');
  await expect(page.getByRole('heading', { name: payloads[0] ?? '', exact: true })).toBeVisible();
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
  expect(ran).toEqual([]);
});
