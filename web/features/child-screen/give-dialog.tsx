import { useQueryClient } from '@tanstack/react-query';
import { Check, HandHeart } from 'lucide-react';
import { useState } from 'react';
import { bedtimeMinutes, bedtimeStories, type Bedtime } from '#contract/child-screen.ts';
import type { FamilyMember } from '#contract/family.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodePad } from './code-pad.tsx';
import { chooseCode, giveTo, noteScreen, useParentCode } from './child-screen-calls.ts';

type GiveDialogProps = {
  kids: readonly FamilyMember[];
  /** Whose evening it is, where that is known. */
  firstId: string | null;
  onGiven: () => void;
  onClose: () => void;
};

/** In words that are values: how the evening ends. */
const bedtimes = [
  { value: 'none', label: 'No end', bedtime: { stories: null, minutes: null } },
  ...bedtimeStories.map((stories) => ({
    value: `${stories} stories`,
    label: stories === 1 ? '1 story' : `${stories} stories`,
    bedtime: { stories, minutes: null },
  })),
  ...bedtimeMinutes.map((minutes) => ({
    value: `${minutes} minutes`,
    label: `${minutes} min`,
    bedtime: { stories: null, minutes },
  })),
] as const satisfies readonly { value: string; label: string; bedtime: Bedtime }[];

/** What a parent says before the device goes into a child's hands: whose, for how long, and the digits that bring it back. */
export function GiveDialog({ kids, firstId, onGiven, onClose }: GiveDialogProps) {
  const client = useQueryClient();
  const known = useParentCode();
  const [childId, chooseChild] = useState(firstId ?? kids[0]?.id ?? '');
  const [ending, chooseEnding] = useState<string>('2 stories');
  const [code, setCode] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const child = kids.find(({ id }) => id === childId);
  const needsCode = known.data?.isChosen === false || isChanging;
  const isReady = child !== undefined && known.data !== undefined && (!needsCode || code !== null);

  async function give(): Promise<void> {
    const { bedtime } = bedtimes.find(({ value }) => value === ending) ?? bedtimes[0];
    setBusy(true);
    setTrouble(null);
    try {
      if (code !== null) await chooseCode(code);
      noteScreen(client, await giveTo(childId, bedtime));
      onGiven();
    } catch (why) {
      console.info('The device was not given away', why);
      setTrouble(refusalWords(why, 'That did not work. Please try again in a moment.'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Give to a child"
      description="Their own stories in big pictures, the light and the sounds, and nothing else until you take it back."
    >
      <div className="grid gap-5">
        {trouble !== null && <Banner tone="trouble">{trouble}</Banner>}
        {known.isError && (
          <Banner tone="trouble">The house cannot be reached just now. Please try again in a moment.</Banner>
        )}
        {kids.length > 1 && (
          <ChoiceGroup
            legend="To whom?"
            value={childId}
            choices={kids.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={chooseChild}
          />
        )}
        <ChoiceGroup
          legend="When does the light go down?"
          value={ending}
          choices={bedtimes.map(({ value, label }) => ({ value, label }))}
          onChange={chooseEnding}
        />
        <p className="text-sm text-on-quiet">
          Then the stories sleep until six in the morning. The light and the sounds stay.
        </p>
        {needsCode && code === null && <NewCode onCode={setCode} />}
        {code !== null && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Check size={18} aria-hidden="true" className="text-good" />
            Your digits are good.
            <Button size="small" tone="ghost" onClick={() => setCode(null)}>
              Choose others
            </Button>
          </p>
        )}
        {known.data?.isChosen && !isChanging && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-on-soft">
            You take it back with your four digits.
            <Button size="small" tone="ghost" onClick={() => setChanging(true)}>
              Choose others
            </Button>
          </p>
        )}
        {isReady && (
          <Button
            tone="amber"
            size="large"
            icon={<HandHeart size={20} />}
            isBusy={isBusy}
            onClick={() => void give()}
          >
            Give to {child.name}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Typed twice, because nobody sees what was typed. */
function NewCode({ onCode }: { onCode: (code: string) => void }) {
  const [first, setFirst] = useState<string | null>(null);
  const [isOther, setOther] = useState(false);

  function type(code: string): void {
    if (first === null) setFirst(code);
    else if (first === code) return onCode(code);
    else setFirst(null);
    setOther(first !== null);
  }

  return (
    <div className="grid gap-4 border-t border-edge/40 pt-4">
      <output className="text-center">
        {first !== null && <strong>Once more, please.</strong>}
        {first === null && isOther && <strong>Those were two different ones. Please choose anew.</strong>}
        {first === null && !isOther && (
          <>
            <strong>Four digits that only grown-ups know.</strong> They bring this device back.
          </>
        )}
      </output>
      <CodePad label={first === null ? 'Your four digits' : 'The same digits once more'} onCode={type} />
    </div>
  );
}
