// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChildScreen, oneButtonUpTo } from '#contract/child-screen.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { ChildScreenPage } from './child-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stories = ['The kite', 'The owl'].map((title) => ({ id: title, title, picture: null }));

function handTo(age: number) {
  const given: ChildScreen = {
    child: { name: 'Ada', age, avatar: 'girl', look: {} },
    stories,
    bedtime: { stories: null, minutes: null },
    night: { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null },
  };
  vi.stubGlobal('fetch', async () => Response.json(given));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChildScreenPage />
    </QueryClientProvider>,
  );
}

const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

test('the smallest have one button, beside the way back for grown-ups', async () => {
  handTo(oneButtonUpTo);
  await screen.findByRole('button', { name: 'Play' });
  expect(buttons()).toEqual(['For grown-ups', 'Play']);
});

test('a child of three chooses: it is the age of the child in whose hands it is', async () => {
  handTo(oneButtonUpTo + 1);
  await screen.findByRole('button', { name: 'Play The kite' });
  expect(buttons()).toEqual([
    'For grown-ups',
    'Play The kite',
    'Play The owl',
    'Night light',
    'Rain',
    'Waves',
    'Wind',
  ]);
});
