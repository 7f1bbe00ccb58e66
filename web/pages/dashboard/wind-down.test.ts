// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listener } from '#web/platform/listener.ts';
import { windDown, windDownWords } from './wind-down.ts';

const usual = { duration: 'medium', sound: 'none', timer: 'off' };

afterEach(() => localStorage.clear());

test('an evening that nobody has arranged is the usual one, whatever lies in the browser', () => {
  for (const kept of [
    '',
    '7',
    'null',
    '[]',
    '{"duration":"endless","sound":"drums","timer":-1,"byChild":3}',
  ]) {
    localStorage.setItem('lamplight.tonight', kept);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(windDown.current(), kept).toMatchObject(usual);
    vi.restoreAllMocks();
  }
});

test('what was half kept is kept as far as it is known', () => {
  localStorage.setItem('lamplight.tonight', '{"duration":"short","sound":"drums","timer":"end"}');
  expect(windDown.current()).toMatchObject({ duration: 'short', sound: 'none', timer: 'end' });
});

test('a child’s bedtime goes as the family’s does until it is given its own, and the other bed keeps its own way', () => {
  windDown.change({ duration: 'long' });
  listener.choose('mia');
  expect(windDown.current()).toMatchObject({ duration: 'long' });
  windDown.change({ timer: 'end' });
  expect(windDown.current()).toMatchObject({ duration: 'long', timer: 'end' });
  listener.choose('tom');
  expect(windDown.current()).toMatchObject({ duration: 'long', timer: 'off' });
  windDown.change({ sound: 'rain' });
  listener.choose(null);
  windDown.change({ duration: 'short' });
  expect(windDown.current()).toMatchObject({ duration: 'short', timer: 'off' });
  listener.choose('mia');
  expect(windDown.current()).toMatchObject({ duration: 'long', timer: 'end' });
});

test('whoever follows it hears of another child at this bed too, until they leave', () => {
  const hear = vi.fn();
  const leave = windDown.subscribe(hear);
  listener.choose('mia');
  windDown.change({ duration: 'short' });
  expect(hear).toHaveBeenCalledTimes(2);
  leave();
  listener.choose('tom');
  windDown.change({ duration: 'long' });
  expect(hear).toHaveBeenCalledTimes(2);
});

test('it is said in one line', () => {
  expect(windDownWords({ duration: 'short', sound: 'none', timer: 'off' })).toEqual(['Short', 'no timer']);
  expect(windDownWords({ duration: 'long', sound: 'rain', timer: 'end' })).toEqual([
    'Long',
    'then rain',
    'until its end',
  ]);
});
