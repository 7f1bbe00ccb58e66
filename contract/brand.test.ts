import { describe, expect, it } from 'vitest';
import { brandDefaults, brandFrom, brandMarks, fillBrand } from './brand.ts';

describe('the brand', () => {
  it('is Lamplight of Auckland, reachable by nobody, until somebody sets their own', () => {
    expect(brandFrom({})).toEqual(brandDefaults);
    expect(brandDefaults.email).toMatch(/\.example$/);
  });

  it('lets another family business put its own name and price on the door', () => {
    const brand = brandFrom({
      BRAND_NAME: ' Moonboat ',
      BRAND_PRICE_PER_MONTH: '€8',
      BRAND_TRIAL_DAYS: '14',
    });
    expect(brand).toEqual({ ...brandDefaults, name: 'Moonboat', pricePerMonth: '€8', trialDays: 14 });
  });

  it('takes an empty variable for one that was not set', () => {
    expect(brandFrom({ BRAND_NAME: '' }).name).toBe('Lamplight');
  });

  it.each([
    ['BRAND_EMAIL', 'hello', /BRAND_EMAIL .*e-mail address/],
    ['BRAND_TRIAL_DAYS', 'a week', /BRAND_TRIAL_DAYS .*whole number/],
    [
      'BRAND_AGENCY_LOGO_URL',
      'https://elsewhere.example/logo.svg',
      /BRAND_AGENCY_LOGO_URL .*path on this site/,
    ],
    ['BRAND_PHONE', '"><script>', /BRAND_PHONE .*plain/],
    ['BRAND_NAME', 'x'.repeat(61), /BRAND_NAME .*short, plain/],
  ])('refuses a wrong %s in a sentence that names it', (variable, value, sentence) => {
    expect(() => brandFrom({ [variable]: value })).toThrow(sentence);
  });
});

describe('a page that was built before anybody knew the brand', () => {
  it('says the name of the house it is served from', () => {
    const page = `<h1>Welcome to ${brandMarks.name}</h1><p>${brandMarks.trialDays} days free</p>`;
    expect(fillBrand(page, brandDefaults)).toBe('<h1>Welcome to Lamplight</h1><p>7 days free</p>');
  });

  it('stays whole when the name has an ampersand or an apostrophe in it', () => {
    const page = `<a title='${brandMarks.agencyName}'></a>`;
    const filled = fillBrand(page, { ...brandDefaults, agencyName: "O'Neill & Daughters" });
    expect(filled).toBe("<a title='O&#39;Neill &amp; Daughters'></a>");
  });

  it('says an ampersand as it is to those who read the page as data', () => {
    const page = `<script type="application/ld+json">{"name":"${brandMarks.name}"}</script><p>${brandMarks.name}</p>`;
    expect(fillBrand(page, { ...brandDefaults, name: 'Moon & Boat' })).toBe(
      '<script type="application/ld+json">{"name":"Moon & Boat"}</script><p>Moon &amp; Boat</p>',
    );
  });

  it('has a mark of its own for every part', () => {
    const marks = Object.values(brandMarks);
    expect(new Set(marks).size).toBe(Object.keys(brandDefaults).length);
    expect(fillBrand(marks.join(' '), brandDefaults)).not.toContain('__');
  });

  it('is refused when it asks for something that no brand has', () => {
    expect(() => fillBrand('__BRAND_MOTTO__', brandDefaults)).toThrow('__BRAND_MOTTO__');
  });
});
