import './reader.css';
import { ALargeSmall, BookOpenText, BookX, ChevronLeft, Star } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { LookPanel } from './look-panel.tsx';
import { OptionsView } from './options-view.tsx';
import { keepLook, keptLook, type Light, textSizes } from './reader-look.ts';
import { type CastMember, ReaderPage } from './reader-page.tsx';
import type { Narration } from './narration-questions.ts';
import { beginTelling, type Telling } from './telling.ts';
import { type Following, TellingView } from './telling-view.tsx';
import { canDeviceTell } from './use-story-player.ts';

type StoryReaderProps = {
  story: Story;
  cast: readonly CastMember[];
  cover: ReactNode;
  /** The cover as an upright drawing, for whoever shows it elsewhere. */
  drawCover: () => string;
  /** What else can be done with the story. */
  menu: ReactNode;
  /** The telling begins with the player, and not with another tap. */
  startsAtOnce: boolean;
  /** What leads out of the reader, in words. */
  closeLabel: string;
  onClose: () => void;
  onFavourite: (isFavorite: boolean) => void;
  onNext: () => void;
  onAnother: () => void;
  onTellAgain: (but: string) => void;
  /** What is told after it, when it has been told to its end. */
  following: Following | null;
  /** Its telling begins. */
  onListen: () => void;
  /** Its sound is whole, and can be kept. */
  onWhole: (narration: Narration) => void;
};

/** A story on its page, in a room of its own: to be read, or to be told. */
export function StoryReader(props: StoryReaderProps) {
  const { story, cast, cover, closeLabel, onClose, onFavourite } = props;
  const [telling, setTelling] = useState<Telling | null>(null);
  const isTelling = telling !== null;
  const [isTextShown, showText] = useState(true);
  const [look, setLook] = useState(keptLook);
  const [isLookOpen, openLook] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  useLightOfThePage(look.light);
  const toTop = () => scroller.current?.scrollTo({ top: 0, behavior: 'instant' });

  // One story has led to the next: it goes on in the same way, without a tap.
  if (telling && telling.storyId !== story.id)
    setTelling(beginTelling(story.id, telling.teller, { startsAtOnce: true }));

  function listen(teller: Telling['teller']): void {
    setTelling(beginTelling(story.id, teller, { startsAtOnce: props.startsAtOnce }));
    props.onListen();
    toTop();
  }

  function backToOptions(): void {
    telling?.keeper?.close();
    setTelling(null);
    toTop();
  }

  function goOnFrom({ story: next, go }: Following): Following {
    return { story: next, go: () => (go(), toTop()) };
  }

  const following = props.following && goOnFrom(props.following);
  const page = (text: ReactNode) => (
    <ReaderPage story={story} cast={cast} cover={cover}>
      {text}
    </ReaderPage>
  );
  return (
    <FullScreen label={story.title} className="reader" scroller={scroller} onClose={onClose}>
      <div
        className={classNames('relative min-h-full px-3 md:px-8', isTelling ? 'reader-room' : 'pb-16')}
        style={{ ['--text-size' as string]: textSizes[look.size] }}
      >
        <header className="reader-bar -mx-3 mb-3 px-3 py-2 md:-mx-8 md:px-8">
          <div className="mx-auto flex max-w-content items-center justify-between gap-2">
            <Button
              tone="ghost"
              size="small"
              className="pr-5 pl-3"
              icon={<ChevronLeft size={20} />}
              onClick={isTelling ? backToOptions : onClose}
            >
              {isTelling ? 'Back' : closeLabel}
            </Button>
            <div className="flex">
              {isTelling && (
                <Tooltip text={isTextShown ? 'Hide the text' : 'Show the text'}>
                  <IconButton
                    label={isTextShown ? 'Hide story text' : 'Show story text'}
                    icon={isTextShown ? <BookX size={22} /> : <BookOpenText size={22} />}
                    onClick={() => showText(!isTextShown)}
                  />
                </Tooltip>
              )}
              <Tooltip text={story.isFavorite ? 'One of your favorites' : 'Make it a favorite'}>
                <IconButton
                  label="Favorite"
                  aria-pressed={story.isFavorite}
                  icon={<Star size={22} {...(story.isFavorite && { fill: 'currentColor' })} />}
                  onClick={() => onFavourite(!story.isFavorite)}
                />
              </Tooltip>
              <Tooltip text="How large, and by what light">
                <IconButton
                  label="Text and light"
                  aria-expanded={isLookOpen}
                  icon={<ALargeSmall size={26} />}
                  onClick={() => openLook(!isLookOpen)}
                />
              </Tooltip>
              {props.menu}
            </div>
          </div>
          {isLookOpen && (
            <LookPanel
              look={look}
              onChange={(next) => {
                setLook(next);
                keepLook(next);
              }}
            />
          )}
        </header>
        {isTelling ? (
          <TellingView
            story={story}
            telling={telling}
            following={following}
            onWhole={props.onWhole}
            drawCover={props.drawCover}
            isTextShown={isTextShown}
            scroller={scroller}
            page={page}
          />
        ) : (
          <OptionsView
            story={story}
            isTextShown={isTextShown}
            page={page}
            onToggleText={() => showText(!isTextShown)}
            onListen={() => listen('narrator')}
            onDeviceVoice={canDeviceTell() ? () => listen('device') : undefined}
            onNext={props.onNext}
            onAnother={props.onAnother}
            onTellAgain={props.onTellAgain}
            following={following}
          />
        )}
      </div>
    </FullScreen>
  );
}

/** What is opened over the reader is seen by the same light; and before it is painted, or it would flash. */
function useLightOfThePage(light: Light): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['light'] = light;
    return () => {
      delete dataset['light'];
    };
  }, [light]);
}
