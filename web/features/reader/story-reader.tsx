import { useCurrent } from '#web/platform/use-current.ts';
import './reader.css';
import { BookOpenText, BookX, ChevronDown, ChevronLeft, Star } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx';
import type { Evening, Teller } from './evening.ts';
import { LightChoice } from './light-choice.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { PicturesBetween } from './pictures-between.ts';
import { type Following, OptionsView } from './options-view.tsx';
import { PlayerView } from './player-view.tsx';
import { canDeviceTell, wakeDeviceVoices } from './players.ts';
import { textSizes, useHasPictures, useReaderLight, useTextSize } from './reader-look.ts';
import { type CastMember, ReaderPage } from './reader-page.tsx';
import { placeIn } from './story-places.ts';
import { TextSize } from './text-size.tsx';

type StoryReaderProps = {
  story: Story;
  cast: readonly CastMember[];
  cover: ReactNode;
  /** What stands between the paragraphs. */
  pictures: PicturesBetween;
  /** What else can be done with the story. */
  menu: ReactNode;
  evening: Evening;
  /** The telling begins with the player, and not with another tap. */
  startsAtOnce: boolean;
  /** How the family says its names. */
  sayAs: Readonly<Record<string, string>>;
  /** Neither the house nor this device has its sound just now. */
  isSilent: boolean;
  /** The sounds under a story: a control for the player. */
  sounds: ReactNode;
  /** Who else could tell it, among its options. */
  voices: ReactNode;
  /** What leads out of the reader: the first word stands there where there is room. */
  closeLabel: string;
  onClose: () => void;
  onFavourite: (isFavorite: boolean) => void;
  onNext: () => void;
  onAnother: () => void;
  onTellAgain: (but: string) => void;
  /** What is read after it. */
  following: Following | null;
  /** To the story that is told, where that is another one. */
  onOpen: (story: Story) => void;
};

const none: PicturesBetween = new Map();

/** A story on its page, in a room of its own: to be read, or to be told. */
export function StoryReader(props: StoryReaderProps) {
  const { story, cast, cover, evening, closeLabel, onClose, onFavourite } = props;
  const told = useCurrent(evening);
  const telling = told?.story.id === story.id ? told : null;
  const [isTextShown, showText] = useState(true);
  const [textSize] = useTextSize();
  const [hasPictures] = useHasPictures();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(wakeDeviceVoices, []);
  useLightOfThePage();
  useNextOne(evening, story, props.onOpen);
  const isTelling = telling !== null;
  useTop(scroller, `${story.id} ${isTelling}`);

  function listen(teller: Teller, from: 'left' | 'beginning' = 'left'): void {
    evening.tell(story, { teller, from, startsAtOnce: props.startsAtOnce });
  }

  const page = (text: ReactNode) => (
    <ReaderPage story={story} cast={cast} cover={cover} mayHavePictures={props.pictures.size > 0}>
      <PicturesBetween value={hasPictures ? props.pictures : none}>{text}</PicturesBetween>
    </ReaderPage>
  );
  return (
    <TooltipProvider>
      <FullScreen label={story.title} className="reader" scroller={scroller} onClose={onClose}>
        <div
          data-over={telling && telling.phase !== 'telling' ? '' : undefined}
          className={classNames('relative min-h-full px-3 md:px-8', isTelling ? 'reader-room' : 'pb-28')}
          style={{ ['--text-size' as string]: textSizes[textSize] }}
        >
          <header className="reader-bar -mx-3 mb-3 px-3 py-2 md:-mx-8 md:px-8">
            <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-y-1">
              <div className="flex items-center gap-1">
                <Button
                  tone="ghost"
                  size="small"
                  className="max-sm:size-11 max-sm:px-0 sm:pr-5 sm:pl-3"
                  icon={<ChevronLeft size={20} className="shrink-0" />}
                  onClick={isTelling ? evening.leave : onClose}
                >
                  <span className="max-sm:sr-only">{isTelling ? 'Back' : closeLabel}</span>
                </Button>
              </div>
              <div className="flex flex-wrap items-center">
                <LightChoice />
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
                <TextSize />
                {props.menu}
              </div>
            </div>
          </header>
          {telling ? (
            <PlayerView
              key={`${story.id} ${telling.round}`}
              told={telling}
              evening={evening}
              sounds={props.sounds}
              isTextShown={isTextShown}
              scroller={scroller}
              page={page}
              smaller={
                <Tooltip text="Back to the page; the voice goes on">
                  <IconButton label="Keep listening" icon={<ChevronDown size={24} />} onClick={onClose} />
                </Tooltip>
              }
            />
          ) : (
            <OptionsView
              story={story}
              place={placeIn(story.id)}
              isTextShown={isTextShown}
              isSilent={props.isSilent}
              page={page}
              onToggleText={() => showText(!isTextShown)}
              onListen={(from) => listen('narrator', from)}
              sayAs={props.sayAs}
              onDeviceVoice={canDeviceTell() ? () => listen('device') : undefined}
              onNext={props.onNext}
              onAnother={props.onAnother}
              onTellAgain={props.onTellAgain}
              voices={props.voices}
              following={props.following}
            />
          )}
        </div>
        {told && !telling && <MiniPlayer evening={evening} told={told} onOpen={props.onOpen} />}
      </FullScreen>
    </TooltipProvider>
  );
}

/** Another story, or another view of this one, begins at its top. */
function useTop(scroller: RefObject<HTMLElement | null>, view: string): void {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current !== view) scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    before.current = view;
  }, [scroller, view]);
}

/** What is opened over the reader is seen by the same light; and before it is painted, or it would flash. */
function useLightOfThePage(): void {
  const light = useReaderLight();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['light'] = light;
    return () => {
      delete dataset['light'];
    };
  }, [light]);
}

/** One story has led to the next while its page is open: the page goes along. */
function useNextOne(evening: Evening, { id }: Story, onOpen: (story: Story) => void): void {
  const open = useRef(onOpen);
  useLayoutEffect(() => {
    open.current = onOpen;
  });
  useEffect(() => {
    let toldId = evening.current()?.story.id;
    return evening.subscribe(() => {
      const now = evening.current()?.story;
      if (now && toldId === id && now.id !== id) open.current(now);
      toldId = now?.id;
    });
  }, [evening, id]);
}
