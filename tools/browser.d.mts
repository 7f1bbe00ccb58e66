export function browser(): string | undefined;
