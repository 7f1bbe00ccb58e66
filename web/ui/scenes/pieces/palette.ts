/** From light to dark, as a sheet of paper takes the light: its upper edge, then its foot. */
type Sheet = readonly [upper: string, foot: string];

/** The colours of one hour of the evening. Warm colours belong to lamps, windows and the moon; the rest is night. */
export type Palette = {
  sky: readonly [zenith: string, middle: string, horizon: string];
  /** Five sheets of land, the farthest first. */
  land: readonly [Sheet, Sheet, Sheet, Sheet, Sheet];
  /** The trees that stand on the second, third and fourth sheet. */
  trees: readonly [string, string, string];
  water: readonly [Sheet, Sheet, Sheet];
  /** The rim of light along the farthest hill. */
  rim: string;
  cloud: readonly [near: string, far: string];
  star: readonly [warm: string, cool: string];
  moon: readonly [core: string, body: string, edge: string, crater: string];
  lamp: readonly [flame: string, glow: string, edge: string];
};

const moonlight = {
  star: ['#fff2d2', '#cfd2ff'],
  moon: ['#fffcf2', '#fff0cd', '#ffdfa3', '#efcf94'],
  lamp: ['#fff3c9', '#ffd78a', '#f6ac55'],
  cloud: ['#efe4f5', '#d9c9e6'],
} as const;

export const palettes = {
  /** The last light: rose on the horizon, the first lamps. */
  dusk: {
    ...moonlight,
    sky: ['#2b2a63', '#5a5299', '#a9779b'],
    land: [
      ['#8078b4', '#5d5c9b'],
      ['#5c5692', '#454480'],
      ['#474479', '#343363'],
      ['#393665', '#27254d'],
      ['#2e2a57', '#15132f'],
    ],
    trees: ['#524d88', '#3f3c70', '#2f2c58'],
    water: [
      ['#5b69a6', '#3a4483'],
      ['#3f4c8c', '#252b5e'],
      ['#2b336c', '#191c47'],
    ],
    rim: '#d3b2d2',
  },
  /** The hour of the story: indigo, layered, one window lit. */
  night: {
    ...moonlight,
    sky: ['#16153a', '#35376f', '#6f6aa6'],
    land: [
      ['#6468a8', '#484c8c'],
      ['#464a86', '#343770'],
      ['#34376b', '#272855'],
      ['#2c2c58', '#1e1e42'],
      ['#25224b', '#100e27'],
    ],
    trees: ['#41457f', '#323566', '#25254d'],
    water: [
      ['#4d5a9a', '#343f7e'],
      ['#36437f', '#232a5c'],
      ['#262e63', '#171b42'],
    ],
    rim: '#a9abdc',
  },
  /** After the story: everything quieter, the moon a little whiter. */
  late: {
    ...moonlight,
    moon: ['#fffdf8', '#f8f0dc', '#eadcb8', '#d9caa4'],
    sky: ['#0d0c26', '#1d1d48', '#3a3d74'],
    land: [
      ['#3d427c', '#2e3265'],
      ['#2f3364', '#242753'],
      ['#262950', '#1c1d41'],
      ['#1f2046', '#161634'],
      ['#191838', '#0b0a1f'],
    ],
    trees: ['#2a2e5d', '#22254c', '#1a1b3d'],
    water: [
      ['#343d78', '#262d5f'],
      ['#28305f', '#1b2049'],
      ['#1d2250', '#111433'],
    ],
    rim: '#7d80bb',
  },
} as const satisfies Record<string, Palette>;

export type Hour = keyof typeof palettes;
