import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#contract/addresses.ts';
import { brandDefaults, brandText } from '#contract/brand.ts';
import { sitePages } from './pages.tsx';
import { questions } from './questions.ts';

const brand = brandText({
  ...brandDefaults,
  name: 'Moonboat',
  email: 'captain@moonboat.example',
  pricePerMonth: '€8',
  trialDays: 14,
});

/** A page as somebody reads it: words only. */
function read(path: string): string {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const html = renderToStaticMarkup(<page.Page brand={brand} />);
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&rsquo;/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
}

describe('the public pages', () => {
  it('are those that the server serves', () => {
    expect(sitePages.map(({ path }) => path)).toEqual([...publicPages]);
  });

  it.each(publicPages)('%s carries the house’s own name and price and nobody else’s', (path) => {
    const words = read(path);
    expect(words).not.toMatch(/Lamplight|\$9\.99|7 days|7-day/);
  });

  it.each(sitePages.map(({ path, title, description }) => [path, title(brand), description(brand)]))(
    '%s has a title and a description that fit into a list of results',
    (_path, title, description) => {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});

describe('the landing page', () => {
  it('promises three things, the plan and what comes next', () => {
    const words = read('/');
    for (const promise of [
      'Personalised',
      'Audio ready',
      'Just the right length for bedtime',
      'Premium',
      '14-day free trial',
      'Coming Soon in V1.1',
      'Sleep mode with music playlists',
      'Interactive learning features',
      'Sleep tracking insights',
    ])
      expect(words).toContain(promise);
  });
});

describe('the about page', () => {
  it('tells the mission, four steps, the features and that machines do it', () => {
    const words = read('/about');
    const parts = [
      'Our Mission',
      'How It Works',
      'Enter the child’s name and interests',
      'Choose story themes and duration',
      'Select family members to include',
      'Enjoy AI-generated stories with narration',
      'Features',
      'Powered by AI',
    ];
    const places = parts.map((part) => words.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the pricing page', () => {
  it('shows one plan with five rows, three badges and what parents ask', () => {
    const words = read('/subscribe');
    for (const part of ['Most Popular', '€8 /month', 'SSL Secured', 'Cancel Anytime', 'Instant Access'])
      expect(words).toContain(part);
    for (const { question, answer } of questions(brand)) {
      expect(words).toContain(question);
      expect(words).toContain(answer);
    }
  });
});

describe('the terms', () => {
  it('say how to cancel and how long access stays', () => {
    const words = read('/terms');
    expect(words).toContain('Last updated July 30, 2025');
    expect(words).toMatch(/e-mail with “cancel” in the subject to captain@moonboat\.example/);
    expect(words).toContain('until the end of the billing period');
    expect(words).toContain('Consumer Guarantees Act 1993');
  });
});

describe('the privacy policy', () => {
  const words = read('/privacy');

  it('says under which law, and when it was last changed', () => {
    expect(words).toContain('Last updated August 3, 2025');
    expect(words).toContain('Privacy Act 2020');
  });

  it('says of everything that is kept what it is, why, and until when', () => {
    expect(words.match(/ Until /g)).toHaveLength(9);
  });

  it.each(['OpenAI', 'Anthropic', 'Google', 'ElevenLabs', 'Stripe', 'Spotify'])(
    'says what %s would be sent, if this house asked it',
    (helper) => expect(words).toContain(helper),
  );

  it('tells a parent how to see, correct, take along and erase', () => {
    for (const right of ['See it and take it along', 'Correct it', 'Delete it', 'Ask and complain'])
      expect(words).toContain(right);
  });
});
