// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aBook } from '#tests/support/books.ts';
import { PrintedBook } from './printed-book.tsx';

afterEach(cleanup);

test('a book on paper says for whom it was made, and its pictures stand behind their paragraphs', () => {
  const pictures = [{ after: 0, drawing: '<svg/>', inWords: 'A kite, and Mia.' }];
  const { container } = render(<PrintedBook book={aBook()} drawings={{ cover: '<svg/>', pictures }} />);
  expect(container.querySelector('.printed-cover')?.textContent).toContain(
    'Made for Mia on 20 November 2026',
  );
  const figure = container.querySelector('figure');
  expect(figure?.previousElementSibling?.textContent).toContain('It was red.');
  expect(figure?.nextElementSibling?.textContent).toContain('And up it went.');
  expect(figure?.querySelector('img')?.alt).toBe('A kite, and Mia.');
});

test('nobody is named where nobody is in it', () => {
  const { container } = render(
    <PrintedBook book={aBook({ names: [] })} drawings={{ cover: '<svg/>', pictures: [] }} />,
  );
  expect(container.querySelector('.printed-cover p')?.textContent).toBe('Made on 20 November 2026');
});
