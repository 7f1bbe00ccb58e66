import { expect, it, vi } from 'vitest';
import { closeTopmost, layOver } from './layers.ts';

it('Back closes what lies on top, and then what lies under it, and then nothing', () => {
  const [dialog, menu] = [vi.fn(), vi.fn()];
  const dialogGone = layOver(dialog);
  const menuGone = layOver(menu);
  expect(closeTopmost()).toBe(true);
  expect([dialog.mock.calls.length, menu.mock.calls.length]).toEqual([0, 1]);
  menuGone();
  expect(closeTopmost()).toBe(true);
  expect(dialog).toHaveBeenCalledOnce();
  dialogGone();
  // Told twice that it has gone, nothing else goes.
  dialogGone();
  expect(closeTopmost()).toBe(false);
});
