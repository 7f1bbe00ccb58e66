/** Keeps the screen awake until it is let go. Says whether this browser can. */
export async function holdScreenAwake(): Promise<{ isAwake: boolean; letGo: () => void }> {
  if (!('wakeLock' in navigator)) return { isAwake: false, letGo: () => undefined };
  let sentinel = await request();
  let isHeld = true;

  // The browser takes the lock away whenever the page is hidden; a story that goes on asks for it again.
  const holdAgain = async () => {
    if (document.visibilityState !== 'visible') return;
    const next = await request();
    // Let go of while the browser was still thinking about it.
    if (isHeld) sentinel = next;
    else void next?.release();
  };
  const onVisibilityChange = () => void holdAgain();
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    isAwake: sentinel !== null,
    letGo: () => {
      isHeld = false;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      void sentinel?.release();
    },
  };
}

async function request(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch (trouble) {
    // A low battery, or a page that is hidden already.
    console.info('The screen cannot be kept awake', trouble);
    return null;
  }
}
