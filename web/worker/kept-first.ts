/** A house that is not gone but does not answer either is not waited for when the answer lies in the next room. */
export const patienceMs = 4_000;

type Kept = () => Promise<Response | undefined>;

/** What the house says; when it is silent, slow or broken, what was kept. */
export async function houseFirst(ask: () => Promise<Response>, find: Kept): Promise<Response> {
  const asked = ask();
  // Whoever is not waited for any more must not be heard of as an error nobody caught.
  asked.catch(() => undefined);
  const kept = await find();
  if (!kept) return asked;
  const tooLong = new Promise<Response>((over) => setTimeout(() => over(kept), patienceMs));
  return Promise.race([
    asked.then(
      (answer) => (answer.status >= 500 ? kept : answer),
      () => kept,
    ),
    tooLong,
  ]);
}
