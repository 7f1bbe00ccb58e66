import { expect, test } from 'vitest';
import { fillLinkPreview } from './link-previews.ts';

const page = ['TITLE', 'DESCRIPTION', 'IMAGE', 'IMAGE_WIDTH', 'IMAGE_HEIGHT', 'IMAGE_ALT']
  .map((mark) => `<meta content="__LINK_${mark}__">`)
  .join('\n');
const invited = { about: 'the kite and the owl', picturePath: '/api/invited/pictures/abc' };

test('a page of the app has every mark filled, whatever its address is', () => {
  for (const path of ['/dashboard', '/read-to-us', '/__proto__', '/constructor', 'constructor'])
    expect(fillLinkPreview(page, path), path).not.toMatch(/__LINK_|undefined/);
});

test('a messenger sees of an invitation what its story is about, with the picture of that story and its size', () => {
  const html = fillLinkPreview(page, '/read-to-us', invited);
  expect(html).toContain('Would you read us the story of the kite and the owl?');
  expect(html).toContain('/api/invited/pictures/abc"');
  expect(html).toContain('A paper-cut picture of the kite and the owl');
  expect(html).toContain('content="588"');
});

test('an invitation that leads nowhere is still one, under the house’s own card', () => {
  const html = fillLinkPreview(page, '/read-to-us');
  expect(html).toContain('Would you read us a story?');
  expect(html).toContain('/social.png"');
});

test('any other page says nothing of what is on it', () => {
  expect(fillLinkPreview(page, '/stories/abc')).toContain(
    'Bedtime stories about your own family, told aloud.',
  );
  expect(fillLinkPreview(page, '/stories/abc')).not.toContain('abc');
});
