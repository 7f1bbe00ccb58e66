import { describe, expect, test } from 'vitest';

import { content } from './content/index.ts';
import type { Line } from './format.ts';
import { lintContent } from './lint.ts';

test('nothing in our content could come out wrong for some family', () => {
  expect(lintContent(content)).toEqual([]);
});

describe('an hour that clashes is refused, and the fault says where and when', () => {
  const { shared } = content;
  const withHush = (line: Line) => lintContent({ ...content, shared: { ...shared, hush: [line] } });
  const withOpening = (line: Line) => lintContent({ ...content, shared: { ...shared, openings: [line] } });
  const withMeeting = (line: Line, hour?: 'evening') => {
    const [one] = content.encounters;
    if (!one) throw new Error('the content has encounters');
    const { hour: _, ...bare } = one;
    const meet = [line, ...one.meet.slice(1)];
    return lintContent({ ...content, encounters: [{ ...bare, meet, ...(hour && { hour }) }] });
  };

  test('the noon sun of an evening', () => {
    expect(withMeeting('The noon sun stood over the road. There was nobody on it.')).toContainEqual(
      expect.stringMatching(
        /meet\[0\]: "noon sun" in the evening or at night; that is there in the afternoon/,
      ),
    );
  });

  test('morning dew at night', () => {
    expect(withHush('The morning dew lay on the step.')).toContainEqual(
      'hush[0]: "morning dew" at night; that is never there',
    );
  });

  test('stars in the afternoon', () => {
    expect(withOpening({ hour: 'afternoon', text: 'The stars were out over {house}.' })).toContainEqual(
      'openings[0]: "The stars were" in the afternoon; that is there in the evening or at night',
    );
    expect(withOpening('The stars were out over {house}.')).toEqual([]);
  });

  test('a sunset, unless it says that it is evening', () => {
    const sunset = 'There was a log, with the sunset behind it.';
    expect(withMeeting(sunset)).toContainEqual(
      expect.stringMatching(/"sunset" at night; that is there in the evening$/),
    );
    expect(withMeeting(sunset, 'evening')).toEqual([]);
  });

  test('an evening that is told when everybody is in bed', () => {
    expect(withHush({ hour: 'evening', text: 'The light went slowly.' })).toContainEqual(
      'hush[0]: says that it is evening, and is told at night',
    );
  });

  test('but people may speak of the sun at any hour', () => {
    expect(withHush('"I dreamed of sunshine," said {hero}.')).toEqual([]);
  });
});

test('an ending that begins with "it" is refused: the solution before it may have spoken of a lake', () => {
  const [one] = content.encounters;
  if (!one) throw new Error('the content has encounters');
  const withEnding = (solved: Line) =>
    lintContent({ ...content, encounters: [{ ...one, solved: [solved, ...one.solved.slice(1)] }] });
  expect(withEnding('It lay quiet for a while.')).toContainEqual(
    expect.stringMatching(/solved\[0\]: begins with/),
  );
  expect(withEnding('"It is quiet," said {who}.')).not.toContainEqual(expect.stringMatching(/begins with/));
});
