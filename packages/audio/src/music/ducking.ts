/** Music under an effect has this share of its volume: 4.5 dB less, enough to hear the effect and too little to miss the music. */
const DUCKED_SHARE = 0.6;

/** It stays down this long after an effect began, so that a salvo keeps it down instead of letting it pump. */
const HOLD_MS = 350;

/** It goes down within this time and comes back within the other. */
const DOWN_MS = 50;
const UP_MS = 500;

/** Lets music step back while effects are heard. */
export class Ducking {
  readonly #onChange: (durationMs: number) => void;
  #rising: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange {@link share} is another one now, and is to be reached within that time */
  constructor(onChange: (durationMs: number) => void) {
    this.#onChange = onChange;
  }

  /** What the volume of the music is multiplied with. */
  get share(): number {
    return this.#rising === undefined ? 1 : DUCKED_SHARE;
  }

  /** An effect begins. */
  duck(): void {
    const wasUp = this.#rising === undefined;
    clearTimeout(this.#rising);
    this.#rising = setTimeout(() => {
      this.#rising = undefined;
      this.#onChange(UP_MS);
    }, HOLD_MS);
    if (wasUp) this.#onChange(DOWN_MS);
  }
}
