import { useState } from 'react';
import { Login } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { logIn } from './account-calls.ts';
import { loginTrouble } from './login-words.ts';
import type { SavedUser } from './session.ts';
import { useAccountForm } from './use-account-form.ts';
import { session } from './use-session.ts';

type LoginFormProps = {
  email: string;
  productName: string;
  /** The password was right; a moment later everybody knows who is here. */
  onRight: (user: SavedUser) => void;
};

export function LoginForm({ email, productName, onRight }: LoginFormProps) {
  const { form, isSubmitting, field, focusLater, showTroubles } = useAccountForm(Login, {
    email,
    password: '',
  });
  // Between the right password and the next page the form is still under way.
  const [isIn, setIsIn] = useState(false);
  const isBusy = isSubmitting || isIn;

  const signIn = form.handleSubmit(async (typed) => {
    try {
      const user = await logIn(typed);
      setIsIn(true);
      onRight(user);
      session.signIn(user);
      toasts.show({
        tone: 'success',
        title: 'Login Successful',
        description: `Welcome to ${productName}!`,
        goesAlong: true,
      });
    } catch (trouble) {
      toasts.show(loginTrouble(trouble));
      if (!showTroubles(trouble)) focusLater('password');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signIn(event)}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" tone="amber" size="large" isBusy={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </fieldset>
    </form>
  );
}
