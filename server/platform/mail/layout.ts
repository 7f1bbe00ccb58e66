import type { Letter } from './letter.ts';

/** Mail programs know no stylesheet worth the name: every style stands on its element, and tables hold the page together. */
const night = '#14132f';
const onNight = '#d0d0e7';
const paper = '#f7f0e2';
const paperEdge = '#f1e6d1';
const ink = '#322117';
const softInk = '#745a4a';
const lamp = '#fbce78';
const serif = "'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const sans = "'Nunito', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A warm paper card on the night, and the same words as plain text. */
export function layOut(letter: Letter, productName: string): { text: string; html: string } {
  return { text: asText(letter, productName), html: asHtml(letter, productName) };
}

function asText({ paragraphs, secret, action, postscript }: Letter, productName: string): string {
  const parts = [
    ...paragraphs,
    secret && `    ${secret}`,
    action && `${action.label}:\n${action.url}`,
    postscript,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${productName}\n`;
}

function asHtml({ subject, paragraphs, secret, action, postscript }: Letter, productName: string): string {
  const card = [
    `<h1 style="margin:0 0 20px;font:600 26px/1.2 ${serif};color:${ink}">${escaped(subject)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`),
    secret === undefined ? '' : secretBox(secret),
    action === undefined ? '' : lampButton(action),
    postscript === undefined ? '' : smallPrint(postscript),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${night}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${night}" style="background:${night}">
<tr><td align="center" style="padding:36px 16px 20px;font:600 20px/1.2 ${serif};color:${lamp}">${escaped(productName)}</td></tr>
<tr><td align="center" style="padding:0 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}" style="max-width:560px;background:${paper};border:1px solid ${paperEdge};border-radius:24px">
<tr><td style="padding:36px 32px 28px;font:400 17px/1.55 ${sans};color:${ink}">
${card.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td align="center" style="padding:20px 24px 40px;font:400 14px/1.5 ${sans};color:${onNight}">Sleep well.</td></tr>
</table>
</body>
</html>
`;
}

function secretBox(secret: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:12px;background:${paperEdge};font:600 20px/1.4 Consolas,Menlo,monospace;letter-spacing:1px;color:${ink}`;
  return `<p style="margin:8px 0 20px"><span style="${style}">${escaped(secret)}</span></p>`;
}

function lampButton({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:16px 30px;border-radius:999px;background:${lamp};font:700 17px/1.2 ${sans};color:${ink};text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

function smallPrint(text: string): string {
  return `<p style="margin:0;font-size:15px;color:${softInk}">${escaped(text)}</p>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
