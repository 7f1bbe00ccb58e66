import { Copy, Mail, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { type Invitation, recordingLimits } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { brand } from '#web/platform/brand.ts';
import { dayInWords } from '#web/platform/language.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { linkTrouble } from './how-far-a-link-leads.ts';
import { useInvitationDeeds, useInvitations } from './recording-calls.ts';
import { type FamilyReader, likelyGuest, useWhoReads } from './who-reads.tsx';

type InviteDialogProps = {
  userId: string;
  story: Story;
  people: readonly FamilyReader[];
  /** How the one who invites is called. */
  ownName: string;
  onClose: () => void;
};

type Which = 'this' | 'new';

/** A link for somebody who is far away, by which they can read and nothing else. */
export function InviteDialog({ userId, story, people, ownName, onClose }: InviteDialogProps) {
  const grownUps = people.filter(({ age }) => age >= recordingLimits.invitedFrom);
  const { reader, field } = useWhoReads(grownUps, likelyGuest(grownUps, ownName));
  const [which, choose] = useState<Which>('this');
  const { data: invitations = [] } = useInvitations(userId, true);
  const { invite, uninvite } = useInvitationDeeds(userId);
  const [made, setMade] = useState<Invitation | null>(null);
  const refusal = invite.error ?? uninvite.error;
  const shown = made ? (invitations.find(({ id }) => id === made.id) ?? made) : null;

  async function make(): Promise<void> {
    if (!reader) return;
    try {
      setMade(await invite.mutateAsync({ ...reader, storyId: which === 'this' ? story.id : null }));
    } catch (trouble) {
      console.info('The invitation was not made', trouble);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Invite somebody to read"
      description="They get a link to a quiet page where they read aloud and send it to you. You listen first, and keep it or delete it."
    >
      <div className="grid gap-5">
        {refusal && <Banner tone="trouble">{refusalWords(refusal, 'Please try again in a moment.')}</Banner>}
        {shown ? (
          <Ready invitation={shown} />
        ) : (
          <>
            {field}
            <ChoiceGroup<Which>
              legend="What do they read?"
              value={which}
              choices={[
                { value: 'this', label: 'This story' },
                { value: 'new', label: 'Each new story' },
              ]}
              onChange={choose}
            />
            <p className="text-sm text-on-soft">
              Whoever has the link sees the story with its names, and can do nothing else. It lasts{' '}
              {recordingLimits.days} days, and you can take it back. A child’s voice is recorded here, on your
              own device.
            </p>
            <Button
              tone="amber"
              icon={<Send size={18} />}
              disabled={!reader}
              isBusy={invite.isPending}
              onClick={() => void make()}
            >
              Make a link
            </Button>
          </>
        )}
        {invitations.length > 0 && (
          <section aria-label="Invitations" className="grid gap-2 border-t border-current/20 pt-4">
            <h3 className="text-md">Invited</h3>
            <ul className="grid gap-2">
              {invitations.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0 grow basis-full text-sm wrap-anywhere sm:basis-40">
                    {one.speaker}, {one.storyId === null ? 'for each new story' : 'for one story'}, until{' '}
                    {dayInWords(one.expiresAt)}
                  </span>
                  <Button size="small" tone="ghost" onClick={() => setMade(one)}>
                    Show the link
                  </Button>
                  <Button
                    size="small"
                    tone="ghost"
                    aria-label={`Take back the invitation of ${one.speaker}`}
                    onClick={() => {
                      // A link that could not be taken back is shown still: it works.
                      uninvite.mutate(one.id, { onSuccess: () => made?.id === one.id && setMade(null) });
                    }}
                  >
                    Take back
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Ready({ invitation: { link, speaker, storyId } }: { invitation: Invitation }) {
  const warning = linkTrouble(link);
  const words = `Would you read a bedtime story aloud for us? Here is the page: ${link}`;
  const mail = `mailto:?subject=${encodeURIComponent('Would you read us a story?')}&body=${encodeURIComponent(words)}`;

  async function share(): Promise<void> {
    try {
      await navigator.share({
        title: brand.name,
        text: 'Would you read a bedtime story aloud for us?',
        url: link,
      });
    } catch (trouble) {
      // Whoever changes their mind has only closed the sheet.
      if (!(trouble instanceof DOMException && trouble.name === 'AbortError'))
        console.info('The link was not shared', trouble);
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ title: 'The link is copied', tone: 'success' });
    } catch (trouble) {
      console.info('The link was not copied', trouble);
      toasts.show({
        title: 'It could not be copied',
        description: 'Please mark the link and copy it yourself.',
      });
    }
  }

  return (
    <div className="grid gap-4">
      {warning !== null && <Banner tone="trouble">{warning}</Banner>}
      <p>
        This link is for {speaker}. Send it to nobody else: whoever has it can read the story.
        {storyId !== null && ' In a message it shows what the story is about, with nobody’s name or face.'}
      </p>
      <p className="rounded-md bg-field px-4 py-3 font-mono text-xs wrap-anywhere ring-1 ring-edge/50 ring-inset select-all">
        {link}
      </p>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="small" tone="amber" icon={<Share2 size={17} />} onClick={() => void share()}>
            Share
          </Button>
        )}
        <ButtonLink size="small" href={mail} icon={<Mail size={17} />}>
          Mail
        </ButtonLink>
        <Button size="small" icon={<Copy size={17} />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
