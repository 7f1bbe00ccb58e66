import { type RefObject, useEffect } from 'react';
import { markAt, type Paragraph, wordsIn } from './read-along.ts';
import type { StoryPlayer } from './story-player.ts';

/** The line that is read stays between these parts of the height. */
const calmBand = { from: 0.35, to: 0.45 };
/** Whoever scrolled away wants to look at something; then the text comes back by itself. */
const backAfterMs = 6_000;

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

type Elements = { text: RefObject<HTMLElement | null>; scroller: RefObject<HTMLElement | null> };

/** Lights the word that is heard and keeps its line in sight. */
export function useReadAlong(
  player: StoryPlayer,
  paragraphs: readonly Paragraph[],
  { text, scroller }: Elements,
): void {
  useEffect(() => {
    const [box, view] = [text.current, scroller.current];
    if (!box || !view) return undefined;
    const words = paragraphs.flat();
    const lights = createLights([...box.querySelectorAll<HTMLElement>('[data-word]')]);
    const follow = followWith(view);
    let frame = 0;

    const look = () => {
      const { marks, isPlaying } = player.current();
      const ms = player.nowMs();
      const word = wordsIn(words, markAt(marks.words, ms));
      const lit = lights.show(wordsIn(words, markAt(marks.sentences, ms)), word, isPlaying || ms > 0);
      if (lit && isPlaying) follow.keepInSight(lit);
      frame = isPlaying ? requestAnimationFrame(look) : 0;
    };
    const wake = () => {
      if (frame === 0) look();
    };
    const unsubscribe = player.subscribe(wake);
    wake();
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      follow.leave();
      lights.leave();
    };
  }, [player, paragraphs, text, scroller]);
}

type Span = { from: number; to: number };

function createLights(words: readonly HTMLElement[]) {
  let band: Span = { from: 0, to: 0 };
  let lit: Span = { from: 0, to: 0 };
  let heard = 0;

  const mark = (span: Span, name: 'band' | 'lit', isOn: boolean) => {
    for (let index = span.from; index < span.to; index += 1) {
      const { dataset } = words[index] ?? document.body;
      if (isOn) dataset[name] = edgeOf(span, index);
      else delete dataset[name];
    }
  };
  const moved = (from: Span, to: Span) => from.from !== to.from || from.to !== to.to;

  return {
    /** Shows a sentence and a word, and gives back the word's element when it is another one than before. */
    show(sentence: Span, word: Span, isTold: boolean): HTMLElement | undefined {
      const next = isTold ? { sentence, word } : { sentence: { from: 0, to: 0 }, word: { from: 0, to: 0 } };
      words[0]?.closest('.story-text')?.toggleAttribute('data-told', isTold);
      if (moved(band, next.sentence)) {
        mark(band, 'band', false);
        band = next.sentence;
        mark(band, 'band', true);
      }
      if (moved(lit, next.word)) {
        mark(lit, 'lit', false);
        lit = next.word;
        mark(lit, 'lit', true);
      }
      for (; heard < lit.to; heard += 1) words[heard]?.setAttribute('data-heard', '');
      for (; heard > lit.to; heard -= 1) words[heard - 1]?.removeAttribute('data-heard');
      return words[lit.from];
    },
    leave() {
      this.show(band, lit, false);
    },
  };
}

/** The ends of a band are round, its middle is not. */
function edgeOf({ from, to }: Span, index: number): string {
  const isFirst = index === from;
  const isLast = index === to - 1;
  if (isFirst && isLast) return 'whole';
  if (isFirst) return 'first';
  return isLast ? 'last' : 'middle';
}

function followWith(view: HTMLElement) {
  let leftAtMs = -Infinity;
  const noteHand = () => {
    leftAtMs = performance.now();
  };
  const noteKey = ({ key, target }: KeyboardEvent) => {
    const isOnControl = target instanceof Element && target.closest('[role=slider], button, input') !== null;
    if (!isOnControl && scrollKeys.has(key)) noteHand();
  };
  view.addEventListener('wheel', noteHand, { passive: true });
  view.addEventListener('touchmove', noteHand, { passive: true });
  view.addEventListener('keydown', noteKey);
  let line = Number.NaN;

  return {
    keepInSight(word: HTMLElement) {
      if (performance.now() - leftAtMs < backAfterMs) {
        line = Number.NaN;
        return;
      }
      const wordLine = word.offsetTop;
      if (wordLine === line) return;
      line = wordLine;
      const { top, height } = word.getBoundingClientRect();
      const place = (top + height / 2) / view.clientHeight;
      if (place >= calmBand.from && place <= calmBand.to) return;
      const middle = (calmBand.from + calmBand.to) / 2;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      view.scrollBy({ top: (place - middle) * view.clientHeight, behavior: isCalm ? 'instant' : 'smooth' });
    },
    leave() {
      view.removeEventListener('wheel', noteHand);
      view.removeEventListener('touchmove', noteHand);
      view.removeEventListener('keydown', noteKey);
    },
  };
}
