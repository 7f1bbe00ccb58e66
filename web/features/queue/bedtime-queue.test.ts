// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bedtimeQueue } from './bedtime-queue.ts';

afterEach(() => localStorage.clear());
const queue = (...ids: readonly string[]) => ids.forEach((id) => bedtimeQueue.add(id));

describe('tonight’s queue', () => {
  it('takes five stories, each once, and refuses the sixth', () => {
    queue('a', 'b', 'c', 'd');
    expect(bedtimeQueue.add('a')).toBe(true);
    expect(bedtimeQueue.add('e')).toBe(true);
    expect(bedtimeQueue.add('f')).toBe(false);
    expect(bedtimeQueue.current()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is put in another order, no further than its ends', () => {
    queue('a', 'b', 'c');
    bedtimeQueue.move('c', -1);
    bedtimeQueue.move('a', -1);
    bedtimeQueue.move('b', 1);
    bedtimeQueue.move('nobody', 1);
    expect(bedtimeQueue.current()).toEqual(['a', 'c', 'b']);
    bedtimeQueue.remove('c', 'nobody');
    expect(bedtimeQueue.current()).toEqual(['a', 'b']);
  });

  it('tells whoever watches, also of another tab, and stays the same value until it changes', () => {
    const watcher = vi.fn();
    const stop = bedtimeQueue.subscribe(watcher);
    queue('a');
    expect(bedtimeQueue.current()).toBe(bedtimeQueue.current());
    localStorage.setItem('lamplight.bedtimeQueue', '["z"]');
    dispatchEvent(new StorageEvent('storage', { key: 'lamplight.bedtimeQueue' }));
    expect(watcher).toHaveBeenCalledTimes(2);
    expect(bedtimeQueue.current()).toEqual(['z']);
    stop();
    queue('b');
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  it('is empty when what was kept is no queue, and gone with the family', () => {
    localStorage.setItem('lamplight.bedtimeQueue', '{"a":1}');
    expect(bedtimeQueue.current()).toEqual([]);
    queue('a');
    localStorage.clear();
    expect(bedtimeQueue.current()).toEqual([]);
  });
});
