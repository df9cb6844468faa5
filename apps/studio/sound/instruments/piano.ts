import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU, clamp, hertz, octaves, power } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';

export interface PianoVoice {
  /** 1 is felt; less is duller. */
  readonly brightness: number;
  /** Seconds of the fade after the key is released. */
  readonly release: number;
}

interface Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Number of velocity layers. */
const LAYERS = 6;
/** Position of the hammer, as a share of the string. */
const HAMMER = 1 / 8.2;

/** Partials weaker than this are left out. */
const INAUDIBLE = 3e-4;

const sounds = new Map<string, Sound>();

/** A felt piano: stretched partials of two or three strings, a fast and a slow decay, and the thump of the hammer. */
export function piano(loop: StereoLoop, note: Note, { brightness, release }: PianoVoice): void {
  const layer = clamp(Math.floor(note.velocity * LAYERS), 0, LAYERS - 1);
  const take = new Chance(note.key).below(2);
  const key = `${note.pitch}/${layer}/${take}/${brightness}`;
  let struck = sounds.get(key);
  if (!struck) sounds.set(key, (struck = strike(note.pitch, layer, brightness, key)));
  const length = Math.min(struck.left.length, Math.round((note.seconds + release * 2) * SAMPLE_RATE));
  const [left, right] = [struck.left.slice(0, length), struck.right.slice(0, length)];
  const fade = Math.exp(-6.9 / (release * SAMPLE_RATE));
  let damping = 1;
  for (let sample = Math.round(note.seconds * SAMPLE_RATE); sample < length; sample++) {
    damping *= fade;
    left[sample] = (left[sample] ?? 0) * damping;
    right[sample] = (right[sample] ?? 0) * damping;
  }
  loop.add(note.at, left, right, power(note.velocity, 1.4) * 1.5);
}

function strike(pitch: number, layer: number, brightness: number, key: string): Sound {
  const chance = new Chance(`piano/${key}`);
  const frequency = hertz(pitch);
  const velocity = (layer + 0.5) / LAYERS;
  const length = Math.round(clamp(7.5 - (pitch - 40) * 0.075, 2.2, 8) * SAMPLE_RATE);
  const sound: Sound = { left: new Float32Array(length), right: new Float32Array(length) };
  const stiffness = 0.00028 * octaves((pitch - 55) / 9.5);
  const decay = clamp(5.2 * octaves(-(pitch - 48) / 16), 0.5, 9);
  const corner = (700 + 3600 * velocity * velocity) * brightness * power(frequency / 220, 0.35);
  const strings = pitch < 45 ? 2 : 3;
  const side = clamp((64 - pitch) / 46, -0.7, 0.7) * 0.5;
  const partials = Math.min(30, Math.floor(11_000 / frequency));
  for (let partial = 1; partial <= partials; partial++) {
    const at = frequency * partial * Math.sqrt(1 + stiffness * partial * partial);
    const comb = Math.abs(Math.sin(Math.PI * partial * HAMMER)) + 0.06;
    const strength = (comb * power(partial, -0.45)) / (1 + power(at / corner, 2.2)) / strings;
    const tau = decay / (1 + 0.22 * power(partial, 0.9) + at / 5200);
    if (strength <= INAUDIBLE) continue;
    for (let string = 0; string < strings; string++) {
      const middle = string - (strings - 1) / 2;
      const cents = middle * (0.55 + 0.35 * chance.next()) + chance.signed() * 0.15;
      const phase = chance.next() * (partial <= 2 ? 0.9 : TAU);
      const place = clamp(side + middle * 0.35 + chance.signed() * 0.18, -1, 1);
      ring(sound, { frequency: at * octaves(cents / 1200), strength, tau, phase, place, velocity });
    }
  }
  thump(sound, chance, velocity);
  return level(sound, pitch);
}

interface Partial {
  readonly frequency: number;
  readonly strength: number;
  readonly tau: number;
  readonly phase: number;
  readonly place: number;
  readonly velocity: number;
}

/** Adds one partial of one string by rotating a phasor, which needs no sine per sample. */
function ring({ left, right }: Sound, { frequency, strength, tau, phase, place, velocity }: Partial): void {
  const turn = (TAU * frequency) / SAMPLE_RATE;
  const [cosTurn, sinTurn] = [Math.cos(turn), Math.sin(turn)];
  const [toLeft, toRight] = panGains(place);
  const attack = (0.0012 + 0.004 * (1 - velocity)) * SAMPLE_RATE;
  const quick = Math.exp(-6.9 / (tau * 0.75 * SAMPLE_RATE));
  const slow = Math.exp(-6.9 / (tau * 2.4 * SAMPLE_RATE));
  let [cos, sin, fastPart, slowPart] = [Math.cos(phase), Math.sin(phase), 0.66, 0.34];
  const length = Math.min(left.length, Math.round(tau * 2.4 * SAMPLE_RATE * 1.4));
  for (let sample = 0; sample < length; sample++) {
    const nextCos = cos * cosTurn - sin * sinTurn;
    sin = sin * cosTurn + cos * sinTurn;
    cos = nextCos;
    const rise = sample < attack ? sample / attack : 1;
    const value = sin * (fastPart + slowPart) * strength * rise * rise * (3 - 2 * rise);
    fastPart *= quick;
    slowPart *= slow;
    left[sample] = (left[sample] ?? 0) + value * toLeft;
    right[sample] = (right[sample] ?? 0) + value * toRight;
  }
}

/** The hammer on the soundboard. */
function thump({ left, right }: Sound, chance: Chance, velocity: number): void {
  const [low, high] = [new StateVariable(120, 2.5), new StateVariable(330, 1.8)];
  for (let sample = 0; sample < 0.12 * SAMPLE_RATE; sample++) {
    const noise = chance.signed() * Math.exp(-sample / (0.016 * SAMPLE_RATE));
    const knock = (low.band(noise) * 0.9 + high.band(noise) * 0.5) * (0.05 + 0.12 * velocity);
    left[sample] = (left[sample] ?? 0) + knock;
    right[sample] = (right[sample] ?? 0) + knock * 0.93;
  }
}

/** Equalises the loudness over the keyboard, slightly less at the top, and fades the end. */
function level(sound: Sound, pitch: number): Sound {
  const window = Math.round(0.12 * SAMPLE_RATE);
  let energy = 0;
  for (const channel of [sound.left, sound.right]) {
    for (let sample = 0; sample < window; sample++) energy += (channel[sample] ?? 0) * (channel[sample] ?? 0);
  }
  const gain = (0.15 * octaves(-(pitch - 60) / 60)) / Math.sqrt(energy / 2 / window);
  for (const channel of [sound.left, sound.right]) {
    channel.forEach((sample, index) => {
      channel[index] = sample * gain * Math.min(1, (channel.length - index) / 2400);
    });
  }
  return sound;
}
