/** What one request may be at most. The server refuses more; the client asks for no more. */
export const jsonBodyBytes = 100_000;
export const jsonDepth = 20;
export const urlCharacters = 4_096;
export const headerBytes = 16_384;
