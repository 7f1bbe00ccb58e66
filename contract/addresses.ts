/** Pages that are whole without JavaScript: rendered to HTML when the app is built. */
export const publicPages = ['/', '/about', '/subscribe', '/terms', '/privacy'] as const;

/** Where a family is that opens the house; the front page is for whoever has no session, and for those who ask for it by this address. */
export const homeOfFamily = '/dashboard';
export const frontPage = '/?front';
