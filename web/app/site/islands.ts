import { wakeIslands } from './wake-islands.ts';

// The one script of a public page: about a kilobyte that fetches React only for the parts that live, once the page stands.

/** Also asked for by the app, where it shows a public page in its own frame. */
export function wake(page: ParentNode): void {
  wakeIslands(
    {
      'site-header': async () => (await import('../frame/site-header.tsx')).SiteHeader,
      'welcome-card': async () => (await import('#web/features/welcome/welcome-card.tsx')).WelcomeCard,
      'trial-form': async () => (await import('#web/features/billing/trial-form.tsx')).TrialForm,
      'buy-button': async () => (await import('#web/features/billing/buy-button.tsx')).BuyButton,
      'who-serves': async () => (await import('#web/features/welcome/who-serves.tsx')).WhoServes,
    },
    page,
  );
}

wake(document);
