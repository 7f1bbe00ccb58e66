import { useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useCounting } from './evening-calls.ts';

/** What is counted, in plain words, and the way to have none of it. */
export function Counting({ userId, isCounted }: { userId: string; isCounted: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const counting = useCounting(userId);
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">What is counted</h2>
      <p className="text-sm text-on-soft">
        When a story begins between three in the afternoon and four in the morning, where it is paused or
        moved, and who tells it: the same that lets you go on with it on another device. Nobody is watched or
        listened to. What is told without a network or in your device’s own voice is not counted. It is kept
        for this month and the last, for you alone, is in “Download everything”, and goes with your account.
      </p>
      <Switch
        label="Count our evenings"
        isOn={isCounted}
        disabled={counting.isPending}
        onChange={(isOn) => (isOn ? counting.mutate(true) : setAsking(true))}
      />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Count nothing any more?"
        description="What was counted so far goes at once. Your stories, and where you left them, stay."
        confirmLabel="Count nothing"
        isBusy={counting.isPending}
        onConfirm={() => counting.mutate(false, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}
