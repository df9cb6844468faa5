import type { AudioBackend, Voice } from '../backend/audio-backend.ts';
import { type EffectBank, bankOf } from '../effect-bank.ts';
import type { EffectId } from '../effect-id.ts';
import { useAudioSettings } from '../settings/audio-settings-store.ts';
import { effectsGain } from '../settings/audio-settings.ts';

export interface PlayOptions {
  /** Playback speed; 2 is an octave up. 1 by default. */
  readonly rate?: number;
  /** 0–1, on top of the player's settings. 1 by default. */
  readonly volume?: number;
}

/** Maximum number of simultaneous effects; the oldest is stopped. */
const MAX_VOICES = 16;

/** Random variation of the playback speed, as a share, so that repeated effects sound natural. */
const RATE_SPREAD = 0.025;

/** Plays effects on a backend, which is created at the first user gesture. Silent before. */
export class Effects {
  readonly #createBackend: () => Promise<AudioBackend>;
  readonly #requestedBanks = new Set<EffectBank>(['ui']);
  readonly #nextVariation = new Map<EffectId, number>();
  readonly #voices: Voice[] = [];
  readonly #listeners = new Set<(id: EffectId) => void>();
  #backend: AudioBackend | undefined;

  constructor(createBackend: () => Promise<AudioBackend>) {
    this.#createBackend = createBackend;
  }

  /** Call on user gestures: the first one creates the backend, later ones resume it. */
  async unlock(): Promise<void> {
    if (this.#backend) {
      this.#backend.resume();
      return;
    }
    const backend = await this.#createBackend();
    if (this.#backend) return;
    this.#backend = backend;
    const applyMute = () => backend.setMuted(useAudioSettings.getState().muteAll);
    applyMute();
    useAudioSettings.subscribe(applyMute);
    await Promise.all([...this.#requestedBanks].map((bank) => this.#load(bank)));
  }

  /** Loads a bank now, or at the first gesture. */
  preload(bank: EffectBank): void {
    this.#requestedBanks.add(bank);
    if (this.#backend) void this.#load(bank);
  }

  /** Plays an effect if its bank is loaded; otherwise loads the bank without playing late. */
  play(id: EffectId, { rate = 1, volume = 1 }: PlayOptions = {}): void {
    const bank = bankOf(id);
    const backend = this.#backend;
    const gain = effectsGain(useAudioSettings.getState()) * volume;
    if (!backend?.isLoaded(bank)) this.preload(bank);
    if (!backend?.isLoaded(bank) || gain === 0) return;
    const variations = backend.variationsOf(bank, id);
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

  /** Subscribes to started effects. @returns unsubscribes */
  onPlay(listener: (id: EffectId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Suspends the sound of a hidden page, and resumes it. */
  setHidden(hidden: boolean): void {
    if (hidden) this.#backend?.suspend();
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
