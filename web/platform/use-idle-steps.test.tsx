// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIdleSteps } from './use-idle-steps.ts';

afterEach(cleanup);

it('what can wait comes step by step, each in a moment of its own, and ends with the last', async () => {
  const seen: number[] = [];
  const { result } = renderHook(
    ({ most }) => {
      const step = useIdleSteps(most);
      if (seen.at(-1) !== step) seen.push(step);
      return step;
    },
    { initialProps: { most: 3 } },
  );
  expect(result.current).toBe(0);
  await waitFor(() => expect(result.current).toBe(3));
  expect(seen).toEqual([0, 1, 2, 3]);
});

it('where less is wanted meanwhile, it is already there', async () => {
  const { result, rerender } = renderHook(({ most }) => useIdleSteps(most), { initialProps: { most: 3 } });
  await waitFor(() => expect(result.current).toBe(3));
  rerender({ most: 1 });
  expect(result.current).toBe(1);
});
