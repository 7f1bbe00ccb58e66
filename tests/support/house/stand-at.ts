/**
 * Where a file's page stands, said before its tests. As an option of the page's surroundings it would begin another thread for each address, which
 * reads again whatever these tests rest on.
 */
export const standAt = (path: string): void => history.replaceState(null, '', path);
