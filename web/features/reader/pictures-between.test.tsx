// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { PicturesBetween } from './pictures-between.ts';
import { paragraphsOf } from './read-along.ts';
import { useHasPictures } from './reader-look.ts';
import { ReaderPage } from './reader-page.tsx';
import { StoryText } from './story-text.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const story = { title: 'The kite', request: { theme: 'a kite' } } as Story;
const none = new Map();

function Page({ pictures }: { pictures: PicturesBetween }) {
  const [hasPictures] = useHasPictures();
  return (
    <ReaderPage story={story} cast={[]} cover={null} mayHavePictures={pictures.size > 0}>
      <PicturesBetween value={hasPictures ? pictures : none}>
        <StoryText paragraphs={paragraphsOf('It was dusk.\n\nBut up it went.\n\nGoodnight.')} />
      </PicturesBetween>
    </ReaderPage>
  );
}

test('a picture stands behind its paragraph, and words only is one tap away', async () => {
  const { container } = render(
    <Page pictures={new Map([[1, <img key="1" src="data:," alt="A kite." />]])} />,
  );
  const text = container.querySelector('.story-text');
  expect([...(text?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'P', 'FIGURE', 'P']);
  await userEvent.click(screen.getByRole('button', { name: 'Words only' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(text?.textContent).toContain('But up it went.');
  await userEvent.click(screen.getByRole('button', { name: 'Words only', pressed: true }));
  expect(screen.getByRole('img', { name: 'A kite.' })).toBeTruthy();
});

test('a story without pictures on the way offers nothing of the kind', () => {
  render(<Page pictures={new Map()} />);
  expect(screen.queryByRole('button', { name: 'Words only' })).toBeNull();
});
