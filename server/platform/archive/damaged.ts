export function damaged(cause?: unknown): Error {
  return new Error('The archive is damaged or cut off.', { cause });
}
