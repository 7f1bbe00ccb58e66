import { describe, expect, test } from 'vitest';
import { PlaylistChoice } from './sleep.ts';

const rain = '37i9dQZF1DWZd79rJ6a7lp';
const both = 'Please provide both playlist ID and name';

describe('an admin chooses a playlist', () => {
  test.each([
    rain,
    `  ${rain} `,
    `https://open.spotify.com/playlist/${rain}`,
    `open.spotify.com/playlist/${rain}/`,
    `https://open.spotify.com/intl-de/playlist/${rain}?si=0123456789abcdef&pt=x#now`,
    `spotify:playlist:${rain}`,
  ])('by pasting %s', (playlistId) => {
    expect(PlaylistChoice.parse({ playlistId, playlistName: ' Rain ' })).toEqual({
      playlistId: rain,
      playlistName: 'Rain',
    });
  });

  test.each([
    [{}, { playlistId: both, playlistName: both }],
    [{ playlistId: rain, playlistName: '  ' }, { playlistName: both }],
    [{ playlistId: ' ', playlistName: 'Rain' }, { playlistId: both }],
    [{ playlistId: [rain], playlistName: 'Rain' }, { playlistId: both }],
  ])('with both an ID and a name: %j is asked for the rest', (choice, words) =>
    expect(troubles(choice)).toEqual(words),
  );

  test.each([
    rain.slice(1),
    `${rain}0`,
    `../${rain}`,
    `https://open.spotify.com/album/${rain}`,
    `https://open.spotify.com/playlist/${rain}0`,
    `${rain}"><script>`,
    'x'.repeat(501),
  ])('and by nothing like %s', (playlistId) =>
    expect(Object.keys(troubles({ playlistId, playlistName: 'Rain' }))).toEqual(['playlistId']),
  );

  test.each(['x'.repeat(101), 'a\u0007b'])('and names it in plain words, unlike %j', (playlistName) =>
    expect(Object.keys(troubles({ playlistId: rain, playlistName }))).toEqual(['playlistName']),
  );
});

function troubles(choice: object): Record<string, string> {
  const { error } = PlaylistChoice.safeParse(choice);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
