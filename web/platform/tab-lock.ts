// Only a page on https or on localhost has locks; nowhere else is there anything that would have to wait for another tab.
const haveLocks = (): boolean => 'locks' in navigator;

/** Something that goes on in a tab and that the browser's other tabs wait for. */
export function createTabLock(name: string) {
  return {
    /** It goes on in this tab until what is given back is called. Any number of tabs can hold it at once. */
    hold: (): (() => void) => {
      let letGo: () => void = () => undefined;
      const isOver = new Promise<void>((over) => (letGo = over));
      if (haveLocks())
        navigator.locks
          .request(name, { mode: 'shared' }, () => isOver)
          .catch((trouble: unknown) => console.info(`The other tabs do not know of ${name}`, trouble));
      return letGo;
    },
    /** Comes true once no tab holds it. */
    whenFree: async (): Promise<void> => {
      if (haveLocks()) await navigator.locks.request(name, () => undefined);
    },
  };
}
