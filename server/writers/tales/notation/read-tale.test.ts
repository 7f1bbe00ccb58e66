import { describe, expect, test } from 'vitest';
import { readTale, readTaleHead } from './read-tale.ts';

const whole = `# a note
title: The Bell Under the Bed
subject: bell, doorbell
matter: rings
premise: A bell rings where nobody has put one.
hero: 4-9
people: 2-4
for: shy, careful
needs: BIG = older or teen; GRAN = elder
may: PET = dog or cat
word dinner = <culture japanese: rice> <not culture japanese: soup>
lengths: short medium
keep: the small brass bell

key music = music, piano
  seed: A tune.
  turn:
    {hero} hummed.

    It hummed back.
key anyone
  seed: A thought.
  turn: {hero} thought.
key BIG chess = chess
  bell: Tock.
key BIG anyone
  bell: Bom.

nature shy
  way: Behind the door.

scene bell
"Ding," went the bell. {hero} ate {dinner}.

when PET:
  {PET} barked.
otherwise: Nobody barked.

scene turn
because: somebody has to look
only: medium
put turn
put nature.way

part LOOKS
  dog: {LOOKS} looked.
  nobody: Nobody looked.

crowd rest
  adult, elder: {P} slept.
  others: And {names} slept too.
`;

describe('a tale', () => {
  test('is read into its head, its keys and its scenes', () => {
    const { tale, faults } = readTale('the/bell.tale', whole);
    expect(faults).toEqual([]);
    expect(tale).toMatchObject({
      id: 'bell',
      subjects: ['bell', 'doorbell'],
      heroAges: { from: 4, to: 9 },
      people: { from: 2, to: 4 },
      madeFor: ['shy', 'careful'],
      needs: [
        { name: 'BIG', roles: ['older', 'teen'] },
        { name: 'GRAN', roles: ['elder'] },
      ],
      may: [{ name: 'PET', roles: ['dog', 'cat'] }],
      lengths: ['short', 'medium'],
      keep: 'the small brass bell',
    });
    expect(tale.keys.map(({ owner, name }) => `${owner} ${name}`)).toEqual([
      'hero music',
      'hero anyone',
      'BIG chess',
      'BIG anyone',
    ]);
    expect(tale.scenes.map(({ body }) => body.map(({ kind }) => kind))).toEqual([
      ['paragraph', 'when'],
      ['put', 'put', 'part', 'crowd'],
    ]);
  });

  test('says of its head alone what it says of the whole', () => {
    const { head } = readTaleHead('the/bell.tale', whole);
    const { tale } = readTale('the/bell.tale', whole);
    expect(tale).toMatchObject(head);
  });

  test.each([
    ['title: A\npremise: b\nscene one\nText.', 1, 'it answers nothing'],
    ['title: A\nsubject: b\nscene one\nText.', 1, 'no premise'],
    ['titel: A', 1, '"titel:" is no field of the head'],
    ['needs: BIG is older', 1, 'is written NAME = who'],
    ['needs: BIG = giant', 1, '"giant" is nobody'],
    ['hero: young', 1, 'no range such as'],
    ['lengths: short tiny', 1, '"tiny" is no length'],
    ['shape: X is so\nkinds: animal', 1, 'how it is has to be said'],
    ['shape: X\nkinds: creature and thing', 2, 'have two whose kinds'],
    ['for: tall', 1, '"tall" is no for'],
    ['culture: french', 1, '"french" is no culture'],
    ['nature tall\n  way: x', 1, '"tall" is no nature'],
    ['key music\n  seed', 2, 'stands "slot: words"'],
    ['scene one\n\nscene two\nText.', 3, 'does not say because'],
    ['scene one\nwhen rainy:\n  Text.', 2, '"rainy"'],
    ['scene one\notherwise:\n  Text.', 2, 'no "when" right before it'],
    ['scene one\n  Text.', 2, 'moved in by 2'],
    ['scene one\n\tText.', 2, 'a tab'],
    ['scene one\npart LOOKS\n  giant: x', 3, '"giant" is nobody'],
    ['scene one\npart LOOKS', 2, 'nothing stands under'],
    ['scene one\nOne {hero', 2, 'never closed by "}"'],
    ['scene one\nOne {he ro}.', 2, 'cannot be read'],
    ['scene one\nOne [a|b.', 2, 'never closed by "]"'],
    ['scene one\nOne <dog: a.', 2, 'never closed by ">"'],
    ['scene one\nOne > two.', 2, 'too many'],
    ['scene one\nOne ~yet two.', 2, 'a joint is'],
    ['Once upon a time.', 1, 'not expected here'],
  ])('names the line and what is wrong: %j', (source, line, text) => {
    const { faults } = readTale('wrong.tale', source);
    expect(faults).toContainEqual({ file: 'wrong.tale', line, text: expect.stringContaining(text) });
  });
});
