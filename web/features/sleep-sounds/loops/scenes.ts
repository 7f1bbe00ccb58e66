import {
  addAt,
  bandpass,
  type Circle,
  highpass,
  lowpass,
  mixed,
  noise,
  type Random,
  shaped,
  swell,
  through,
} from './circle.ts';

// What a night sounds of, from nothing but noise, a few tones, and when.

export type Room = { length: number; rate: number; random: Random };
/** One ear of it. Both are drawn from the same chance one after the other, so what each hears differs a little. */
type Scene = (room: Room) => Circle;
/** What both ears hear at the same moment has to be decided once. */
type WideScene = (room: Room) => [Circle, Circle];

const eachEar =
  (scene: Scene): WideScene =>
  (room) => [scene(room), scene(room)];

/** Even and low, without anything to listen for. */
export const brownNoise = eachEar((room) => brown(room));

function brown({ length, rate, random }: Room): Circle {
  return through(noise(length, random), lowpass(30, rate), lowpass(900, rate), highpass(18, rate));
}

/** A steady fall, a roof somewhere, and single drops nearby. */
export const rain = eachEar(({ length, rate, random }) => {
  const fall = through(
    noise(length, random),
    highpass(500, rate),
    lowpass(3_000, rate),
    lowpass(4_500, rate),
  );
  const roof = through(noise(length, random), bandpass(340, 0.6, rate));
  const mix = mixed([0.5, fall], [0.55, roof]);
  const seconds = length / rate;
  for (let drop = 0; drop < seconds * 42; drop += 1) {
    const pitch = (2 * Math.PI * (1_300 + 2_900 * random())) / rate;
    const fadingSamples = rate * (0.0015 + 0.004 * random());
    const loudness = 0.42 * random() ** 3;
    addAt(mix, random() * length, Math.ceil(fadingSamples * 7), (index) => {
      const rise = Math.min(1, index / (rate * 0.0004));
      return loudness * rise * Math.sin(pitch * index) * Math.exp(-index / fadingSamples);
    });
  }
  return mix;
});

/** It draws itself up, breaks softly, and runs out over sand. One in two is smaller. */
export const waves = eachEar(({ length, rate, random }) => {
  const far = random() * 0.03;
  const depth = through(noise(length, random), lowpass(260, rate), lowpass(420, rate));
  const foam = through(noise(length, random), highpass(700, rate), lowpass(3_600, rate));
  const [each, second] = [swell(3, far), swell(1, far + 0.1)];
  const wave = (turn: number) => each(turn) ** 2 * (0.55 + 0.45 * second(turn));
  const late = (turn: number) => wave(turn - 0.035);
  return mixed(
    [3.4, shaped(depth, (turn) => 0.16 + wave(turn))],
    [0.5, shaped(foam, (turn) => 0.03 + late(turn) ** 1.6)],
  );
});

/** Around a house at night: three voices that never sing at the same time for long. */
export const wind = eachEar(({ length, rate, random }) => {
  const voice = (hz: number, narrowness: number, gusts: number) => {
    const breath = through(noise(length, random), bandpass(hz, narrowness, rate), lowpass(hz * 2, rate));
    const [one, other] = [swell(gusts, random()), swell(gusts + 1, random())];
    return shaped(breath, (turn) => 0.2 + 0.8 * one(turn) * (0.4 + 0.6 * other(turn)));
  };
  return mixed([1, voice(170, 0.8, 2)], [0.8, voice(380, 2.2, 3)], [0.45, voice(720, 4, 2)]);
});

/** As it is heard from inside: two soft knocks, a rest, and now and then a slightly longer one. */
export const heartbeat: WideScene = (room) => {
  const { length, rate, random } = room;
  const heart = mixed([0.16, brown(room)]);
  const beats = Math.round(length / rate / 1.08);
  const knock = (at: number, hz: number, loudness: number): void => {
    const [rise, fall] = [rate * 0.018, rate * 0.055];
    addAt(heart, at, Math.ceil(fall * 9), (index) => {
      const force = (1 - Math.exp(-index / rise)) * Math.exp(-index / fall);
      return loudness * force * Math.sin((2 * Math.PI * hz * index) / rate);
    });
  };
  for (let beat = 0; beat < beats; beat += 1) {
    const at = ((beat + 0.3 + 0.03 * random()) * length) / beats;
    knock(at, 52, 1);
    knock(at + 0.33 * rate, 61, 0.62);
  }
  return [heart, heart];
};

/** Three of them in the grass, at three distances, and the air between. */
export const crickets: WideScene = (room) => {
  const { length, rate, random } = room;
  const [left, right] = [brown(room), brown(room)].map((air) => mixed([0.3, air])) as [Circle, Circle];
  const singers = [
    { hz: 4_150, everySeconds: 1.1, pulses: 3, loudness: 0.5, toTheRight: 0.3 },
    { hz: 4_420, everySeconds: 1.6, pulses: 4, loudness: 0.3, toTheRight: 0.8 },
    { hz: 3_900, everySeconds: 2.3, pulses: 2, loudness: 0.2, toTheRight: 0.1 },
  ];
  for (const { hz, everySeconds, pulses, loudness, toTheRight } of singers) {
    const chirps = Math.round(length / rate / everySeconds);
    const pulseLength = Math.round(rate * 0.022);
    for (let chirp = 0; chirp < chirps; chirp += 1) {
      const at = ((chirp + 0.12 * random()) * length) / chirps;
      const force = loudness * (0.7 + 0.3 * random());
      for (let pulse = 0; pulse < pulses; pulse += 1) {
        const sing = (share: number) => (index: number) =>
          force *
          share *
          Math.sin((Math.PI * index) / pulseLength) ** 2 *
          Math.sin((2 * Math.PI * hz * index) / rate);
        const start = at + pulse * rate * 0.036;
        addAt(left, start, pulseLength, sing(1 - toTheRight));
        addAt(right, start, pulseLength, sing(toTheRight));
      }
    }
  }
  return [left, right];
};
