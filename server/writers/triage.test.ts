import { expect, test } from 'vitest';

import { Problem } from '#contract/problem.ts';

import { refuseUnfit, triage } from './triage.ts';

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
])('a family may ask for %s', (theme) => expect(triage(theme).kind).toBe('fine'));

test.each([
  'our dog died',
  'grandma is in hospital',
  'mummy and daddy live apart',
  'the new baby',
  'nightmares',
])('sorrow is not refused: %s', (theme) => expect(triage(theme).kind).toBe('fine'));

test.each(['zombies', 'a haunted house', 'war', 'scary clowns'])(
  '%s is offered in a gentler form',
  (theme) => {
    expect(triage(theme).kind).toBe('offer');
  },
);

test.each(['zombie murder', 'k1ll3r robots', 'm.u.r.d.e.r', 'a bloody sword', 'cocaine party', 'ｇｕｎｓ'])(
  '%s is declined',
  (theme) => {
    expect(triage(theme).kind).toBe('decline');
  },
);

test('the refusal has three ideas, none of which would be refused, and repeats no word', () => {
  for (const theme of ['zombie murder', 'zombies', 'evil demons', 'guns and bombs', 'vampire war']) {
    const problem = refusal(theme);
    expect(problem.status).toBe(422);
    expect(problem.suggestions).toHaveLength(3);
    expect(new Set(problem.suggestions).size).toBe(3);
    for (const idea of problem.suggestions ?? []) expect(triage(idea)).toEqual({ kind: 'fine' });
    for (const word of theme.split(' ')) expect(problem.message).not.toContain(word);
  }
});

test('a child who may be at risk gets no story and no ideas, but the grown-up a calm word', () => {
  for (const theme of ['daddy hits me', 'she wants to die', 'cutting myself', 'abused by a teacher']) {
    const problem = refusal(theme);
    expect(problem.suggestions).toEqual([]);
    expect(problem.message).toContain('talk to somebody tonight');
  }
});

function refusal(theme: string): Problem {
  try {
    refuseUnfit(theme);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error(`${theme} was not refused`);
}
