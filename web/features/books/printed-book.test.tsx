// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aBook } from '#tests/support/stories/books.ts';
import { PrintedBook } from './printed-book.tsx';

afterEach(cleanup);

/** As this browser writes a date. */
const day = 'November 20, 2026';

test('a book on paper says for whom it was made, and its pictures face their words', () => {
  const pictures = [{ after: 0, lying: '<svg/>', upright: '<svg id="up"/>', inWords: 'A kite, and Mia.' }];
  const { container } = render(
    <PrintedBook book={aBook()} drawings={{ cover: '<svg/>', coverInWords: '', pictures }} />,
  );
  expect(container.querySelector('.printed-cover')?.textContent).toContain(`Made for Mia on ${day}`);
  const figure = container.querySelector('figure');
  expect(figure?.previousElementSibling?.textContent).toContain('It was red.');
  expect(figure?.querySelector('img')?.alt).toBe('A kite, and Mia.');
  expect(decodeURIComponent(figure?.querySelector('img')?.src ?? '')).toContain('id="up"');
  expect(container.querySelector('.printed-book')?.lastElementChild?.textContent).toMatch(/^Written by/);
});

test('nobody is named where nobody is in it', () => {
  const { container } = render(
    <PrintedBook
      book={aBook({ names: [] })}
      drawings={{ cover: '<svg/>', coverInWords: '', pictures: [] }}
    />,
  );
  expect(container.querySelector('.printed-cover p')?.textContent).toBe(`Made on ${day}`);
});
