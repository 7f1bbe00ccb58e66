// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandDefaults, brandMarks, fillBrand } from '#contract/brand.ts';

// Another test of this thread may have asked for it before.
beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.innerHTML = '';
});

const brandOfThisPage = async () => (await import('./brand.ts')).brand;

describe('the brand of a page', () => {
  it('is what the server wrote into its head', async () => {
    const built = `<meta name="brand" content="${JSON.stringify(brandMarks).replaceAll('"', '&quot;')}">`;
    document.head.innerHTML = fillBrand(built, {
      ...brandDefaults,
      name: "O'Neill & Daughters",
      trialDays: 14,
    });
    expect(await brandOfThisPage()).toMatchObject({ name: "O'Neill & Daughters", trialDays: '14' });
  });

  it('is Lamplight where nobody wrote one', async () => {
    expect((await brandOfThisPage()).name).toBe('Lamplight');
  });
});
