import { outputRateHz } from './speaker.ts';

/** A rest is part of the telling; one in which a page stuck, or somebody drank, is cut to this. */
const longestRestSeconds = 2;
/** Breath and room around what is said; the edges are faded so that no door seems to open. */
const keptAroundSeconds = 0.12;
const fadeSeconds = 0.06;
const windowSeconds = 0.02;
const seamSeconds = 0.02;

const windowLength = Math.round(windowSeconds * outputRateHz);

/** What somebody has read, from its first sound to its last, with no rest in it longer than two seconds. Empty where nothing was said. */
export function calmRests(samples: Float32Array): Float32Array {
  const isSpoken = spokenWindows(samples);
  const kept = keptParts(isSpoken, samples.length);
  return joinedSoftly(kept.map(({ from, to }) => samples.slice(from, to)));
}

/** Whether anybody speaks in each fiftieth of a second. */
function spokenWindows(samples: Float32Array): boolean[] {
  const levels: number[] = [];
  for (let at = 0; at < samples.length; at += windowLength) {
    const end = Math.min(samples.length, at + windowLength);
    let sum = 0;
    for (let i = at; i < end; i += 1) sum += (samples[i] ?? 0) ** 2;
    levels.push(10 * Math.log10(sum / (end - at) + 1e-10));
  }
  const sorted = levels.toSorted((a, b) => a - b);
  const quiet = sorted[Math.floor(0.1 * sorted.length)] ?? 0;
  const loud = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  // Above the room, and not so far below the voice that it could only be the room.
  const least = Math.max(loud - 40, Math.min(quiet + 9, loud - 12));
  return levels.map((level) => level > least);
}

type Part = { from: number; to: number };

function keptParts(isSpoken: readonly boolean[], length: number): Part[] {
  const first = isSpoken.indexOf(true);
  if (first < 0) return [];
  const around = Math.round(keptAroundSeconds * outputRateHz);
  const half = Math.round((longestRestSeconds / 2) * outputRateHz);
  const parts: Part[] = [];
  let from = Math.max(0, first * windowLength - around);
  let spokenTo = (first + 1) * windowLength;
  for (const [index, spoken] of isSpoken.entries()) {
    if (!spoken || index < first) continue;
    const at = index * windowLength;
    if (at - spokenTo > 2 * half) {
      parts.push({ from, to: spokenTo + half });
      from = at - half;
    }
    spokenTo = at + windowLength;
  }
  parts.push({ from, to: Math.min(length, spokenTo + around) });
  return parts;
}

/** The end of one part sounds on into the beginning of the next. */
function joinedSoftly(parts: readonly Float32Array[]): Float32Array {
  const seam = Math.round(seamSeconds * outputRateHz);
  const length = parts.reduce((sum, part) => sum + part.length, 0) - seam * Math.max(0, parts.length - 1);
  const whole = new Float32Array(Math.max(0, length));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    for (let i = 0; i < part.length; i += 1) {
      const opening = index > 0 && i < seam ? (i + 0.5) / seam : 1;
      const closing = !isLast && part.length - i <= seam ? (part.length - i - 0.5) / seam : 1;
      whole[at + i] = (whole[at + i] ?? 0) + (part[i] ?? 0) * opening * closing;
    }
    at += part.length - seam;
  }
  fadeEdges(whole);
  return whole;
}

function fadeEdges(samples: Float32Array): void {
  const fade = Math.min(Math.round(fadeSeconds * outputRateHz), samples.length >> 1);
  for (let i = 0; i < fade; i += 1) {
    const part = (i + 1) / (fade + 1);
    samples[i] = (samples[i] ?? 0) * part;
    const end = samples.length - 1 - i;
    samples[end] = (samples[end] ?? 0) * part;
  }
}
