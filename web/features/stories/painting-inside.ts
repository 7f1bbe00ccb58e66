import { basePrefixHere } from '#web/platform/base-prefix.ts';

/**
 * A painting as a picture's own address with all of it inside: a drawing that leaves the page (in a book, on a lock screen) fetches nothing. Undefined where there is
 * none, or where it does not come; our own picture stands there then.
 */
export async function paintingInside(painting: string | undefined): Promise<string | undefined> {
  if (painting === undefined) return undefined;
  try {
    const answer = await fetch(basePrefixHere().origin + painting);
    if (!answer.ok) throw new Error(`The painting answered ${answer.status}`);
    return await inItself(await answer.blob());
  } catch (trouble) {
    console.info('A story has no painting here', trouble);
    return undefined;
  }
}

function inItself(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The painting could not be read')),
    );
    reader.readAsDataURL(picture);
  });
}
