import { useEffect, useState } from 'react';
import { refusalWords } from '#web/platform/trouble.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { canNote, isNotedHere, noNoteHere, noteHere } from './note-here.ts';

/** A note on this device when tonight's story is ready. */
export function NoteSwitch({ noteKey }: { noteKey: string }) {
  const [isOn, setOn] = useState(false);
  const [isAtIt, beAtIt] = useState(false);
  const can = canNote();
  useEffect(() => {
    if (!can) return;
    isNotedHere().then(setOn, (trouble: unknown) =>
      console.info('Whether notes come here is not known', trouble),
    );
  }, [can]);
  if (!can) return null;

  async function change(isWanted: boolean): Promise<void> {
    beAtIt(true);
    try {
      if (!isWanted) await noNoteHere();
      else if (!(await noteHere(noteKey)))
        toasts.show({
          title: 'This browser keeps notes out',
          description: 'Allow notifications for this page in its settings, and try again.',
        });
    } catch (trouble) {
      console.info('Notes to this browser could not be changed', trouble);
      toasts.show({
        title: 'That did not work just now',
        description: refusalWords(
          trouble,
          'The service of this browser could not be reached. Please try again.',
        ),
        tone: 'error',
      });
    } finally {
      setOn(await isNotedHere());
      beAtIt(false);
    }
  }

  return (
    <Switch
      label="A note on this device"
      hint="Through the service of your browser’s maker, who cannot read it."
      isOn={isOn}
      disabled={isAtIt}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
