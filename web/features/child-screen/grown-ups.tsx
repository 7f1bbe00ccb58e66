import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { connection } from '#web/platform/connection.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { CodePad } from './code-pad.tsx';
import { takeBack } from './child-screen-calls.ts';

const awayWords =
  'Your digits are looked at by the house, and there is no way to it just now. As soon as the network is back, they open.';

type GrownUpsProps = {
  onBack: () => void;
  /** Called once a parent has proved themselves and the device is theirs again. */
  onTaken: () => void;
};

/** The way out, for whoever knows the digits; after five wrong ones, for whoever knows the account's password. */
export function GrownUps({ onBack, onTaken }: GrownUpsProps) {
  const isAway = useIsHouseAway();
  const [said, setWords] = useState('');
  // A code that a device could look at by itself could be tried without end.
  const words = isAway ? awayWords : said;
  const [isBusy, setBusy] = useState(false);
  const [isByPassword, askPassword] = useState(false);
  const [password, setPassword] = useState('');

  async function prove(proof: { code: string } | { password: string }): Promise<void> {
    setBusy(true);
    setWords('');
    try {
      await takeBack(proof);
      onTaken();
    } catch (trouble) {
      const isSpent = trouble instanceof ApiError && trouble.problem.code === 'too_many_tries';
      if (isSpent && 'code' in proof) askPassword(true);
      console.info('The device was not taken back', trouble);
      // That there is no way to the house is said for as long as it is so.
      setWords(
        connection.isAway() ? '' : refusalWords(trouble, 'That did not work. Please try again in a moment.'),
      );
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') void prove({ password });
  }

  return (
    <FullScreen
      label="For grown-ups"
      className="grid content-center justify-items-center gap-6 bg-night-950 p-6"
      onClose={onBack}
    >
      <IconButton
        label="Back to the stories"
        icon={<X size={26} />}
        className="absolute top-4 right-4"
        onClick={onBack}
      />
      <p className="font-display text-2xl text-lamp-50" aria-hidden="true">
        For grown-ups
      </p>
      <output
        className={classNames('min-h-7 max-w-80 text-center', isAway ? 'text-night-100' : 'text-trouble')}
      >
        {words}
      </output>
      {isByPassword ? (
        <form className="grid w-full max-w-80 gap-4" onSubmit={onSubmit}>
          <PasswordField
            label="The password of your account"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button type="submit" tone="amber" size="large" isBusy={isBusy}>
            Take it back
          </Button>
        </form>
      ) : (
        <CodePad label="Your four digits" isBusy={isBusy} onCode={(code) => void prove({ code })} />
      )}
    </FullScreen>
  );
}
