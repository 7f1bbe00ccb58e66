/** What somebody is called, as it stands in a pattern: "Mr. T" has a dot, and is nobody else. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
