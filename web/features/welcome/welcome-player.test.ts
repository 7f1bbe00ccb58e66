import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWelcomePlayer } from './welcome-player.ts';

/** A sound of ten seconds that is heard as fast as the test wants. */
class Sound extends EventTarget {
  currentTime = 0;
  duration = 10;
  isPlaying = false;
  refusal: Error | undefined;

  async play() {
    if (this.refusal) throw this.refusal;
    this.isPlaying = true;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.isPlaying = false;
    this.dispatchEvent(new Event('pause'));
  }
  hear(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  end() {
    this.hear(this.duration);
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }
}

function openHouse(findSound: () => Promise<string> = async () => 'data:audio/mpeg;base64,AAAA') {
  const sound = new Sound();
  const happened: string[] = [];
  const later: { ms: number; action: () => void }[] = [];
  const player = createWelcomePlayer({
    findSound,
    createAudio: () => sound,
    forgetSound: () => happened.push('forgot the sound'),
    goToTrialCard: () => happened.push('went to the trial card'),
    after: (ms, action) => later.push({ ms, action }),
  });
  return { player, sound, happened, later };
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('the welcome', () => {
  it('is not there, then loads, then is ready', async () => {
    const { player } = openHouse();
    expect(player.current()).toEqual({ status: 'idle', progress: 0 });
    const loading = player.load();
    expect(player.current().status).toBe('loading');
    await loading;
    expect(player.current().status).toBe('ready');
  });

  it('is fetched once, however often the page asks', async () => {
    const findSound = vi.fn(async () => 'data:audio/mpeg;base64,AAAA');
    const { player } = openHouse(findSound);
    await Promise.all([player.load(), player.load()]);
    expect(findSound).toHaveBeenCalledOnce();
  });

  it('fails quietly when there is no sound to be had: logged, and nothing to press', async () => {
    const { player, sound } = openHouse(() => Promise.reject(new Error('no answer')));
    await player.load();
    expect(player.current()).toEqual({ status: 'failed', progress: 0 });
    expect(logged).toHaveBeenCalled();
    await player.press();
    expect(sound.isPlaying).toBe(false);
  });

  it('shows how much of it has been heard', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    expect(player.current()).toEqual({ status: 'playing', progress: 0 });
    sound.hear(3.37);
    expect(player.current().progress).toBe(34);
  });

  it('pauses where it is and goes on from there', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    sound.hear(5);
    await player.press();
    expect(player.current()).toEqual({ status: 'paused', progress: 50 });
    const resuming = player.press();
    await resuming;
    expect(player.current()).toEqual({ status: 'playing', progress: 50 });
    expect(sound.currentTime).toBe(5);
  });

  it('says that it is resuming until the first sound is heard again', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    await player.press();
    sound.play = () => Promise.resolve();
    await player.press();
    expect(player.current().status).toBe('resuming');
    sound.dispatchEvent(new Event('playing'));
    expect(player.current().status).toBe('playing');
  });

  it('stays where it is when somebody pauses it before it has gone on', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    sound.hear(6);
    await player.press();
    let giveUp = (_reason: Error) => {};
    sound.play = () => new Promise((_started, refused) => (giveUp = refused));
    const resuming = player.press();
    expect(player.current().status).toBe('resuming');
    await player.press();
    giveUp(new Error('AbortError'));
    await resuming;
    expect(player.current()).toEqual({ status: 'paused', progress: 60 });
  });

  it('knows that it was paused when the browser did it', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    sound.hear(2);
    sound.pause();
    expect(player.current().status).toBe('paused');
  });

  it('ends at a hundred, goes back to its beginning and leads to the trial card after 0.8 seconds', async () => {
    const { player, sound, happened, later } = openHouse();
    await player.load();
    await player.press();
    sound.end();
    expect(player.current()).toEqual({ status: 'finished', progress: 100 });
    expect(sound.currentTime).toBe(0);
    expect(happened).toEqual([]);
    expect(later.map(({ ms }) => ms)).toEqual([800]);
    later[0]?.action();
    expect(happened).toEqual(['went to the trial card']);
  });

  it('can be heard again, from the first word', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    sound.end();
    await player.press();
    expect(player.current()).toEqual({ status: 'playing', progress: 0 });
  });

  it('goes back to nothing, without a word, when the browser refuses to play', async () => {
    const { player, sound } = openHouse();
    await player.load();
    sound.refusal = new Error('NotAllowedError');
    await player.press();
    expect(player.current()).toEqual({ status: 'ready', progress: 0 });
    sound.refusal = undefined;
    await player.press();
    expect(player.current().status).toBe('playing');
  });

  it('forgets a kept sound that breaks in the middle and goes back to nothing', async () => {
    const { player, sound, happened } = openHouse();
    await player.load();
    await player.press();
    sound.hear(4);
    sound.dispatchEvent(new Event('error'));
    expect(player.current()).toEqual({ status: 'ready', progress: 0 });
    expect(happened).toEqual(['forgot the sound']);
  });

  it('falls silent when the visitor leaves the page', async () => {
    const { player, sound } = openHouse();
    await player.load();
    await player.press();
    player.leave();
    expect(sound.isPlaying).toBe(false);
  });
});
