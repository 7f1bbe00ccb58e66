import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { musicService, PlaylistChoice } from '#contract/sleep.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords, troubledFields } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { useChoosePlaylist } from './sleep-calls.ts';
import { lookUpWords } from './sleep-words.ts';

const empty: PlaylistChoice = { playlistId: '', playlistName: '' };

/** Anyone may fill it in; the server keeps only what an admin sends. */
export function PlaylistForm() {
  const choosePlaylist = useChoosePlaylist();
  const form = useForm({ resolver: standardSchemaResolver(PlaylistChoice), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const [news, setNews] = useState<string | null>(null);
  const idTrouble = errors.playlistId?.message;
  const nameTrouble = errors.playlistName?.message;

  const update = form.handleSubmit(async (choice) => {
    setNews(null);
    try {
      const { name, lookUp } = await choosePlaylist(choice);
      form.reset(empty);
      setNews(lookUpWords(lookUp));
      toasts.show({
        title: 'Playlist updated',
        description: `Families fall asleep to “${name}” now.`,
        tone: 'success',
      });
    } catch (trouble) {
      tellTrouble(trouble);
      for (const [field, message] of Object.entries(troubledFields(trouble)))
        if (field === 'playlistId' || field === 'playlistName') form.setError(field, { message });
    }
  });

  // A field that is disabled while the form is under way loses the focus, and whoever types blind would lose their place.
  const button = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!hasEnded) return;
    if (idTrouble) form.setFocus('playlistId');
    else if (nameTrouble) form.setFocus('playlistName');
    else button.current?.focus();
  });

  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-xl">Update Sleep Playlist</h2>
      <form noValidate onSubmit={(event) => void update(event)}>
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <TextField
            label="Playlist ID"
            hint={`The ID, or the link that ${musicService.name} gives under “Share”.`}
            placeholder={`${musicService.origin}/playlist/…`}
            autoComplete="off"
            spellCheck={false}
            error={idTrouble}
            {...form.register('playlistId')}
          />
          <TextField
            label="Playlist Name"
            hint="As families will read it."
            autoComplete="off"
            // Where both are missing, one sentence says so.
            error={nameTrouble === idTrouble ? undefined : nameTrouble}
            {...form.register('playlistName')}
          />
          <Button ref={button} type="submit" tone="amber" size="large" isBusy={isSubmitting}>
            {isSubmitting ? 'Updating...' : 'Update Playlist'}
          </Button>
        </fieldset>
      </form>
      {news !== null && <Banner>{news}</Banner>}
    </Card>
  );
}

function tellTrouble(trouble: unknown): void {
  const isStranger = trouble instanceof ApiError && trouble.status === 401;
  toasts.show({
    title: 'Failed to update playlist. Please try again.',
    description: isStranger ? 'Please sign in first.' : refusalWords(trouble, 'The house did not answer.'),
    tone: 'error',
  });
}
