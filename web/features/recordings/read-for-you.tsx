import { useQueryClient } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { refreshRecordings, useRecordingDeeds, useRecordings } from './recording-calls.ts';
import { RecordingRow } from './recording-row.tsx';

type ReadForYouProps = {
  userId: string;
  /** Whoever shows the shelf looks at it anew. */
  onChanged: () => unknown;
};

/** What somebody who was invited has read, and nobody has decided about yet. */
export function ReadForYou({ userId, onChanged }: ReadForYouProps) {
  const { data: recordings = [] } = useRecordings(userId);
  const client = useQueryClient();
  const { keep, remove } = useRecordingDeeds(userId, async () => {
    await refreshRecordings(client, userId);
    await onChanged();
  });
  const waiting = recordings.filter(({ state }) => state === 'sent');
  if (waiting.length === 0) return null;
  return (
    <Card aria-label="Read for you" className="grid w-full max-w-140 gap-4">
      <h2 className="text-xl">Read for you</h2>
      <ul className="grid gap-4">
        {waiting.map((recording) => (
          <li key={recording.id}>
            <RecordingRow
              recording={recording}
              onKeep={() => keep.mutate(recording.id)}
              onDelete={() => remove.mutate(recording.id)}
            >
              <strong>{recording.speaker}</strong> has read “{recording.storyTitle}”
              {recording.hasMessage && ', with a word for you at the end'}. Listen first, then keep it or
              delete it.
            </RecordingRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}
