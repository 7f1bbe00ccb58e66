import { expect, it } from 'vitest';
import { fillPublicUrl, publicUrlMark } from './public-url.ts';

it('puts the address of the house wherever a page needs it whole', () => {
  const page = `<a href="${publicUrlMark}/about">${publicUrlMark}/</a>`;
  expect(fillPublicUrl(page, 'https://moon.example')).toBe(
    '<a href="https://moon.example/about">https://moon.example/</a>',
  );
});

it('makes no double slash of an address that ends in one', () => {
  expect(fillPublicUrl(`${publicUrlMark}/`, 'https://moon.example/')).toBe('https://moon.example/');
});
