// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFamily, keep } from '#web/platform/storage.ts';
import { untouchedLight } from './night-light.ts';
import { nightLightKey } from './kept-night-light.ts';
import { createNightLightStore } from './night-light-store.ts';

let nowMs = 0;
const openPage = () => createNightLightStore(() => nowMs);

beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 20, 19, 30);
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('the night light of a browser', () => {
  it('is as it was when the page is loaded again', () => {
    const light = openPage();
    light.change({ colour: 'mint-green', brightness: 15 });
    light.switchTo(true);
    expect(openPage().current()).toMatchObject({ isOn: true, colour: 'mint-green', brightness: 15 });
  });

  it('is not prolonged by loading the page again', () => {
    const light = openPage();
    light.goOutAfter('15');
    light.switchTo(true);
    nowMs += 14 * 60_000;
    const again = openPage();
    expect(again.current().isOn).toBe(true);
    nowMs += 60_000;
    again.tick();
    expect(again.current().isOn).toBe(false);
    expect(openPage().current().isOn).toBe(false);
  });

  it('is out when its time was over while the page was closed', () => {
    const light = openPage();
    light.switchTo(true);
    light.goOutAfter('60');
    nowMs += 61 * 60_000;
    expect(openPage().current()).toMatchObject({ isOn: false, offAfter: '60' });
  });

  it('tells everyone who looks, and nobody while nothing happens', () => {
    const light = openPage();
    const look = vi.fn<() => void>();
    const leave = light.subscribe(look);
    light.tick();
    expect(look).not.toHaveBeenCalled();
    light.switchTo(true);
    expect(look).toHaveBeenCalledTimes(1);
    leave();
    light.switchTo(false);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('follows another tab', () => {
    const [here, there] = [openPage(), openPage()];
    there.switchTo(true);
    here.readAgain();
    expect(here.current().isOn).toBe(true);
  });

  it('goes with the family that leaves', async () => {
    const light = openPage();
    light.switchTo(true);
    await forgetFamily();
    light.readAgain();
    expect(light.current()).toEqual(untouchedLight);
  });

  it.each([
    { brightness: 4_000 },
    { brightness: 0 },
    { brightness: 33 },
    { colour: 'black' },
    { offAfter: '15 minutes' },
    { offAtMs: 'soon' },
    { isOn: 'yes' },
  ])('begins anew when what was kept makes no sense: %o', (oddity) => {
    keep(nightLightKey, { ...untouchedLight, isOn: true, ...oddity });
    expect(openPage().current()).toEqual(untouchedLight);
  });

  it('begins anew when something else was kept in its place', () => {
    keep(nightLightKey, 'on');
    expect(openPage().current()).toEqual(untouchedLight);
  });
});
