import { arrangements, type PictureSubject, type StoryPicture } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';
import { describePicture, describeVignette } from '#web/ui/pictures/describe.ts';
import { drawCover, drawUprightScene } from '#web/ui/pictures/draw-cover.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';
import { uprightCover } from '#web/ui/pictures/upright-cover.ts';
import { paintingInside } from './painting-inside.ts';
import { pictureOfStory } from './picture-of-story.ts';

/** The cover as an upright drawing with room for the title, for whoever makes a book of the story; as it was painted, where it was. */
export async function drawnCoverOf(story: Story): Promise<string> {
  const [parts, painting] = await Promise.all([loadParts(), paintingInside(story.painting)]);
  return uprightCover(parts, pictureOfStory(story), painting);
}

/** What is on the cover has its colour, and is seen through the window, wherever it comes up again. */
function asOnTheCover({ subjects }: StoryPicture, is: string): PictureSubject {
  return { ...subjects.find((subject) => subject.is === is), is, isMany: false };
}

/** All that a book of the story shows: its cover, and on the way what it comes to, each where the story happens. */
export async function drawingsOf(story: Story) {
  const [parts, cover] = await Promise.all([loadParts(), drawnCoverOf(story)]);
  const picture = pictureOfStory(story);
  const pictures = (picture.vignettes ?? []).map((vignette, at) => {
    const there: StoryPicture = {
      ...picture,
      subjects: vignette.subject === null ? [] : [asOnTheCover(picture, vignette.subject)],
      people: vignette.people.flatMap((index) => picture.people[index] ?? []),
      arrangement: (picture.arrangement + at + 1) % arrangements,
    };
    return {
      after: vignette.after,
      inWords: describeVignette(vignette, story.request.characterNames),
      lying: drawCover(parts, there),
      upright: drawUprightScene(parts, there),
    };
  });
  return { cover, coverInWords: describePicture(picture, story.request.characterNames), pictures };
}
