import type { Story } from '#contract/stories.ts';
import { describePicture } from '#web/ui/pictures/describe.ts';
import { pictureOfStory } from './picture-of-story.ts';

/** As an image of its own a picture keeps its paints to itself, however many stand on one page. */
export function CoverImage({ story, address }: { story: Story; address: string }) {
  const words = describePicture(pictureOfStory(story), story.request.characterNames);
  return <img src={address} alt={words} width={800} height={470} decoding="async" />;
}

/** The sky where a picture will be. */
export function CoverSky() {
  return <div className="size-full bg-linear-to-b from-night-900 to-night-600" />;
}
