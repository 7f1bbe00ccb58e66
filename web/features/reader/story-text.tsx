import { Fragment, memo, type MouseEvent, type Ref, use } from 'react';
import { PicturesBetween } from './pictures-between.ts';
import type { Paragraph } from './read-along.ts';

type StoryTextProps = {
  paragraphs: readonly Paragraph[];
  /** Where a tap on a word leads, while there is somebody to read along with. */
  onWord?: (index: number) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Drawn once: whoever follows the narrator changes classes of words and never the words. */
export const StoryText = memo(function StoryText({ paragraphs, onWord, ref }: StoryTextProps) {
  const pictures = use(PicturesBetween);

  function tap(event: MouseEvent<HTMLDivElement>): void {
    const word = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-word]') : null;
    if (word) onWord?.(Number(word.dataset['word']));
  }
  return (
    // With the keyboard the slider goes to any place; hundreds of words to tab through would help nobody.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={ref} className="story-text" data-tappable={onWord ? '' : undefined} onClick={tap}>
      {paragraphs.map((paragraph, at) => (
        <Fragment key={paragraph[0]?.index}>
          <p>
            {paragraph.map((word) => (
              <span key={word.index} data-word={word.index}>
                <span>{word.text}</span>
                {word.space}
              </span>
            ))}
          </p>
          {pictures.has(at) && <figure>{pictures.get(at)}</figure>}
        </Fragment>
      ))}
    </div>
  );
});
