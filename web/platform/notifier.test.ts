import { expect, test } from 'vitest';
import { createNotifier } from './notifier.ts';

test('everybody hears the news until they have left, also when somebody leaves in the middle of it', () => {
  const { subscribe, notify } = createNotifier<string>();
  const heard: string[] = [];
  const leave = subscribe((news) => {
    heard.push(`first: ${news}`);
    leave();
  });
  subscribe((news) => void heard.push(`second: ${news}`));
  notify('it is dark');
  notify('it is late');
  expect(heard).toEqual(['first: it is dark', 'second: it is dark', 'second: it is late']);
});
