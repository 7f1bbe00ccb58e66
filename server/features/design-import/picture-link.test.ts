import { expect, test } from 'vitest';
import { isDeeper } from './how-deep.ts';
import { isPictureLink } from './picture-link.ts';

test.each([
  'https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1-2.png',
  'https://s3-us-west-2.amazonaws.com/figma-alpha-api/img/a/b',
  'https://figma.com/x.png',
  'https://cdn.api.figma.com/x.png?token=1',
])('a link to where the service keeps its pictures is shown: %s', (link) => {
  expect(isPictureLink(link)).toBe(true);
});

test.each([
  'http://figma.com/x.png',
  'https://figma.com.evil.example/x.png',
  'https://evilfigma.com/x.png',
  'https://figma.com@evil.example/x.png',
  'https://me:secret@figma.com/x.png',
  'https://figma.com:8443/x.png',
  'https://s3-us-west-2.amazonaws.com/somebody-else/figma-alpha-api/x',
  'https://s3-us-west-2.amazonaws.com/figma-alpha-api-not/x',
  'https://s3-us-west-2.amazonaws.com/figma-alpha-api/../somebody-else/x',
  'https://other.s3.us-west-2.amazonaws.com/images/1.png',
  'javascript:alert(1)//figma.com',
  '//figma.com/x.png',
  '',
])('no other link is tapped without being looked at: %s', (link) => {
  expect(isPictureLink(link)).toBe(false);
});

const nested = (levels: number): object =>
  Array.from({ length: levels }).reduce<object>((inner) => ({ children: [inner] }), {});

test('a tree is measured level by level, however deep somebody has made it, and whatever hangs in it', () => {
  expect(isDeeper({ document: nested(200) }, 200)).toBe(false);
  expect(isDeeper({ document: nested(201) }, 200)).toBe(true);
  expect(isDeeper({ document: nested(200_000) }, 200)).toBe(true);
  for (const odd of [
    null,
    7,
    'a page',
    [],
    {},
    { document: { children: [null, 3, 'x', { children: 'y' }] } },
  ])
    expect(isDeeper(odd, 200)).toBe(false);
});
