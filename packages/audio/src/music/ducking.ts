/** Share of the music volume during an effect: −4.5 dB. */
const DUCKED_SHARE = 0.6;

/** Hold time after the start of an effect, so that a series of effects does not make the volume pump. */
const HOLD_MS = 350;

/** Durations of the fades down and up. */
const DOWN_MS = 50;
const UP_MS = 500;

/** Lowers the music during effects. */
export class Ducking {
  readonly #onChange: (durationMs: number) => void;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called when {@link share} changes, with the duration of the fade */
  constructor(onChange: (durationMs: number) => void) {
    this.#onChange = onChange;
  }

  /** Factor of the music volume. */
  get share(): number {
    return this.#holdTimer === undefined ? 1 : DUCKED_SHARE;
  }

  /** Call when an effect starts. */
  duck(): void {
    const wasUp = this.#holdTimer === undefined;
    clearTimeout(this.#holdTimer);
    this.#holdTimer = setTimeout(() => {
      this.#holdTimer = undefined;
      this.#onChange(UP_MS);
    }, HOLD_MS);
    if (wasUp) this.#onChange(DOWN_MS);
  }
}
