import { describe, expect, test } from 'vitest';
import { requestForTests } from '#tests/support/stories/good-story.ts';
import { parentOf } from './index.ts';
import { languageFault, languageOf } from './language.ts';

describe('another tongue', () => {
  test.each([
    ['a dragon, in Spanish', 'Spanish'],
    ['a dragon. In Spanish please', 'Spanish'],
    ['please tell it in French', 'French'],
    ['a story in German about a bear', 'German'],
    ['a story about a bear in German', 'German'],
    ['an Italian story about a cat', 'Italian'],
    ['tell us a tale of two frogs in te reo Māori', 'te reo Māori'],
    ['un dragón, en español', 'Spanish'],
  ])('is asked for by "%s"', (theme, tongue) => expect(languageOf({ theme })).toBe(tongue));

  test.each([
    'Maya counted to ten in Spanish at nursery today',
    'a hen in Dutch clogs',
    'a dragon in Chinese New Year',
    'a story about a dragon in Chinese New Year',
    'my teacher talks in French all day',
    'say goodnight in Japanese',
    'a girl who dreams in German',
  ])('is only spoken of in "%s"', (theme) => expect(languageOf({ theme })).toBe('English'));

  test('is asked for the next time as well', () => {
    const again = (but: string) => languageOf({ theme: 'a dog', retells: { but } as never });
    expect(again('in Spanish')).toBe('Spanish');
    expect(again('the same but in French, please')).toBe('French');
    expect(again('less scary')).toBe('English');
  });

  test('has everybody in it, too', async () => {
    const request = { ...requestForTests, theme: 'a dog, in Spanish' };
    const names = request.characters.map(({ name }) => name).join(' y ');
    const line = 'Y el niño dijo que no era de noche, pero la luna y las estrellas ya estaban en el cielo. ';
    const kinds = async (text: string) =>
      (await parentOf(request, String)({ title: 'El perro', paragraphs: [text] })).map(({ kind }) => kind);
    expect(await kinds(line.repeat(20))).toContain('missing');
    expect(await kinds(`${line.repeat(20)} ${names} corrieron.`)).not.toContain('missing');
  });

  test('is not gone over to in the middle', () => {
    const english =
      'Mia went down to the river, and it was cold, so she said that they had better go home to the fire. ';
    const spanish =
      'Mia bajó al río, y el agua estaba fría, y dijo que era mejor volver a la casa con su papá y el perro. ';
    const asked = { theme: 'a river' };
    expect(languageFault([english.repeat(4), english.repeat(4)], asked)).toBeUndefined();
    expect(languageFault([english.repeat(4), spanish.repeat(4)], asked)).toMatchObject({ kind: 'language' });
    const told = Array.from({ length: 12 }, () => english.repeat(2));
    expect(languageFault([...told, spanish.repeat(2), spanish.repeat(2)], asked)).toBeDefined();
    expect(languageFault([...told, spanish, ...told], asked), 'a song').toBeUndefined();
  });
});
