// What one request may be at most. The server refuses more; the client asks for no more.

/** Room for the longest text that may be told, also where a program writes each letter of it as `\u738b`. */
export const jsonBodyBytes = 128_000;
export const jsonDepth = 20;
/** Texts, numbers and lists in one body: ten times what the largest wish for a story says. */
export const jsonValues = 5_000;
export const urlCharacters = 4_096;
export const headerBytes = 16_384;
