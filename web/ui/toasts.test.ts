import { describe, expect, it, vi } from 'vitest';
import { createToasts, type ShownToast } from './toasts.ts';

function openToasts() {
  const waits: { ms: number; over: () => void }[] = [];
  const toasts = createToasts((ms) => new Promise((over) => waits.push({ ms, over })));
  return { toasts, waits };
}

const titles = (shown: readonly ShownToast[]) => shown.map(({ title }) => title);

describe('messages', () => {
  it('stand with the newest on top, three at most', () => {
    const { toasts } = openToasts();
    for (const title of ['one', 'two', 'three', 'four', 'five']) toasts.show({ title });
    expect(titles(toasts.current())).toEqual(['five', 'four', 'three']);
  });

  it('are never dropped while they can be undone, however many come after them', () => {
    const { toasts } = openToasts();
    const id = toasts.show({ title: 'Deleted!', action: { label: 'Undo', act: () => undefined } });
    for (const title of ['one', 'two', 'three', 'four']) toasts.show({ title });
    expect(titles(toasts.current())).toEqual(['four', 'three', 'two', 'Deleted!']);
    toasts.dismiss(id);
    toasts.show({ title: 'five' });
    expect(titles(toasts.current())).toEqual(['five', 'four', 'three']);
  });

  it.each([
    ['plain', 5000],
    ['success', 3000],
    ['error', 5000],
    ['missing', 4000],
  ] as const)('of the kind %s stay for %i ms', (tone, durationMs) => {
    const { toasts } = openToasts();
    toasts.show({ title: 'hello', tone });
    expect(toasts.current()[0]?.durationMs).toBe(durationMs);
  });

  it('stay as long as they are told to, when they are told', () => {
    const { toasts } = openToasts();
    toasts.show({ title: 'Screen stays on', durationMs: 3000 });
    expect(toasts.current()[0]).toMatchObject({ tone: 'plain', durationMs: 3000 });
  });

  it('close when dismissed and are removed 5000 ms later', async () => {
    const { toasts, waits } = openToasts();
    const id = toasts.show({ title: 'Deleted!' });
    toasts.show({ title: 'Updated!' });
    toasts.dismiss(id);
    expect(toasts.current().map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect(waits.map(({ ms }) => ms)).toEqual([5000]);
    waits[0]?.over();
    await Promise.resolve();
    expect(titles(toasts.current())).toEqual(['Updated!']);
  });

  it('are not dismissed twice', () => {
    const { toasts, waits } = openToasts();
    const id = toasts.show({ title: 'Deleted!' });
    toasts.dismiss(id);
    toasts.dismiss(id);
    toasts.dismiss('nobody');
    expect(waits).toHaveLength(1);
  });

  it('are updated by id: new words, a new kind with its own duration, and seen again', () => {
    const { toasts } = openToasts();
    const id = toasts.show({ title: 'Saving…' });
    toasts.show({ title: 'another' });
    toasts.dismiss(id);
    toasts.update(id, { title: 'Saved', tone: 'success' });
    expect(toasts.current()[1]).toMatchObject({ id, title: 'Saved', durationMs: 3000, isOpen: true });
    expect(toasts.current()[0]?.title).toBe('another');
  });

  it('that are seen again with new words are not taken away by an earlier dismissal', async () => {
    const { toasts, waits } = openToasts();
    const id = toasts.show({ title: 'Saving…' });
    toasts.dismiss(id);
    toasts.update(id, { title: 'Saved' });
    waits[0]?.over();
    await Promise.resolve();
    expect(titles(toasts.current())).toEqual(['Saved']);
  });

  it('of success take those of failure away', () => {
    const { toasts } = openToasts();
    toasts.show({ title: 'Failed to create story', tone: 'error' });
    toasts.show({ title: 'Missing information', tone: 'missing' });
    toasts.show({ title: 'A moment' });
    toasts.show({ title: 'Your story is ready', tone: 'success' });
    expect(titles(toasts.current().filter(({ isOpen }) => isOpen))).toEqual([
      'Your story is ready',
      'A moment',
    ]);
  });

  it('go with the page they belong to, but for those that lead to the next', () => {
    const { toasts } = openToasts();
    toasts.show({ title: 'Updated!', tone: 'success' });
    toasts.show({ title: 'Login Successful', goesAlong: true });
    toasts.leavePage();
    expect(titles(toasts.current().filter(({ isOpen }) => isOpen))).toEqual(['Login Successful']);
    toasts.leavePage();
    expect(toasts.current().some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('are told to whoever listens', () => {
    const { toasts } = openToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.show({ title: 'hello' });
    stop();
    toasts.show({ title: 'unheard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
