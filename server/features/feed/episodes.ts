import { mostEpisodes } from '#contract/feed.ts';
import type { Marks } from '#contract/narration.ts';
import type { SoundTag } from '#server/audio/id3-tag.ts';
import { chaptersOf } from './chapters.ts';
import { episodeDescription, episodeTitle, tellerName } from './episode-words.ts';
import { type Episode, feedDocument } from './feed-document.ts';
import type { FeedLinks } from './feed-links.ts';
import type { FeedRow } from './feed-queries.ts';
import { storyNotTold } from './refusals.ts';
import { type KeptSounds, type TaggedSound, taggedSound } from './tagged-sound.ts';
import type { ToldStories, ToldStory } from './told-stories.ts';

type Needs = {
  told: ToldStories;
  links: FeedLinks;
  houseName: string;
  sounds: KeptSounds & { marksOf: (soundId: string) => Promise<Marks | null> };
  /** The names of the whole family, so that a title can be told from one with a name in it. */
  namesOf: (userId: string) => Promise<string[]>;
};

type Words = { withNames: boolean; familyNames: readonly string[] };

export type Episodes = ReturnType<typeof createEpisodes>;

/** The stories of a feed as an app hears and shows them: each sound with its words and chapters, and the document that lists them. */
export function createEpisodes({ told, links, houseName, sounds, namesOf }: Needs) {
  async function wordsFor(row: FeedRow): Promise<Words> {
    return { withNames: row.with_names, familyNames: await namesOf(row.user_id) };
  }

  /** The tag is a part of what is sent, so it is the same for every part of it that somebody asks for. */
  async function sounding({ story, soundId, teller }: ToldStory, words: Words, cover?: Uint8Array) {
    const marks = await sounds.marksOf(soundId);
    const tag: SoundTag = {
      title: episodeTitle(story, words),
      artist: tellerName(teller, words.withNames),
      album: albumOf(houseName),
      year: story.createdAt.slice(0, 4),
      durationMs: marks?.durationMs ?? 0,
      chapters: marks ? chaptersOf(story.content, story.picture, marks) : [],
      ...(cover && { cover }),
    };
    const sound = marks && (await taggedSound(sounds, soundId, tag));
    return sound ? { sound, durationMs: tag.durationMs, chapters: tag.chapters } : null;
  }

  async function mustSound(one: ToldStory, words: Words, cover?: Uint8Array): Promise<TaggedSound> {
    const sounded = await sounding(one, words, cover);
    if (!sounded) throw storyNotTold();
    return sounded.sound;
  }

  async function episodeOf(row: FeedRow, words: Words, one: ToldStory): Promise<Episode | null> {
    const sounded = await sounding(one, words);
    if (!sounded) return null;
    const { story, teller } = one;
    return {
      guid: story.id,
      title: episodeTitle(story, words),
      description: episodeDescription(story, teller, words),
      publishedAt: story.createdAt,
      durationMs: sounded.durationMs,
      sound: { address: links.sound(row.id, story.id), bytes: sounded.sound.sizeBytes },
      cover: links.episodeCover(row.id, story.id),
      chapters: links.chapters(row.id, story.id),
    };
  }

  async function documentOf(row: FeedRow): Promise<(changedAt: Date) => string> {
    const words = await wordsFor(row);
    const episodes: Episode[] = [];
    for (const one of (await told.all(row.user_id)).slice(0, mostEpisodes)) {
      const episode = await episodeOf(row, words, one);
      if (episode) episodes.push(episode);
    }
    const feed = {
      title: albumOf(houseName),
      description: `The bedtime stories that ${houseName} has told this family. For this family alone: please keep the address to yourself.`,
      author: houseName,
      guid: links.guidOf(row.id),
      home: links.home(),
      address: links.feed(row.id),
      cover: links.cover(row.id),
      episodes,
    };
    return (changedAt) => feedDocument(feed, changedAt);
  }

  return { wordsFor, sounding, mustSound, documentOf };
}

const albumOf = (houseName: string): string => `${houseName}: our bedtime stories`;
