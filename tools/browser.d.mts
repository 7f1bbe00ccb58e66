export function browser(): string | undefined;
export function wholeBrowser(): string | undefined;
