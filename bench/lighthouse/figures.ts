/** The part of Lighthouse's report that we read. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, Audit | undefined>;
};
type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: readonly { resourceType?: string; transferSize?: number }[] };
};

export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptBytes: number;
  allBytes: number;
  /** Checks that say yes or no, and said no. */
  failing: readonly string[];
};

/** What a public page has to reach. */
const bars = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1800,
  tbtMs: 50,
  cls: 0.02,
} as const;

/** False when Lighthouse saw no paint, and its report is therefore about nothing. */
export function isWhole({ audits }: LighthouseResult): boolean {
  return audits['largest-contentful-paint']?.numericValue !== undefined;
}

export function figuresOf({ categories, audits }: LighthouseResult): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (of: typeof requests) => of.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    failing: Object.values(audits)
      .filter((audit) => audit !== undefined)
      .filter(({ score: result, scoreDisplayMode }) => scoreDisplayMode === 'binary' && result === 0)
      .map(({ id, title }) => `${id}: ${title}`),
  };
}

/** Each figure's middle value; what failed in any run is told. */
export function medians(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There is no median of nothing.');
  const middle = (of: (figures: Figures) => number) =>
    runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: middle((figures) => figures.performance),
    accessibility: middle((figures) => figures.accessibility),
    bestPractices: middle((figures) => figures.bestPractices),
    seo: middle((figures) => figures.seo),
    fcpMs: middle((figures) => figures.fcpMs),
    lcpMs: middle((figures) => figures.lcpMs),
    tbtMs: middle((figures) => figures.tbtMs),
    cls: middle((figures) => figures.cls),
    scriptBytes: middle((figures) => figures.scriptBytes),
    allBytes: middle((figures) => figures.allBytes),
    failing: [...new Set(runs.flatMap(({ failing }) => failing))],
  };
}

/** Every bar that a page did not reach, in words. A figure that is missing reaches none. */
export function missed(page: string, figures: Figures): string[] {
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => !(figures[name] >= bars[name]))
    .map((name) => `${page} ${name} is ${figures[name]}, not ${bars[name]}`);
  const costs = (['lcpMs', 'tbtMs', 'cls'] as const)
    .filter((name) => !(figures[name] <= bars[name]))
    .map((name) => `${page} ${name} is ${figures[name]}, over ${bars[name]}`);
  return [...scores, ...costs];
}
