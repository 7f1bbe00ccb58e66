// What XML 1.0 does not know even as a reference. A text that holds one would make the whole page unreadable.
const notInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\p{Cs}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand between tags and between double quotes. */
export function xml(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
