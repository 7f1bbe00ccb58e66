import { Card } from '#web/ui/card.tsx';
import { usePlaylistChanges } from './sleep-calls.ts';
import { changeInWords, momentInWords } from './sleep-words.ts';

/** Who has changed what every family hears, the newest first. */
export function RecentChanges() {
  const { data: changes, isError } = usePlaylistChanges();
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">Recent changes</h2>
      {isError && <p className="text-on-soft">The list did not come. Please load the page once more.</p>}
      {changes?.length === 0 && <p className="text-on-soft">Nobody has changed anything yet.</p>}
      {changes && changes.length > 0 && (
        <ol className="grid gap-3">
          {changes.map((change) => (
            <li key={`${change.changedAt} ${change.after.id}`} className="grid gap-0.5">
              <span className="wrap-anywhere text-on">
                <strong className="font-bold">{change.changedBy ?? 'Somebody who has left'}</strong>{' '}
                {changeInWords(change)}
              </span>
              <time dateTime={change.changedAt} className="text-xs text-on-quiet">
                {momentInWords(change.changedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
