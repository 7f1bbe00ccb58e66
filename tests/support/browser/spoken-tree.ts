import type { Page } from '@playwright/test';

const named = new Set(
  'button link textbox searchbox checkbox radio combobox listbox slider spinbutton switch tab menuitem option dialog alertdialog image'.split(
    ' ',
  ),
);

/** What a screen reader meets on the page and could only call by its kind: from the browser's own tree, as it hands it on. */
export async function namelessControls(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const met = nodes.filter(({ ignored, role }) => !ignored && named.has(String(role?.value)));
  if (met.length === 0) throw new Error('The page has no control at all, or its tree was not read.');
  return met
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role }) => String(role?.value));
}
