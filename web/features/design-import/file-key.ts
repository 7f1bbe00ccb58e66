// A design file is named by its key, and people have it in two forms: the key itself, or the address of the file's page.

const tokenPrefix = 'figd_';

export const keyWords = {
  missing: 'Please paste a file’s link or its key',
  token:
    'This is an access token, not a file key. Keep it to yourself: it belongs in the house’s settings, and it was not sent.',
  unknown: 'This is neither a file’s link nor a key of 16 to 29 characters',
} as const;

export type KeyTrouble = keyof typeof keyWords;
type KeyFound = { key: string } | { trouble: KeyTrouble };

export function fileKeyIn(pasted: string): KeyFound {
  const value = pasted.trim();
  if (value === '') return { trouble: 'missing' };
  if (isToken(value)) return { trouble: 'token' };
  if (value.length >= 16 && value.length <= 29 && !value.includes('/')) return { key: value };
  // The service has called the same page "file" and "design".
  const key = /(?:file|design)\/([A-Za-z0-9]{15,25})(?![A-Za-z0-9])/.exec(value)?.[1];
  return key === undefined ? { trouble: 'unknown' } : { key };
}

export const isToken = (pasted: string): boolean => pasted.trim().startsWith(tokenPrefix);
