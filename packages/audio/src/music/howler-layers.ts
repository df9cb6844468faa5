import { Howl, Howler } from '../backend/howler.ts';
import { type LayerMix, layerMix } from './layer-mix.ts';
import { LAYERS, type LayerName, MUSIC_PATH, type Track } from './track.ts';

/** Fade of a layer when the game grows tense or calm. */
export const MIX_FADE_MS = 900;

const LOOP = 'loop';

/** Sets the volume of a sound of Howler, with a fade. */
export type Fade = (howl: Howl, id: number, to: number, durationMs: number) => void;

/** Plays the layers of a track in time with it. They are loaded with the first {@link HowlerLayers.mix}. */
export class HowlerLayers {
  readonly #track: Track;
  readonly #fade: Fade;
  readonly #howls = new Map<LayerName, Howl>();
  readonly #ids = new Map<LayerName, number>();
  #mix: LayerMix = layerMix(0);
  #volume = 0;
  /** Time of the audio context at which the first bar was, or would have been, played; undefined while the track is silent. */
  #firstBarAt: number | undefined;
  #isLoading = false;

  constructor(track: Track, fade: Fade) {
    this.#track = track;
    this.#fade = fade;
  }

  /** The share of the music's volume that the track itself has. */
  get trackShare(): number {
    return this.#mix.track;
  }

  mix(intensity: number): void {
    this.#mix = layerMix(intensity);
    if (!this.#isLoading && this.#mix.pulse > 0) this.#load();
    this.#follow(MIX_FADE_MS);
  }

  /** The track plays from this position now. */
  start(positionS: number): void {
    this.stop();
    this.#firstBarAt = now() - positionS;
    for (const name of this.#howls.keys()) this.#play(name);
  }

  get isPlaying(): boolean {
    return this.#firstBarAt !== undefined;
  }

  stop(): void {
    this.#firstBarAt = undefined;
    for (const [name, id] of this.#ids) this.#howls.get(name)?.stop(id);
    this.#ids.clear();
  }

  /** @param volume of the music, 0–1 */
  fadeTo(volume: number, durationMs: number): void {
    this.#volume = volume;
    this.#follow(durationMs);
  }

  dispose(): void {
    this.stop();
    for (const howl of this.#howls.values()) howl.unload();
    this.#howls.clear();
  }

  /** A layer that fails to load stays silent: the music is complete without it. */
  #load(): void {
    this.#isLoading = true;
    const { layers } = this.#track;
    for (const name of layers ? LAYERS : []) {
      const { filename, loop } = (layers as NonNullable<typeof layers>)[name];
      const howl = new Howl({
        src: [MUSIC_PATH + filename],
        sprite: { [LOOP]: [loop.startMs, loop.durationMs] },
        volume: 0,
        onload: () => {
          this.#howls.set(name, howl);
          if (this.isPlaying) this.#play(name);
        },
        onloaderror: () => console.info(`The layer ${filename} could not be loaded.`),
      });
    }
  }

  #play(name: LayerName): void {
    const howl = this.#howls.get(name);
    const loop = this.#track.layers?.[name].loop;
    if (!howl || !loop || this.#firstBarAt === undefined) return;
    const id = howl.play(LOOP);
    howl.loop(true, id);
    // Both loops repeat within the audio context, so only the start has to be right.
    howl.seek(loop.startMs / 1000 + ((now() - this.#firstBarAt) % (loop.durationMs / 1000)), id);
    this.#ids.set(name, id);
    this.#fade(howl, id, this.#volume * this.#mix[name], MIX_FADE_MS);
  }

  #follow(durationMs: number): void {
    for (const [name, id] of this.#ids) {
      const howl = this.#howls.get(name);
      if (howl) this.#fade(howl, id, this.#volume * this.#mix[name], durationMs);
    }
  }
}

function now(): number {
  return Howler.ctx?.currentTime ?? 0;
}
