import type { ReactNode } from 'react';
import type { Look } from '#contract/looks.ts';
import { useHasPictures } from './reader-look.ts';
import { defaultTheme, type Story } from '#contract/stories.ts';
import { Image, ImageOff } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';

/** Somebody in the story, with the face that the family chose. */
export type CastMember = { name: string; avatar: string; age?: number | undefined; look?: Look | undefined };

type ReaderPageProps = {
  story: Story;
  cast: readonly CastMember[];
  cover: ReactNode;
  /** There are some between the words, which can be put away. */
  mayHavePictures: boolean;
  children: ReactNode;
};

/** The sheet of paper: its picture, its title, who is in it, and what stands on it. */
export function ReaderPage({ story, cast, cover, mayHavePictures, children }: ReaderPageProps) {
  const [hasPictures, show] = useHasPictures();
  return (
    <article className="isolate">
      <div className="reader-page">
        <div className="reader-cover">{cover}</div>
        <div className="px-6 pt-5 pb-12 md:px-19">
          <h3 className="text-center text-2xl">{story.title}</h3>
          {story.request.theme !== defaultTheme && (
            <p className="mt-1 text-center text-sm text-(--ink-quiet) italic wrap-anywhere">
              <span className="sr-only">You wished for: </span>“{story.request.theme}”
            </p>
          )}
          <ul
            aria-label="Who is in it"
            className="reader-cast mt-2 mb-5 flex flex-wrap justify-center gap-x-4 gap-y-1.5 text-sm font-bold text-(--ink-quiet)"
          >
            {cast.map(({ name, avatar, age, look }, index) => (
              // Two of one name may be in a story, and the list does not change.
              <li key={index} className="flex items-center gap-1.5">
                <Avatar id={avatar} age={age} look={look} size={30} />
                {name}
              </li>
            ))}
          </ul>
          {mayHavePictures && (
            <button
              type="button"
              aria-pressed={!hasPictures}
              className="mx-auto mb-4 flex min-h-11 items-center gap-2 text-sm font-bold text-(--ink-quiet)"
              onClick={() => show(!hasPictures)}
            >
              {hasPictures ? (
                <ImageOff size={18} aria-hidden="true" />
              ) : (
                <Image size={18} aria-hidden="true" />
              )}
              Words only
            </button>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
