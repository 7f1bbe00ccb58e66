import { expect, test } from 'vitest';

import { Problem } from '#contract/problem.ts';

import { refuseUnfit, judgeTheme } from './judge-theme.ts';

test.each([
  'space adventure',
  'dragons',
  'pirates',
  'ghosts',
  'shooting stars',
  'a pillow fight',
  'Will and Hunter',
  'Scunthorpe',
  'サッカー',
  'the 3 little pigs',
  'Darya and her cousin were fighting over who paints the eggs today, they did make up',
  'a pillow fight with dad',
  'she is fighting with her brother a lot',
  'we had a fight about the red cup',
])('a family may ask for %s', (theme) => expect(judgeTheme(theme).kind).toBe('fine'));

test.each([
  'our dog died',
  'grandma is in hospital',
  'mummy and daddy live apart',
  'the new baby',
  'nightmares',
])('sorrow is not refused: %s', (theme) => expect(judgeTheme(theme).kind).toBe('fine'));

test.each(['zombies', 'a haunted house', 'war', 'scary clowns'])(
  '%s is offered in a gentler form',
  (theme) => {
    expect(judgeTheme(theme).kind).toBe('offer');
  },
);

test.each([
  'thunderstorm last night was really scary for him',
  'spiders arent scary',
  'spiders aren’t scary',
])('what was scary, or is not, may be told of: %s', (theme) =>
  expect(judgeTheme(theme)).toEqual({ kind: 'fine' }),
);

test.each(['zombie murder', 'k1ll3r robots', 'm.u.r.d.e.r', 'a bloody sword', 'cocaine party', 'ｇｕｎｓ'])(
  '%s is declined',
  (theme) => {
    expect(judgeTheme(theme).kind).toBe('decline');
  },
);

test('the refusal has three ideas, none of which would be refused, and repeats no word', () => {
  for (const theme of ['zombie murder', 'zombies', 'evil demons', 'guns and bombs', 'vampire war']) {
    const problem = refusal(theme);
    expect(problem.status).toBe(422);
    expect(problem.suggestions).toHaveLength(3);
    expect(new Set(problem.suggestions).size).toBe(3);
    for (const idea of problem.suggestions ?? []) expect(judgeTheme(idea)).toEqual({ kind: 'fine' });
    for (const word of theme.split(' ')) expect(problem.message).not.toContain(word);
  }
});

test.each([
  'daddy hits me',
  'dad hits mum',
  'My uncle touched me',
  'stepdad slapped my brother',
  'he locks me in the cupboard',
  'she wants to die',
  'I don’t want to live any more',
  'he wishes he was dead',
  'cutting myself',
  'self-harm',
  'abused by a teacher',
  'd0mestic violence',
  'she is scared of her coach',
  'scared to go home',
  'there is no food at home',
  'the man who touched me',
  'the snowball hit me and then dad hit me',
  'a boy with a ball hits me',
])('where a child may be at risk there is no story, but a calm word for the grown-up: %s', (theme) => {
  const problem = refusal(theme);
  expect(problem.status).toBe(422);
  expect(problem.message).toContain('talk to somebody tonight');
  expect(problem.message).toContain('childhelplineinternational.org');
  for (const word of theme.split(' ').filter((one) => one.length > 4))
    expect(problem.message).not.toContain(word);
  expect(problem.suggestions).toHaveLength(3);
  for (const idea of problem.suggestions ?? []) expect(judgeTheme(idea)).toEqual({ kind: 'fine' });
});

test.each([
  'kicking a ball',
  'Dad kicks me the ball',
  'scared of the dark',
  'my sister tickles me',
  'dad is in the army',
  'the snowball that hit dad',
  'a butterfly touched her nose',
  'the pony kicked him',
  'a big wave hit us',
])('and this is only a wish: %s', (theme) => expect(judgeTheme(theme).kind).toBe('fine'));

function refusal(theme: string): Problem {
  try {
    refuseUnfit(theme);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error(`${theme} was not refused`);
}
