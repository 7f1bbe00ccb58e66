const name = 'lamplight.story';

// Only a page on https or on localhost has locks; nowhere else is there anything that a story must be protected from.
const haveLocks = (): boolean => 'locks' in navigator;

/** A story is being told in this tab, until what is given back is called. Every other tab knows. */
export function holdStory(): () => void {
  let letGo: () => void = () => undefined;
  const isOver = new Promise<void>((over) => (letGo = over));
  if (haveLocks())
    navigator.locks
      .request(name, { mode: 'shared' }, () => isOver)
      .catch((trouble: unknown) => console.info('The other tabs do not know of the story', trouble));
  return letGo;
}

/** Comes true once no story is told in any tab. */
export async function whenNoStoryIsTold(): Promise<void> {
  if (haveLocks()) await navigator.locks.request(name, () => undefined);
}
