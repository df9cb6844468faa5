import type { AudioBackend, Voice } from '../backend/audio-backend.ts';
import { type EffectBank, bankOf } from '../effect-bank.ts';
import type { EffectId } from '../effect-id.ts';
import { useAudioSettings } from '../settings/audio-settings-store.ts';
import { effectsGain } from '../settings/volume-rule.ts';
import { variationsOf } from '../sprite-table.ts';

export interface PlayOptions {
  /** Playback speed; 2 is an octave up. 1 by default. */
  readonly rate?: number;
  /** 0–1, on top of the player's settings. 1 by default. */
  readonly volume?: number;
}

/** At most this many effects sound at once; the oldest makes room. */
const MAX_VOICES = 16;

/** Repeated effects differ in speed by up to this share, so that they do not sound like a machine. */
const RATE_SPREAD = 0.025;

/** Plays effects once a gesture has allowed it, on whatever backend it is given. Before that, and without sound, it is silent. */
export class Effects {
  readonly #createBackend: () => Promise<AudioBackend>;
  readonly #wanted = new Set<EffectBank>(['ui']);
  readonly #nextVariation = new Map<EffectId, number>();
  readonly #voices: Voice[] = [];
  readonly #listeners = new Set<(id: EffectId) => void>();
  #backend: AudioBackend | undefined;

  constructor(createBackend: () => Promise<AudioBackend>) {
    this.#createBackend = createBackend;
  }

  /** The player has touched the page: sound is allowed from now on. Further touches wake what the device has put to sleep. */
  async unlock(): Promise<void> {
    if (this.#backend) {
      this.#backend.resume();
      return;
    }
    const backend = await this.#createBackend();
    if (this.#backend) return;
    this.#backend = backend;
    const followMute = () => backend.setMuted(useAudioSettings.getState().muteAll);
    followMute();
    useAudioSettings.subscribe(followMute);
    await Promise.all([...this.#wanted].map((bank) => this.#load(bank)));
  }

  /** Wants a bank soon; it is fetched now, or with the first gesture. */
  preload(bank: EffectBank): void {
    this.#wanted.add(bank);
    if (this.#backend) void this.#load(bank);
  }

  /** Plays an effect now, if it can be heard now; a sound that would come late is left out. */
  play(id: EffectId, { rate = 1, volume = 1 }: PlayOptions = {}): void {
    const bank = bankOf(id);
    const backend = this.#backend;
    const gain = effectsGain(useAudioSettings.getState()) * volume;
    if (!backend?.isLoaded(bank)) this.preload(bank);
    if (!backend?.isLoaded(bank) || gain === 0) return;
    const variations = variationsOf(bank, id);
    const turn = this.#nextVariation.get(id) ?? 0;
    this.#nextVariation.set(id, turn + 1);
    const sprite = variations[turn % variations.length];
    if (!sprite) return;
    if (this.#voices.length >= MAX_VOICES) this.#voices.shift()?.stop();
    const voice = backend.start({
      bank,
      sprite,
      rate: rate * (1 + (Math.random() * 2 - 1) * RATE_SPREAD),
      volume: gain,
      onEnd: () => {
        const index = voice ? this.#voices.indexOf(voice) : -1;
        if (index >= 0) this.#voices.splice(index, 1);
      },
    });
    if (!voice) return;
    this.#voices.push(voice);
    for (const listener of this.#listeners) listener(id);
  }

  /** Tells of every effect that begins to sound. @returns stops it */
  onPlay(listener: (id: EffectId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Freezes the sound of a page that nobody sees, and lets it go on. */
  setAway(away: boolean): void {
    if (away) this.#backend?.suspend();
    else this.#backend?.resume();
  }

  /** A bank that does not load leaves its effects silent (`P8.15`: audio errors are only logged). */
  async #load(bank: EffectBank): Promise<void> {
    try {
      await this.#backend?.load(bank);
    } catch (error) {
      console.info(error instanceof Error ? error.message : error);
    }
  }
}
