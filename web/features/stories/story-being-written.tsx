import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { StoryPicture } from '#contract/pictures.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Asked } from './asked-for.ts';
import { castOf, type Face } from './cast-of.ts';
import { CoverImage } from './cover-image.tsx';
import { pictureOfPeople } from './picture-of-people.ts';
import { progressWords } from './making-progress.ts';
import type { StoryMaking } from './use-story-making.ts';

type StoryBeingWrittenProps = {
  making: StoryMaking;
  /** With whom it will be; null where nobody here knows. */
  asked: Asked | null;
  faces: readonly Face[];
  onLeave: () => void;
};

/** The page fills while one looks: its picture and its people at once, then the title, then paragraph by paragraph. */
export function StoryBeingWritten({ making, asked, faces, onLeave }: StoryBeingWrittenProps) {
  const { progress, soFar } = making;
  // The button that asked for it stood far down the page.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <Card className="mx-auto w-full max-w-reader overflow-hidden p-0!">
      {asked && <Picture of={soFar.picture ?? pictureOfPeople(asked, faces)} names={asked.characterNames} />}
      <div className="grid content-start gap-6 px-6 pt-5 pb-8 md:min-h-90 md:px-12">
        {asked && <WhoIsInIt cast={castOf(asked, faces)} />}
        <div className="grid gap-2">
          <Progress label="Your story" value={progress} />
          <div className="flex items-center justify-between gap-4">
            <div className="grid min-w-0 gap-1 text-sm">
              <output className="font-bold text-on-soft">{progressWords(progress)}</output>
              <p className="text-on-quiet">
                You need not wait here: it is written all the same, and stands on your shelf then.
              </p>
            </div>
            <Button
              tone="ghost"
              size="small"
              className="shrink-0"
              icon={<ArrowLeft size={18} aria-hidden="true" />}
              onClick={onLeave}
            >
              Back
            </Button>
          </div>
        </div>
        {soFar.title !== null && <h2 className="animate-rise-in text-center text-2xl">{soFar.title}</h2>}
        <div className="grid gap-4 font-read text-read leading-[1.66]">
          {soFar.paragraphs.map((paragraph, index) => (
            // Paragraphs come one behind the other and never change places.
            <p key={index} className="animate-rise-in">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** The one that the story will have, as soon as the house says what is on it; until then its people. */
function Picture({ of: picture, names }: { of: StoryPicture; names: readonly string[] }) {
  return (
    <div className="h-[clamp(8rem,24dvh,15rem)] bg-night-800 [&>img]:size-full [&>img]:object-cover [&>img]:object-[50%_60%]">
      <CoverImage picture={picture} names={names} />
    </div>
  );
}

function WhoIsInIt({ cast }: { cast: readonly Face[] }) {
  return (
    <ul
      aria-label="Who is in it"
      className="flex flex-wrap justify-center gap-x-4 gap-y-1.5 text-sm font-bold text-on-soft"
    >
      {cast.map(({ name, avatar, age, look }, index) => (
        // Two of one name may be in a story, and the list does not change.
        <li key={index} className="flex items-center gap-1.5 wrap-anywhere">
          <Avatar id={avatar} age={age} look={look} size={34} />
          {name}
        </li>
      ))}
    </ul>
  );
}
