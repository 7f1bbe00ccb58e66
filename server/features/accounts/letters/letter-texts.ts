import type { Letter } from '#server/platform/mail/letter.ts';

/** Who writes: the house, under its own name and address. */
export type Sender = {
  productName: string;
  supportEmail: string;
  publicUrl: string;
  trialDays: number;
  opensOnlyConfirmed: boolean;
};
type Words = Omit<Letter, 'to'>;

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

export function welcome(sender: Sender, to: { firstName: string; email: string; token: string }): Words {
  return {
    subject: `Welcome to ${sender.productName}`,
    paragraphs: [
      hello(to.firstName),
      `Your account is open, and so are your ${sender.trialDays} days of trying everything. You sign in with this address, ${to.email}, and the password you chose.`,
      'Tell us who lives at your house, and there can be a story about them tonight.',
      `Please press the button, and once more on the page it opens, so that we know this address is yours.${sender.opensOnlyConfirmed ? ' From then on your password opens the door.' : ''}`,
    ],
    action: {
      label: 'Yes, this is my address',
      url: `${sender.publicUrl}/confirm-email?token=${encodeURIComponent(to.token)}`,
    },
    postscript: `Was it not you who opened this account? Then leave the button alone. “Reset password” on our sign-in page makes the account yours, and ${sender.supportEmail} helps.`,
  };
}

export function alreadyKnown(sender: Sender, to: { firstName: string; email: string }): Words {
  return {
    subject: `You have a ${sender.productName} account already`,
    paragraphs: [
      hello(to.firstName),
      `Somebody, probably you, has just tried to open an account for ${to.email}. It has one already, with everything still in it, so we changed nothing.`,
      'If the password has slipped your mind, “Reset password” sends you a new one.',
    ],
    action: { label: 'Sign in', url: `${sender.publicUrl}/login` },
    postscript: 'If it was not you, there is nothing to do. Whoever it was has learned nothing about you.',
  };
}

export function temporaryPassword(sender: Sender, to: { firstName: string; password: string }): Words {
  return {
    subject: 'Your temporary password',
    paragraphs: [
      hello(to.firstName),
      'Here is a password that opens your account once, within the next hour:',
    ],
    secret: to.password,
    action: { label: 'Sign in with it', url: `${sender.publicUrl}/login` },
    postscript:
      'Then you choose a password of your own. Until you have, your old password works as before, so if you did not ask for this one, you can simply leave it.',
  };
}

export function purchaseDetails(sender: Sender, to: { email: string; password: string }): Words {
  return {
    subject: `Your ${sender.productName} sign-in details`,
    paragraphs: [
      'Hello,',
      `Your purchase is in good hands. This is how you sign in for the first time, within the next hour, with ${to.email} and this password:`,
    ],
    secret: to.password,
    action: { label: 'Sign in', url: `${sender.publicUrl}/login` },
    postscript: `It works once; then you choose your own. If the hour has gone by, ask again at ${sender.publicUrl}/welcome.`,
  };
}

export function purchaseReady(sender: Sender, to: { email: string }): Words {
  return {
    subject: `Your ${sender.productName} account is ready`,
    paragraphs: [
      'Hello,',
      `Thank you. The payment arrived, and we opened an account for ${to.email}.`,
      'Press the button and we show you, or send you, what you need to sign in.',
    ],
    action: {
      label: 'Get my sign-in details',
      url: `${sender.publicUrl}/welcome?email=${encodeURIComponent(to.email)}`,
    },
    postscript: `Did you not buy anything? Then somebody typed your address by mistake. Please tell ${sender.supportEmail}, and we put it right.`,
  };
}

export function premiumOn(sender: Sender, to: { firstName: string }): Words {
  return {
    subject: `${sender.productName} Premium is on`,
    paragraphs: [
      hello(to.firstName),
      'Thank you. The payment arrived, and Premium is on for the account you have. You sign in as you always do.',
    ],
    action: { label: 'To tonight’s story', url: `${sender.publicUrl}/login` },
    postscript: `To cancel, any time, write to ${sender.supportEmail} with “cancel” in the subject.`,
  };
}

export function passwordChanged(sender: Sender, to: { firstName: string }): Words {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      hello(to.firstName),
      'The password of your account has just been changed, and every other device has been signed out.',
      'If that was you, all is well.',
    ],
    postscript: `If it was not, use “Reset password” at ${sender.publicUrl}/reset-password now, and write to ${sender.supportEmail}.`,
  };
}

export function goodbye(sender: Sender, to: { firstName: string }): Words {
  return {
    subject: 'Your account is deleted',
    paragraphs: [
      hello(to.firstName),
      'As you asked, your account is gone: the family, the stories, the recordings, all of it. This letter is the last thing, and we keep no copy.',
      'Sleep well, and thank you for the evenings.',
    ],
    postscript: `If it was not you who asked, please write to ${sender.supportEmail}.`,
  };
}
