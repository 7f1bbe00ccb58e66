import { ApiError } from './api.ts';

/** What the server found wrong with single fields, by their names. */
export function troubledFields(trouble: unknown): Readonly<Record<string, string>> {
  return trouble instanceof ApiError ? (trouble.problem.fields ?? {}) : {};
}

/** Words for an answer that was not OK: the server's own, or else these. */
export function refusalWords(trouble: unknown, otherwise: string): string {
  return (trouble instanceof ApiError ? trouble.readable : undefined) ?? otherwise;
}
