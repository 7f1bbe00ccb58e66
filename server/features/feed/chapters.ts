import type { Marks } from '#contract/narration.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { SoundChapter } from '#server/audio/id3-tag.ts';

/** Shorter than that a chapter is a crumb, and whoever wants to go back a little has a button for it. */
const leastMs = 20_000;

/**
 * The chapters of a story begin where its small pictures stand, and are called by what is on them: "The lighthouse", "The owl". So a child
 * finds the place, and no chapter says a name. A story without such pictures has a beginning, a middle and an end.
 */
export function chaptersOf(content: string, picture: StoryPicture | null, marks: Marks): SoundChapter[] {
  const begins = paragraphStarts(content).map((offset) => timeAt(marks, offset));
  const onTheWay = (picture?.vignettes ?? []).flatMap(({ after, subject }) => {
    const startMs = begins[after];
    return startMs === undefined
      ? []
      : [{ title: subject === null ? 'On the way' : theThing(subject), startMs }];
  });
  const first = { title: 'The beginning', startMs: 0 };
  const known = spaced([first, ...onTheWay], marks.durationMs);
  if (known.length > 1) return known;
  const third = (part: number) => begins[Math.floor((begins.length * part) / 3)] ?? 0;
  const thirds = [first, { title: 'The middle', startMs: third(1) }, { title: 'The end', startMs: third(2) }];
  return spaced(thirds, marks.durationMs);
}

/** In their order, none too near to the one before it, nor to the end. */
function spaced(chapters: readonly SoundChapter[], durationMs: number): SoundChapter[] {
  const kept: SoundChapter[] = [];
  for (const chapter of chapters.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = kept.at(-1);
    if (last && (chapter.startMs - last.startMs < leastMs || durationMs - chapter.startMs < leastMs))
      continue;
    kept.push(chapter);
  }
  return kept;
}

function paragraphStarts(content: string): number[] {
  const starts: number[] = [];
  for (const { index, 0: paragraph } of content.matchAll(/(?:(?!\n\s*\n)[\s\S])+/g))
    if (paragraph.trim() !== '') starts.push(index + paragraph.length - paragraph.trimStart().length);
  return starts;
}

const timeAt = ({ sentences }: Marks, offset: number): number =>
  sentences.find(({ charEnd }) => charEnd > offset)?.startMs ?? 0;

const theThing = (subject: string): string => `The ${subject.replaceAll('-', ' ')}`;
