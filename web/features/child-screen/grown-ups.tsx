import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { CodePad } from './code-pad.tsx';
import { takeBack } from './child-screen-questions.ts';

type GrownUpsProps = {
  onBack: () => void;
  /** The device is a parent's again. */
  onTaken: () => void;
};

/** The way out, for whoever knows the digits; after five wrong ones, for whoever knows the account's password. */
export function GrownUps({ onBack, onTaken }: GrownUpsProps) {
  const [words, setWords] = useState('');
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
      setWords(refusalWords(trouble, 'The house cannot be reached just now.'));
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
      <output className="min-h-7 max-w-80 text-center text-trouble">{words}</output>
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
