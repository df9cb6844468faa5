import { Howl, Howler } from '../backend/howler.ts';
import { LAYER_BARS, type LayerMix, type LayerName, type Loop, MUSIC_PATH, RUN_MIXES, type Track } from './track.ts';

/** Where no run is played. */
const ALONE: LayerMix = { track: 1, pulse: 0, danger: 0, crisis: 0 };

/** The volumes of a track and its layers. @param intensity how tense the run is, 0–1; 1 is a crisis; undefined without a run */
export function layerMix(intensity: number | undefined): LayerMix {
  const { calm, tense, dangerous, crisis } = RUN_MIXES;
  if (intensity === undefined) return ALONE;
  if (intensity >= 1) return crisis;
  if (intensity < 0.55) return between(calm, tense, share(intensity, 0.2, 0.5));
  return between(tense, dangerous, share(intensity, 0.55, 0.9));
}

function between(one: LayerMix, other: LayerMix, at: number): LayerMix {
  const volume = (name: keyof LayerMix) => one[name] + (other[name] - one[name]) * at;
  return { track: volume('track'), pulse: volume('pulse'), danger: volume('danger'), crisis: volume('crisis') };
}

/** The greatest danger short of a crisis leads into its bar. */
export const LEAD_IN: LayerMix = RUN_MIXES.dangerous;

/** 0 up to `from`, 1 from `to` on. */
function share(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

/** Fade of a layer when the game grows tense or calm. */
export const MIX_FADE_MS = 900;

/** Fade of a crisis to the bar line on which it starts: too short to be heard, and without a click. */
const ENTRY_FADE_MS = 60;

const LOOP = 'loop';

/** Sets the volume of a sound of Howler, with a fade. */
export type Fade = (howl: Howl, id: number, to: number, durationMs: number) => void;

/** A layer that is loading or loaded, and its sound while that plays. */
interface Layer {
  readonly name: LayerName;
  readonly loop: Loop;
  readonly howl: Howl;
  id?: number;
}

/** Plays the layers of a track in time with it. They are loaded with the first {@link HowlerLayers.mix} that needs them. */
export class HowlerLayers {
  readonly #track: Track;
  readonly #fade: Fade;
  #layers: readonly Layer[] | undefined;
  #mix = ALONE;
  /** The mix to come: differs while a crisis waits for its bar line. */
  #nextMix = this.#mix;
  #entryTimer: ReturnType<typeof setTimeout> | undefined;
  #volume = 0;
  /** Time of the audio context at which the first bar was, or would have been, played; undefined while the track is silent. */
  #firstBarAt: number | undefined;

  constructor(track: Track, fade: Fade) {
    this.#track = track;
    this.#fade = fade;
  }

  get isPlaying(): boolean {
    return this.#firstBarAt !== undefined;
  }

  /** The share of the music's volume that the track itself has. */
  get trackShare(): number {
    return this.#mix.track;
  }

  /** A crisis starts on a bar line, with all its weight; any other change is a fade. @param intensity as in {@link layerMix} */
  mix(intensity: number | undefined): void {
    this.#nextMix = layerMix(intensity);
    if (this.#nextMix.pulse > 0) this.#layers ??= this.#load();
    if (this.#nextMix.crisis > this.#mix.crisis) this.#enterCrisis();
    else this.#change(MIX_FADE_MS);
  }

  /** @param positionS returns where the track plays now */
  start(positionS: () => number): void {
    this.stop();
    atOneMoment(() => {
      this.#firstBarAt = now() - positionS();
    });
    for (const layer of this.#layers ?? []) this.#play(layer);
  }

  stop(): void {
    this.#firstBarAt = undefined;
    this.#settle();
    for (const layer of this.#layers ?? []) {
      if (layer.id !== undefined) layer.howl.stop(layer.id);
      delete layer.id;
    }
  }

  /** @param volume of the music, 0–1 */
  fadeTo(volume: number, durationMs: number): void {
    this.#volume = volume;
    this.#follow(durationMs);
  }

  dispose(): void {
    this.stop();
    for (const { howl } of this.#layers ?? []) howl.unload();
  }

  /** A layer that fails to load stays silent: the music is complete without it. */
  #load(): readonly Layer[] {
    return Object.entries(this.#track.layers ?? {}).map(([name, { filename, loop }]) => {
      const howl = new Howl({
        src: [MUSIC_PATH + filename],
        sprite: { [LOOP]: [loop.startMs, loop.durationMs] },
        volume: 0,
        onload: () => this.#play(layer),
        onloaderror: () => console.info(`The layer ${filename} could not be loaded.`),
      });
      const layer: Layer = { name: name as LayerName, loop, howl };
      return layer;
    });
  }

  #enterCrisis(): void {
    const { crisis } = this.#track.layers ?? {};
    if (this.#firstBarAt === undefined || !crisis) {
      this.#change(MIX_FADE_MS);
      return;
    }
    const barS = crisis.loop.durationMs / 1000 / LAYER_BARS.crisis;
    const untilS = untilFadeToBarLine(now() - this.#firstBarAt, barS, ENTRY_FADE_MS / 1000);
    clearTimeout(this.#entryTimer);
    this.#entryTimer = setTimeout(() => this.#change(ENTRY_FADE_MS), untilS * 1000);
    this.#mix = LEAD_IN;
    this.#follow(MIX_FADE_MS);
  }

  #change(durationMs: number): void {
    this.#settle();
    this.#follow(durationMs);
  }

  #settle(): void {
    clearTimeout(this.#entryTimer);
    this.#mix = this.#nextMix;
  }

  /** Joins the track on its beat, if both are ready. */
  #play(layer: Layer): void {
    const { howl, loop } = layer;
    const firstBarAt = this.#firstBarAt;
    if (firstBarAt === undefined || howl.state() !== 'loaded') return;
    const id = howl.play(LOOP);
    layer.id = id;
    howl.loop(true, id);
    // Both loops repeat within the audio context, so only the start has to be right.
    atOneMoment(() => howl.seek(loop.startMs / 1000 + ((now() - firstBarAt) % (loop.durationMs / 1000)), id));
    this.#follow(MIX_FADE_MS);
  }

  #follow(durationMs: number): void {
    for (const { name, howl, id } of this.#layers ?? []) {
      if (id !== undefined) this.#fade(howl, id, this.#volume * this.#mix[name], durationMs);
    }
  }
}

/** The clock steps on every few milliseconds, so the second attempt almost always succeeds. */
const ATTEMPTS = 5;

/**
 * Runs what uses the audio clock more than once, again if the clock has stepped on in between: on a busy machine it does, by a buffer of the
 * output, and a layer would be off its beat by as much.
 */
function atOneMoment(run: () => void): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = now();
    run();
    if (now() === before) return;
  }
}

function now(): number {
  return Howler.ctx?.currentTime ?? 0;
}

/** Seconds until a fade has to begin, to end on a bar line. @param positionS from the first bar, however often the track has repeated */
export function untilFadeToBarLine(positionS: number, barS: number, fadeS: number): number {
  return barS - ((positionS + fadeS) % barS);
}
