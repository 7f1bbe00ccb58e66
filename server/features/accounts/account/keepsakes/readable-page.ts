import { dayIn } from '#contract/english.ts';
import { defaultTheme } from '#contract/stories.ts';
import { voiceNames } from '#contract/narration.ts';
import type { KeptSound, Person, ToldStory } from './keepsakes.ts';

type Page = {
  house: string;
  english: string;
  madeAt: Date;
  account: { firstName: string; lastName: string; email: string; since: Date };
  members: readonly Person[];
  stories: readonly ToldStory[];
  sounds: readonly KeptSound[];
  /** What else is there, for a program or a curious eye. */
  dataFile: string;
};

/** Everything, as somebody would want to read it in twenty years: one page without a script, which needs nobody to be shown. */
export function readablePage(page: Page): string {
  const { house, english, madeAt, account, members, stories, dataFile } = page;
  const name = `${account.firstName} ${account.lastName}`.trim();
  return `<!doctype html>
<html lang="${html(english)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(house)}: everything we keep for you</title>
<style>${look}</style>
</head>
<body>
<h1>Everything ${html(house)} keeps for you</h1>
<p>As it was on ${dayIn(english, madeAt)}. This page, the folder of sounds and the file beside it belong together, and need no network.</p>
<h2>You</h2>
<p>${html(name === '' ? account.email : `${name}, ${account.email}`)}. Here since ${dayIn(english, account.since)}.</p>
<h2>Your family</h2>
${members.length === 0 ? '<p>Nobody is in it.</p>' : `<ul>\n${members.map(person).join('\n')}\n</ul>`}
<h2>Your stories</h2>
${stories.length === 0 ? '<p>There are none yet.</p>' : contents(stories)}
${stories.map((story) => told(story, page)).join('\n')}
<h2>And the rest</h2>
<p>When you signed in and on which devices, how many stories and letters of narration on which day, where you left a story, and what was
paid: all of it stands in <a href="${html(dataFile)}">${html(dataFile)}</a>, in a form that other programs can read. No password is in it.</p>
</body>
</html>
`;
}

function person({ name, age, relationship, hobbies, characterTraits, sayAs, isGuest }: Person): string {
  const what = [
    isGuest ? 'a guest' : '',
    age === 1 ? '1 year' : `${age} years`,
    relationship,
    hobbies.length > 0 ? `likes ${hobbies.join(', ')}` : '',
    characterTraits.join(', '),
    sayAs ? `said “${sayAs}”` : '',
  ];
  return `<li><strong>${html(name)}</strong>: ${html(what.filter((words) => words !== '').join('; '))}</li>`;
}

const contents = (stories: readonly ToldStory[]): string =>
  `<ol>\n${stories.map(({ id, title }) => `<li><a href="#${html(id)}">${html(title)}</a></li>`).join('\n')}\n</ol>`;

function told(story: ToldStory, { english, sounds }: Page): string {
  const { id, title, content, createdAt, isFavorite, request } = story;
  const wish = request.theme === defaultTheme ? '' : ` You wished for “${html(request.theme)}”.`;
  const company =
    request.characterNames.length > 0 ? ` With ${html(request.characterNames.join(', '))}.` : '';
  const voices = sounds
    .filter(({ storyId }) => storyId === id)
    .map(
      ({ voice, name }) =>
        `<figure><figcaption>Told by ${html(voiceName(voice))}</figcaption><audio controls preload="none" src="${html(encodeURI(name))}"></audio></figure>`,
    );
  return `<article id="${html(id)}">
<h3>${html(title)}${isFavorite ? ' ★' : ''}</h3>
<p class="small">${dayIn(english, createdAt)}.${company}${wish}</p>
${voices.join('\n')}
${content
  .split(/\n\s*\n/)
  .map((paragraph) => `<p>${html(paragraph.trim())}</p>`)
  .join('\n')}
</article>`;
}

const knownVoices: Readonly<Record<string, string>> = voiceNames;
const voiceName = (voice: string): string => knownVoices[voice] ?? voice;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const html = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);

const look = `
:root { color-scheme: light dark; }
body { max-width: 38rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.65 Georgia, serif; }
h1, h2, h3 { line-height: 1.2; }
h2, article { margin-top: 3rem; }
.small { font-size: 0.9rem; opacity: 0.8; }
figure { margin: 1rem 0; }
audio { width: 100%; }
`;
