import { describe, expect, it } from 'vitest';
import { figuresOf, isWhole, medians, missed, type LighthouseResult } from './figures.ts';

const report = (changes: Partial<Record<string, number>> = {}): LighthouseResult => ({
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': number('first-contentful-paint', 1200),
    'largest-contentful-paint': number('largest-contentful-paint', changes['lcp'] ?? 1500),
    'total-blocking-time': number('total-blocking-time', changes['tbt'] ?? 10),
    'cumulative-layout-shift': number('cumulative-layout-shift', changes['cls'] ?? 0),
    'network-requests': {
      id: 'network-requests',
      title: '',
      score: null,
      scoreDisplayMode: 'informative',
      details: {
        items: [
          { resourceType: 'Script', transferSize: 2_000 },
          { resourceType: 'Image', transferSize: 3_000 },
        ],
      },
    },
    'image-alt': { id: 'image-alt', title: 'Pictures have no words', score: 0, scoreDisplayMode: 'binary' },
    'html-has-lang': { id: 'html-has-lang', title: 'Language', score: 1, scoreDisplayMode: 'binary' },
  },
});

function number(id: string, numericValue: number) {
  return { id, title: id, score: 1, scoreDisplayMode: 'numeric', numericValue };
}

describe('what Lighthouse says', () => {
  it('is read into the figures that we promise', () => {
    expect(figuresOf(report())).toMatchObject({
      performance: 99,
      seo: 100,
      fcpMs: 1200,
      lcpMs: 1500,
      scriptBytes: 2_000,
      allBytes: 5_000,
    });
  });

  it('names each check that failed', () => {
    expect(figuresOf(report()).failing).toEqual(['image-alt: Pictures have no words']);
  });

  it('counts by its middle run, so that one bad moment of the machine is no verdict', () => {
    const runs = [1900, 1400, 1500].map((lcp) => figuresOf(report({ lcp })));
    expect(medians(runs).lcpMs).toBe(1500);
  });

  it('is good enough, or says what is not', () => {
    expect(missed('/', figuresOf(report()))).toEqual([]);
    expect(missed('/about', figuresOf(report({ cls: 0.021, tbt: 51 })))).toEqual([
      '/about tbtMs is 51, over 50',
      '/about cls is 0.021, over 0.02',
    ]);
  });

  it('is about nothing when no paint was seen', () => {
    expect(isWhole(report())).toBe(true);
    expect(isWhole({ categories: {}, audits: {} })).toBe(false);
  });

  it('never passes a figure that it did not get', () => {
    const empty = figuresOf({ categories: {}, audits: {} });
    expect(missed('/', empty)).toHaveLength(7);
  });
});
