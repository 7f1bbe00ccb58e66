import type { ReactNode } from 'react';

export type AppPage = {
  path: string;
  /** Stands in the browser's tab before the product's name. */
  title: string;
  /** A family's page: a visitor is sent to /login. */
  isForFamily?: boolean;
  /** For somebody who came for one thing: nothing around it leads elsewhere. */
  isQuiet?: boolean;
  /** Opens over this page, which stays as it is. */
  over?: string;
  load: () => Promise<() => ReactNode>;
};

/** Every page of the app. The public pages are not here: they are HTML before any of this runs. */
export const appPages: readonly AppPage[] = [
  { path: '/access', title: 'Welcome', load: async () => (await import('#web/pages/access.tsx')).AccessPage },
  {
    path: '/welcome',
    title: 'Welcome',
    load: async () => (await import('#web/pages/welcome.tsx')).WelcomePage,
  },
  { path: '/login', title: 'Sign In', load: async () => (await import('#web/pages/login.tsx')).LoginPage },
  { path: '/signup', title: 'Sign up', load: async () => (await import('#web/pages/signup.tsx')).SignupPage },
  {
    path: '/signup-form',
    title: 'Start Your Free Trial',
    load: async () => (await import('#web/pages/signup-form.tsx')).SignupFormPage,
  },
  { path: '/admin', title: 'Admin', load: async () => (await import('#web/pages/admin.tsx')).AdminPage },
  {
    path: '/reset-password',
    title: 'Reset password',
    load: async () => (await import('#web/pages/reset-password.tsx')).ResetPasswordPage,
  },
  {
    path: '/confirm-email',
    title: 'Confirm your address',
    load: async () => (await import('#web/pages/confirm-email.tsx')).ConfirmEmailPage,
  },
  {
    path: '/read-to-us',
    title: 'Read to us',
    isQuiet: true,
    load: async () => (await import('#web/pages/read-to-us.tsx')).ReadToUsPage,
  },
  { path: '/dashboard', title: 'Home', isForFamily: true, load: dashboard },
  { path: '/create', title: 'Home', isForFamily: true, load: dashboard },
  {
    path: '/create-story',
    title: 'Create Story',
    isForFamily: true,
    load: async () => (await import('#web/pages/create-story.tsx')).CreateStoryPage,
  },
  { path: '/family', title: 'Family Manager', isForFamily: true, load: familyManager },
  { path: '/profile', title: 'Family Manager', isForFamily: true, load: familyManager },
  {
    path: '/stories',
    title: 'Story Library',
    isForFamily: true,
    load: storyLibrary,
  },
  { path: '/stories/$storyId', title: 'Story', isForFamily: true, over: '/stories', load: storyLibrary },
  {
    path: '/bedtimes',
    title: 'Ready every night',
    isForFamily: true,
    load: async () => (await import('#web/pages/bedtimes.tsx')).BedtimesPage,
  },
  {
    path: '/user-profile',
    title: 'My Profile',
    isForFamily: true,
    load: async () => (await import('#web/pages/user-profile.tsx')).UserProfilePage,
  },
  {
    path: '/evenings',
    title: 'Evenings',
    isForFamily: true,
    load: async () => (await import('#web/pages/evenings.tsx')).EveningsPage,
  },
  {
    path: '/figma',
    title: 'Design import',
    isForFamily: true,
    load: async () => (await import('#web/pages/design-import.tsx')).DesignImportPage,
  },
];

async function dashboard() {
  return (await import('#web/pages/dashboard.tsx')).DashboardPage;
}

async function storyLibrary() {
  return (await import('#web/pages/story-library.tsx')).StoryLibraryPage;
}

async function familyManager() {
  return (await import('#web/pages/family-manager.tsx')).FamilyManagerPage;
}

/** The page at an address, where `$` stands for anything. */
export function pageAt(path: string, pages: readonly AppPage[] = appPages): AppPage | undefined {
  const parts = path.split('/');
  return pages.find((page) => {
    const wanted = page.path.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
    );
  });
}
