import type { ToldText } from '../told-text.ts';
import { files, idOf, storyId } from './names.ts';
import { xmlHead } from './xml.ts';

/** Milliseconds as the format writes them: whole ones stay exact. */
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(3)}s`;

/** Which part of the sound belongs to which sentence of the page. */
export function overlay({ clips }: ToldText): string {
  const pairs = clips.map(
    ({ startMs, endMs }, index) => `<par id="p${index + 1}">
<text src="${files.story}#${idOf(index)}"/>
<audio src="${files.sound}" clipBegin="${seconds(startMs)}" clipEnd="${seconds(endMs)}"/>
</par>`,
  );
  return `${xmlHead}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="story" epub:textref="${files.story}#${storyId}" epub:type="chapter">
${pairs.join('\n')}
</seq>
</body>
</smil>
`;
}
