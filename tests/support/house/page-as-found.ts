import { afterAll } from 'vitest';

// All tests with a page share one in each thread, and with it its address and what it keeps. A download that was saved leaves the page at an address
// of its own kind, from which no other can be reckoned; who comes next finds the page as it was.
if (typeof document !== 'undefined') {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } };
  const address = location.href;
  afterAll(() => {
    happyDOM.setURL(address);
    localStorage.clear();
    sessionStorage.clear();
  });
}
