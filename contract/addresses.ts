/** Pages that are whole without JavaScript: rendered to HTML when the app is built. */
export const publicPages = ['/', '/about', '/subscribe', '/terms', '/privacy'] as const;
