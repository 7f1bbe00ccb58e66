/** A story that the product itself wrote, for a family that we made up; see tools/make-landing-story.ts. */
export type SampleStory = {
  title: string;
  /** For whom, as it stands under the title. */
  cast: readonly string[];
  paragraphs: readonly string[];
  writtenBy: string;
};

// The file is made by the product and not by hand. Before it is made there is no sample, and none is invented.
const made = import.meta.glob<SampleStory>('../sample-story.json', { eager: true, import: 'default' });

export const sampleStory: SampleStory | null = Object.values(made)[0] ?? null;
