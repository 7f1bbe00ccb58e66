import voyageUrl from '#web/ui/scenes/drawn/voyage.svg?url';
import { sampleStory, type SampleStory } from './sample-story.ts';

/** A page out of a story that the product wrote. All of it lies behind a tap, for whoever wants to judge the whole. */
export function SamplePage() {
  return (
    <figure className="sample-page paper">
      <img
        src={voyageUrl}
        alt="A fox asleep in a little boat under a full moon"
        width="800"
        height="470"
        className="sample-cover"
      />
      {sampleStory ? <FirstLines story={sampleStory} /> : <NotYetMade />}
    </figure>
  );
}

function FirstLines({ story }: { story: SampleStory }) {
  const { title, cast, paragraphs, writtenBy } = story;
  return (
    <figcaption className="sample-words">
      <p className="sample-cast">A story for {inWords(cast)}</p>
      <h2>{title}</h2>
      <p className="sample-line">{opening(paragraphs)}</p>
      <button type="button" popoverTarget="sample-story" className="sample-more">
        Read all of it
      </button>
      <dialog id="sample-story" popover="auto" aria-label={title} className="sample-story paper">
        {/* First, because an opened book puts the focus on the first thing in it, and should be open at its beginning. */}
        <button
          type="button"
          popoverTarget="sample-story"
          popoverTargetAction="hide"
          aria-label="Close"
          className="sample-close"
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
        <article>
          <h2>{title}</h2>
          <p className="sample-cast">
            For {inWords(cast)}, a family we made up. Written by {writtenBy}, and not touched up by anybody.
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <button
            type="button"
            popoverTarget="sample-story"
            popoverTargetAction="hide"
            className="sample-more"
          >
            Shut the book
          </button>
        </article>
      </dialog>
    </figcaption>
  );
}

function NotYetMade() {
  return (
    <figcaption className="sample-words">
      <p className="sample-cast">Tonight’s page</p>
      <h2>It is waiting for your names</h2>
      <p className="sample-line">
        Who is in it, what it is about, how long it may be: three taps, and it begins.
      </p>
    </figcaption>
  );
}

const openingWords = 45;

/** As many whole sentences as the page has room for, and at least one. */
function opening(paragraphs: readonly string[]): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraphs.join(' '))];
  let text = '';
  for (const { segment } of sentences) {
    if (text !== '' && (text + segment).trim().split(/\s+/).length > openingWords) break;
    text += segment;
  }
  return text.trim();
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(', and ', ' and ');
}
