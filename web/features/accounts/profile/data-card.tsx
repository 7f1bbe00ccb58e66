import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/platform/save-file.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { deleteAccount, downloadEverything } from '../account-calls.ts';
import { session } from '../use-session.ts';
import { ProfileCard } from './profile-card.tsx';

type DataCardProps = {
  userId: string;
  /** The account is gone, and so is everything of it in this browser. */
  onGone: () => void;
};

/** Everything belongs to the family: to take along, and to take away. */
export function DataCard({ userId, onGone }: DataCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isFetching, setIsFetching] = useState(false);

  async function takeAlong() {
    setIsFetching(true);
    try {
      saveFile('everything-we-keep.zip', await downloadEverything(userId));
    } catch (trouble) {
      const description = refusalWords(trouble, 'Please try again later.');
      toasts.show({ tone: 'error', title: 'Could not download your data', description });
    }
    setIsFetching(false);
  }

  async function leave() {
    setIsDeleting(true);
    try {
      await deleteAccount(userId);
      await session.leaveForGood();
      toasts.show({ tone: 'success', title: 'Account deleted successfully', goesAlong: true });
      onGone();
    } catch (trouble) {
      const description = refusalWords(trouble, 'Please try again later.');
      toasts.show({ tone: 'error', title: 'Failed to delete account', description });
    }
    setIsDeleting(false);
    setIsAsking(false);
  }

  return (
    <ProfileCard title="Your Data" note="Everything we keep about your family is yours.">
      <p className="text-sm text-on-soft">
        The download has a page to read, with your stories and who is in them, the sounds to hear, and the
        same once more for other programs.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Download size={18} />} isBusy={isFetching} onClick={() => void takeAlong()}>
          Download everything
        </Button>
        <Button tone="danger" icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
          Delete Account
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        description="The family, the stories, the recordings and any subscription: all of it goes, at once and for good. This action cannot be undone."
        confirmLabel="Delete Account"
        isBusy={isDeleting}
        onConfirm={() => void leave()}
      />
    </ProfileCard>
  );
}
