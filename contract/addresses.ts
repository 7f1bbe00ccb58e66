/** Pages that are whole without JavaScript: rendered to HTML when the app is built. */
export const publicPages = ['/', '/about', '/subscribe', '/terms', '/privacy'] as const;

/** Pages of the app that anyone may open. */
export const openPages = [
  '/access',
  '/welcome',
  '/login',
  '/signup',
  '/signup-form',
  '/admin',
  '/reset-password',
] as const;

/** Pages of the app for a signed-in family; a visitor is sent to /login. */
export const familyPages = [
  '/create',
  '/dashboard',
  '/create-story',
  '/family',
  '/profile',
  '/stories',
  '/user-profile',
  '/figma',
] as const;
