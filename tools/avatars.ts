import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { avatarDrawings } from '../web/ui/avatars.ts';

// One sprite with every face, so that a family of eight is one request, from this origin. The drawings are Microsoft's Fluent
// emoji, flat, under the MIT licence, whose notice stands in the sprite; a device's own emoji would look different on each.

const icons = `${process.cwd()}/node_modules/@iconify-json/fluent-emoji-flat/icons.json`;
const cache = `${process.cwd()}/node_modules/.cache/lamplight-avatars/`;

export function lamplightAvatars(): Plugin {
  return {
    name: 'lamplight-avatars',
    async config() {
      await mkdir(cache, { recursive: true });
      await writeFile(`${cache}avatars.svg`, await avatarSprite());
      return { resolve: { alias: { 'lamplight-avatars': cache } } };
    },
  };
}

export async function avatarSprite(): Promise<string> {
  const set = JSON.parse(await readFile(icons, 'utf8')) as { icons: Record<string, { body: string }> };
  const symbols = avatarDrawings.map((name) => {
    const body = ourDrawings[name] ?? set.icons[name]?.body;
    if (body === undefined) throw new Error(`The emoji set has no drawing called ${name}.`);
    return `<symbol id="${name}" viewBox="0 0 32 32">${withOwnIds(body, name)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${notice} -->${symbols.join('')}</svg>`;
}

/** Ids inside a drawing are made its own: in one document they would meet. */
function withOwnIds(body: string, name: string): string {
  return body.replaceAll(/\bid="([^"]+)"/g, `id="${name}-$1"`).replaceAll(/(url\(#|href="#)/g, `$1${name}-`);
}

// The set has no mermaid, so this one is ours.
const ourDrawings: Readonly<Record<string, string>> = {
  'our-mermaid': [
    '<path fill="#d3542f" d="M9.500 9.200C9.500 4.900 12.400 2 16 2s6.500 2.900 6.500 7.200c0 3.300.9 6.300 2 8.300H7.500c1.100-2 2-5 2-8.300Z"/>',
    '<path fill="#f7c3a0" d="M14 14h4v3.500l2.800 1.300V22h-9.600v-3.200L14 17.500Z"/>',
    '<circle cx="16" cy="10.500" r="4.800" fill="#fbd2b4"/>',
    '<path fill="#d3542f" d="M11.200 10c.3-3.400 2.200-5 4.800-5s4.500 1.600 4.800 5c-2-.3-3.600-1.200-4.600-2.600-1 1.500-2.800 2.400-5 2.600Z"/>',
    '<circle cx="14.200" cy="11" r=".7" fill="#4a2833"/><circle cx="17.800" cy="11" r=".7" fill="#4a2833"/>',
    '<path fill="none" stroke="#b8484e" stroke-width=".8" stroke-linecap="round" d="M14.800 13c.7.6 1.700.6 2.400 0"/>',
    '<path fill="#b07ad1" d="M11.200 19.600c1-.9 3.200-.9 4.800.3 1.600-1.200 3.800-1.200 4.800-.3v2.600h-9.600Z"/>',
    '<path fill="#2fa58e" d="M11.200 21.500h9.600c.3 3.300-1 5.200-3 6.300 1.600.3 3 1.100 3.700 2.200-2 .3-4-.1-5.500-1.200-1.500 1.100-3.500 1.500-5.500 1.200.7-1.100 2.100-1.900 3.700-2.200-2-1.100-3.300-3-3-6.300Z"/>',
    '<path fill="none" stroke="#8fe0c9" stroke-width=".9" stroke-linecap="round" d="M13 23.600c.8.700 1.700.7 2.400 0M16.600 23.600c.8.700 1.700.7 2.400 0M14.800 25.600c.8.700 1.700.7 2.400 0"/>',
  ].join(''),
};

const notice =
  'Fluent UI Emoji, copyright (c) Microsoft Corporation, MIT License: permission is hereby granted, free of charge, to any person ' +
  'obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, ' +
  'including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the ' +
  'Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright ' +
  'notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED ' +
  '"AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR ' +
  'A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER ' +
  'LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR ' +
  'OTHER DEALINGS IN THE SOFTWARE. The mermaid is our own drawing.';
