import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { isPlainAddress, onOneLine } from './letter.ts';

test('parents’ addresses are plain, also with a plus, dots, or letters of their own language', () => {
  for (const address of [
    'mum@hill.example',
    'm.u-m+tales@sub.hill.example',
    'mère@forêt.example',
    'ngā@kainga.nz',
  ]) {
    expect(isPlainAddress(address), address).toBe(true);
  }
});

test('nothing that a mail program could take for a second address, a name or a header is an address', () => {
  const tricks = [
    'mum@hill.example, thief@cave.example',
    'mum@hill.example;thief@cave.example',
    'Thief <thief@cave.example>',
    'mum@hill.example\r\nBcc: thief@cave.example',
    'mum@hill.example\n',
    'mum@hill.example thief@cave.example',
    '"mum@hill.example"@cave.example',
    'mum(thief)@hill.example',
    'mum@[127.0.0.1]',
    'mum@hill@cave.example',
    'mum',
    '@hill.example',
    'mum@',
    '',
    `mum\u0000@hill.example`,
    `mum\u202e@hill.example`,
    `${'m'.repeat(65)}@hill.example`,
  ];
  for (const trick of tricks) expect(isPlainAddress(trick), JSON.stringify(trick)).toBe(false);
});

test('a subject is one line, whatever a family calls itself', () => {
  expect(onOneLine(' Goodnight,\r\nBcc: thief@cave.example\u0000 \t Mia ')).toBe(
    'Goodnight, Bcc: thief@cave.example Mia',
  );
});

const letter = {
  to: 'mum@hill.example',
  subject: 'Tom & <Mia>',
  paragraphs: ['Hello "Mum",\nhow are you?', '<img src=x onerror=alert(1)>'],
  secret: 'K7<2',
  action: { label: 'Sign in', url: 'https://lamplight.example/?a=1&b="2"' },
  postscript: "It's late & dark.",
};

test('a letter says the same in both forms, and what a family wrote stays text', () => {
  const { text, html } = layOut(letter, 'Lamplight');
  expect(text).toBe(`Hello "Mum",
how are you?

<img src=x onerror=alert(1)>

    K7<2

Sign in:
https://lamplight.example/?a=1&b="2"

It's late & dark.

-- 
Lamplight
`);
  expect(html).toContain('Tom &amp; &lt;Mia&gt;');
  expect(html).toContain('Hello &quot;Mum&quot;,<br>how are you?');
  expect(html).toContain('K7&lt;2');
  expect(html).toContain('href="https://lamplight.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('It&#39;s late &amp; dark.');
  expect(html).not.toContain('<img');
});

test('a letter without a secret, a button or small print has no empty place for them', () => {
  const { text, html } = layOut(
    { to: letter.to, subject: 'Hello', paragraphs: ['All is well.'] },
    'Lamplight',
  );
  expect(text).toBe('All is well.\n\n-- \nLamplight\n');
  expect(html).not.toContain('undefined');
  expect(html.match(/<p /g)).toHaveLength(1);
});
