export type KnownFile = { url: string; file: string; bytes: number; sha256: string };
export function fetchChecked(known: KnownFile, onProgress?: (got: number) => void): Promise<boolean>;
export function createBar(
  title: string,
  bytes: number,
  output?: { isTTY?: boolean; write: (text: string) => unknown },
): (got: number) => void;
