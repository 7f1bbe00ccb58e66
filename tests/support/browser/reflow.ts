import { type CDPSession, expect, type Page } from '@playwright/test';
import { namelessControls } from './spoken-tree.ts';

/** A screen, and how large the family has asked its browser for letters: 16 is what a browser comes with. */
export type Screen = { width: number; height: number; letters: number };

/** Twice the letters on a phone and on a laptop; four times on a laptop; and the narrowest phone. */
export const hardScreens: readonly Screen[] = [
  { width: 390, height: 844, letters: 32 },
  { width: 1280, height: 860, letters: 32 },
  { width: 1280, height: 860, letters: 64 },
  { width: 320, height: 640, letters: 16 },
];

const named = ({ width, letters }: Screen) => `${width} px with letters of ${letters} px`;

/** Turns the page to each of the screens, and back to the first one it had. The narrow ones are touched, and nothing hovers over them. */
export async function onHardScreens(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const browser = await page.context().newCDPSession(page);
  for (const screen of hardScreens) {
    await turnTo(page, browser, screen, screen.width <= widestPhone);
    await look(screen);
  }
  if (usual) await turnTo(page, browser, { ...usual, letters: 16 }, isTouched);
  // What it was asked for goes with it, and a phone stays a phone.
  if (!isTouched) await browser.detach();
}

const widestPhone = 500;

async function turnTo(
  page: Page,
  browser: CDPSession,
  { width, height, letters }: Screen,
  isTouched: boolean,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/**
 * Nothing runs out of the screen, is cut off, or lies over something else (WCAG 1.4.4 and 1.4.10), and whoever listens to the page meets no
 * control without a name.
 */
export async function servesEverybody(page: Page, what: string): Promise<void> {
  expect(await namelessControls(page), what).toEqual([]);
  await onHardScreens(page, async (screen) => {
    expect(await page.evaluate(troublesOfLayout), `${what}, ${named(screen)}`).toEqual([]);
  });
}

export function troublesOfLayout(): string[] {
  const troubles = new Set<string>();
  // What is far down the page is laid out only when it comes near; it has to fit all the same.
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  const room = document.documentElement;
  if (room.scrollWidth > room.clientWidth + 1)
    troubles.add(`the page is ${room.scrollWidth} px wide on ${room.clientWidth}`);

  const words: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `“${node.textContent.trim().slice(0, 40)}”`;
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      words.push({ element, box: seenPart(element, box), name, layer: layerOf(element) });
      noteCut({ element, box, name });
    }
  }
  noteOverlaps(words, 'lies over');

  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=slider]'),
  ]
    .filter(isSeen)
    // A link among words may stand on two lines, and lies only where it stands.
    .flatMap((element) =>
      [...element.getClientRects()].map((box) => ({
        element,
        box,
        name: `<${element.ariaLabel ?? (element.textContent.trim() || element.tagName)}>`,
        layer: layerOf(element),
      })),
    );
  for (const control of controls) noteCut(control);
  noteOverlaps(
    controls.map((control) => ({ ...control, box: seenPart(control.element, control.box) })),
    'is under',
  );
  return [...troubles];

  type Box = { left: number; right: number; top: number; bottom: number };
  type Piece = { element: Element; box: Box; name: string; layer: Element | null };

  /** What is there for the eye. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    if (element.closest('[aria-hidden=true], [inert], option, noscript')) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, opacity, width, height } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || opacity === '0') return false;
      if (width === '1px' && height === '1px') return false;
    }
    return true;
  }

  /** What stays where it is while the rest is scrolled. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  }

  function noteCut({ element, box, name }: Omit<Piece, 'layer'>): void {
    let [scrollsX, scrollsY] = [false, false];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      const cuts = (way: string) => way === 'hidden' || way === 'clip';
      const isLong = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
      if (cuts(style.overflowX) && !scrollsX && (box.right > around.right + 1 || box.left < around.left - 1))
        troubles.add(`${name} is cut off at the side`);
      if (cuts(style.overflowY) && !scrollsY && !isLong && box.bottom > around.bottom + 3)
        troubles.add(`${name} is cut off below`);
      if (isLong) return;
      scrollsX ||= ['auto', 'scroll'].includes(style.overflowX) && at.scrollWidth > at.clientWidth;
      scrollsY ||= ['auto', 'scroll'].includes(style.overflowY);
      if (style.position === 'fixed' && !scrollsY && (box.bottom > innerHeight + 1 || box.top < -1))
        troubles.add(`${name} is out of sight, and nothing scrolls to it`);
    }
    if (!scrollsX && (box.right > room.clientWidth + 1 || box.left < -1))
      troubles.add(`${name} is beyond the edge`);
  }

  /** What a list that scrolls, or words that end in dots, let see of it. */
  function seenPart(element: Element, box: Box): Box {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom };
  }

  function noteOverlaps(pieces: Piece[], how: string): void {
    pieces.forEach((one, index) => {
      for (const other of pieces.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        // A field may have a button of its own inside it.
        if (one.element.matches('input') && one.element.parentElement === other.element.parentElement)
          continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (wide > 3 && high > Math.max(3, least * 0.35)) troubles.add(`${one.name} ${how} ${other.name}`);
      }
    });
  }
}
