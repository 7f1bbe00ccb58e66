import { Mic, Send, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { voiceDescriptions, voiceNames } from '#contract/narration.ts';
import type { Recording } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { narratorOf } from '#contract/story-narrator.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ReadYourselfDialog } from './read-yourself-dialog.tsx';
import {
  beginRecording,
  fetchTake,
  finishRecording,
  type Reader,
  sendTake,
  useRecordingDeeds,
  useRecordings,
} from './recording-calls.ts';
import { RecordingRow } from './recording-row.tsx';
import { whatWasRead } from './what-was-read.ts';
import { type FamilyReader, likelyReader } from './who-reads.tsx';

// Only for those who read.
const Recorder = lazy(async () => ({ default: (await import('./recorder.tsx')).Recorder }));

type StoryVoicesProps = {
  userId: string;
  story: Story;
  people: readonly FamilyReader[];
  /** How the one who is signed in is called. */
  ownName: string;
  /** Before a microphone listens nobody else may speak. */
  onQuiet: () => void;
  /** Whoever shows the story looks at it anew. */
  onChanged: () => unknown;
};

const house = 'house';

/** Among a story’s options: who tells it, and how somebody of one's own comes to tell it. */
export function StoryVoices({ userId, story, people, ownName, onQuiet, onChanged }: StoryVoicesProps) {
  const { data: recordings = [], refetch } = useRecordings(userId);
  const deeds = useRecordingDeeds(userId, onChanged);
  const [open, setOpen] = useState<'reading' | 'inviting' | 'list' | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const ofStory = recordings.filter(({ storyId }) => storyId === story.id);
  const unfinished = ofStory.filter(({ state, byInvitation }) => state === 'begun' && !byInvitation);
  const waiting = ofStory.find(({ state }) => state === 'sent');
  const readings = story.readings ?? [];
  const narrator = narratorOf(story);

  /** Two readings by the same person are not told apart by their name. */
  function hintOf(id: string, speaker: string): string {
    const found = ofStory.find((one) => one.id === id);
    const isOnlyOne = readings.filter((one) => one.speaker === speaker).length === 1;
    return found && !isOnlyOne ? whatWasRead(found) : 'Read aloud for you';
  }

  function read(begun: Recording): void {
    onQuiet();
    setOpen(null);
    setRecording(begun);
  }

  async function begin(reader: Reader): Promise<void> {
    try {
      read(await beginRecording(story.id, reader));
    } catch (trouble) {
      console.info('The recording was not begun', trouble);
      toasts.show({
        title: 'That did not work',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      });
    }
  }

  async function finish({ id, speaker }: Recording): Promise<void> {
    await finishRecording(id);
    await Promise.all([refetch(), onChanged()]);
    setRecording(null);
    toasts.show({
      title: `Read by ${speaker}`,
      description: `“${story.title}” is now told in this voice. Another can be chosen in the story’s options.`,
      tone: 'success',
    });
  }

  function leave(): void {
    setRecording(null);
    void refetch();
  }

  return (
    <>
      {readings.length > 0 && (
        <div className="w-full max-w-120">
          <ChoiceGroup
            legend="Who tells it"
            value={narrator.recordingId ?? house}
            choices={[
              ...readings.map(({ id, speaker }) => ({
                value: id,
                label: speaker,
                hint: hintOf(id, speaker),
              })),
              {
                value: house,
                label: voiceNames[story.narratorVoice],
                hint: voiceDescriptions[story.narratorVoice],
              },
            ]}
            onChange={(id) =>
              deeds.choose.mutate(
                id === house
                  ? { id: narrator.recordingId ?? '', isFavorite: false }
                  : { id, isFavorite: true },
              )
            }
          />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="ghost" size="small" icon={<Mic size={18} />} onClick={() => setOpen('reading')}>
          {unfinished.length > 0 ? 'Go on reading it yourself' : 'Read it yourself'}
        </Button>
        <Button tone="ghost" size="small" icon={<Send size={17} />} onClick={() => setOpen('inviting')}>
          Invite somebody to read
        </Button>
        {ofStory.length > 0 && (
          <Button tone="ghost" size="small" icon={<Users size={18} />} onClick={() => setOpen('list')}>
            {waiting ? `${waiting.speaker} has read it: listen` : `Recordings (${ofStory.length})`}
          </Button>
        )}
      </div>
      {open === 'reading' && (
        <ReadYourselfDialog
          people={people}
          likely={likelyReader(people, { lastId: lastReader(recordings), name: ownName })}
          unfinished={unfinished}
          onGoOn={read}
          onBegin={begin}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'inviting' && (
        <InviteDialog
          userId={userId}
          story={story}
          people={people}
          ownName={ownName}
          onClose={() => setOpen(null)}
        />
      )}
      <Dialog
        isOpen={open === 'list' && ofStory.length > 0}
        onOpenChange={() => setOpen(null)}
        title="Recordings of this story"
      >
        <ul className="grid gap-4">
          {ofStory.map((one) => (
            <li key={one.id}>
              <RecordingRow
                recording={one}
                {...(one.state === 'sent' && { onKeep: () => deeds.keep.mutate(one.id) })}
                onDelete={() => deeds.remove.mutate(one.id)}
              >
                {stateWords[one.state](one.speaker)}
                <span className="block text-sm text-on-soft">{whatWasRead(one)}</span>
              </RecordingRow>
            </li>
          ))}
        </ul>
      </Dialog>
      {recording && (
        <Suspense fallback={null}>
          <Recorder
            title={story.title}
            content={story.content}
            known={recording.takes.map(({ piece }) => piece)}
            about={<About speaker={recording.speaker} />}
            finishLabel="Finish"
            finishing="Putting it together, about a minute …"
            send={(piece, take) => sendTake(recording.id, piece, take)}
            fetchTake={(piece) => fetchTake(recording.id, piece)}
            onFinish={() => finish(recording)}
            onClose={leave}
          />
        </Suspense>
      )}
    </>
  );
}

/** Of this family, by this account. */
const lastReader = (recordings: readonly Recording[]): string | null =>
  recordings.find(({ byInvitation, memberId }) => !byInvitation && memberId !== null)?.memberId ?? null;

const stateWords: Record<Recording['state'], (speaker: string) => string> = {
  begun: (speaker) => `${speaker} has begun to read it`,
  sent: (speaker) => `${speaker} has read it: listen first`,
  kept: (speaker) => `Read by ${speaker}`,
};

function About({ speaker }: { speaker: string }) {
  return (
    <p>
      What {speaker} reads is kept in this house, with your account, and is used for nothing but telling your
      family this story. You can delete it whenever you like; it is also deleted with the story, the person or
      your account.
    </p>
  );
}
