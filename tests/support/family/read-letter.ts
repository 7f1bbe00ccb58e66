export type ReadLetter = {
  to: string;
  subject: string;
  text: string;
  links: string[];
  secret: string | null;
};

/** As a mail program would read it: the headers, and the part in plain text. */
export function readLetter(source: string): ReadLetter {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
  const plain =
    rest
      .join('\n\n')
      .split(/^--.*$/m)
      .find((part) => /text\/plain/i.test(part)) ?? '';
  const [partHead = '', ...lines] = plain.trimStart().split(/\n\n/);
  const body = lines.join('\n\n');
  const text = /base64/i.test(partHead)
    ? Buffer.from(body, 'base64').toString('utf8')
    : /quoted-printable/i.test(partHead)
      ? fromQuotedPrintable(body)
      : body;
  return {
    to: /<?([^<>\s]+@[^<>\s]+?)>?$/.exec(header('To'))?.[1] ?? '',
    subject: decodedWords(header('Subject')),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    secret: /^ {4}(\S+)$/m.exec(text)?.[1] ?? null,
  };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodedWords = (header: string): string =>
  header.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_all, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : fromQuotedPrintable(text.replaceAll('_', ' ')),
  );
