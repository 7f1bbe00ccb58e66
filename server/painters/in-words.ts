import type { PictureHour, PicturePlace, PictureSubject } from '#contract/pictures.ts';
import type { Onlooker, Scene } from './painter.ts';

const where: Record<PicturePlace, string> = {
  room: 'a child’s bedroom',
  kitchen: 'a warm kitchen with a stove',
  garden: 'a garden behind a small house',
  street: 'a quiet street of small houses with lit windows',
  school: 'the yard before a village school',
  farm: 'a farm with a barn',
  hill: 'a round hill with a few trees',
  wood: 'a clearing in a pine wood',
  jungle: 'a jungle of large leaves',
  snow: 'a snowy valley with fir trees',
  beach: 'a beach beside a calm sea',
  sea: 'the open sea with a lighthouse far away',
  'under-the-sea': 'the bottom of a clear sea, with light falling in from above',
  sky: 'high among the clouds',
  space: 'the surface of a moon, with planets in the dark sky',
  castle: 'the yard of a castle with towers',
  stage: 'the stage of a small theatre between red curtains',
};

const when: Record<PictureHour, string> = {
  dusk: 'at dusk, the sky violet and its edge still warm',
  night: 'at night, with a moon and a few stars',
  late: 'late at night, deep blue and very quiet',
};

/** A scene as a painter is asked for it. The same scene is asked for in the same words, and each in the same style. */
export function inWords({ subjects, place, hour, onlookers }: Scene, hasReference: boolean): string {
  const about = subjects.map(named).join('; beside it, smaller: ');
  return [
    hasReference
      ? 'Paint the cover of a bedtime picture book. The attached picture is how our own artist has cut it from paper: keep its style, its colours and its arrangement, and paint it anew, with more life and depth.'
      : 'Paint the cover of a bedtime picture book.',
    'Style: sheets of cut paper laid upon one another, each with a soft shadow, few strong shapes, matt colours of evening (deep blue, violet, plum), lit from within by one warm lamp. No outlines.',
    `Place: ${where[place]}, ${when[hour]}.`,
    about === ''
      ? 'The place itself is what the picture is about; a warm light glows in its middle.'
      : `In the middle, by far the largest and clearest thing of all and standing in the lamplight: ${about}.`,
    onlookers.length === 0
      ? 'There is nobody else in it.'
      : `At the lower edge, small, as plain silhouettes of paper seen from behind so that no face shows: ${onlookers.map(somebody).join(', ')}. They look on.`,
    'It is calm and friendly, nothing in it could frighten a child of three. No letters, numbers or writing of any kind, no frame, no signature. Wide format; the upper and lower edge hold nothing that matters.',
    'Answer with the picture alone.',
  ].join('\n');
}

/** Without an article: some of our words have one and some have none, and a painter does not mind. */
function named({ is, isMany, colour, isOutside }: PictureSubject): string {
  const words = [colour, is.replaceAll('-', ' ')].filter(Boolean).join(' ');
  return `${words}${isMany ? ' (three of them)' : ''}${isOutside ? ' (outdoors, seen through a large window)' : ''}`;
}

const somebody = (one: Onlooker): string => (one === 'old person' ? 'an old person' : `a ${one}`);
