// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/create-story" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStory, nothingWritten, type StorySoFar, withNews } from './make-story.ts';
import { failureWords } from './use-story-making.ts';

const title = 'event: title\ndata: {"title":"The Kite"}\n\n';
const opening = 'event: paragraph\ndata: {"index":0,"text":"It was dusk."}\n\n';
const whole = 'event: story\ndata: {"id":"s1","title":"The Kite"}\n\n';
const stream = (...events: string[]) => new Response(events.join(''));

let answers: (() => Response)[] = [];
const server = vi.fn(async () => {
  const answer = answers.shift();
  if (!answer) throw new TypeError('the network is gone');
  return answer();
});
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', server);
  server.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function make() {
  const heard: StorySoFar[] = [];
  const wish = { likeStory: 's0' };
  const onNews = (soFar: StorySoFar) => heard.push(soFar);
  return { heard, story: makeStory({ userId: 'u1', wish, onNews, key: 'tonight-1' }) };
}

describe('having a story written', () => {
  it('shows the title and each paragraph as it comes, and hands over the story', async () => {
    answers = [() => stream(title, opening, whole)];
    const { heard, story } = make();
    expect(await story).toMatchObject({ id: 's1' });
    expect(heard).toEqual([
      { picture: null, title: 'The Kite', paragraphs: [] },
      { picture: null, title: 'The Kite', paragraphs: ['It was dusk.'] },
    ]);
  });

  it('is asked for once, whatever becomes of the connection', async () => {
    answers = [];
    await expect(make().story).rejects.toThrow('the network is gone');
    answers = [() => stream(title)];
    await expect(make().story).rejects.toThrow('broke off');
    expect(server).toHaveBeenCalledTimes(2);
    const [[, init] = []] = server.mock.calls as unknown as [string, RequestInit][];
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('tonight-1');
  });

  it('does not ask again when the server has refused, before or in the stream', async () => {
    const body = { code: 'unfit_for_bedtime', message: 'Not tonight.', suggestions: ['Kites'] };
    answers = [
      () => stream(title, `event: problem\ndata: ${JSON.stringify(body)}\n\n`),
      () => Response.json(body, { status: 422 }),
    ];
    for (let time = 0; time < 2; time += 1)
      await expect(make().story).rejects.toMatchObject({ status: 422, problem: { suggestions: ['Kites'] } });
    expect(server).toHaveBeenCalledTimes(2);
  });
});

describe('a story that is being written', () => {
  it('keeps its picture when the story starts over', () => {
    const picture = { subjects: [], place: 'hill', hour: 'dusk', arrangement: 0, people: [] } as const;
    const drawn = withNews(nothingWritten, {
      event: 'picture',
      data: { ...picture, subjects: [], people: [] },
    });
    expect(withNews(drawn, { event: 'title', data: { title: 'Two' } }).picture).toEqual(picture);
  });

  it('starts over when the title comes again', () => {
    const first = { picture: null, title: 'One', paragraphs: ['a', 'b'] };
    expect(withNews(first, { event: 'title', data: { title: 'Two' } })).toEqual({
      picture: null,
      title: 'Two',
      paragraphs: [],
    });
  });
});

describe('a story that could not be made', () => {
  it('is worth another try, unless the server knows better', async () => {
    expect(failureWords(new TypeError('gone'))).toEqual({
      title: 'Failed to create story',
      description: 'Please try again later.',
    });
    answers = [() => Response.json({ message: 'Your free trial has ended.' }, { status: 402 })];
    const trouble: unknown = await make().story.catch((refused: unknown) => refused);
    expect(failureWords(trouble).description).toBe('Your free trial has ended.');
  });
});
