import type { Json, LocalDealer, Reveal, RevealAnswer, RevealCall, Run, SimState } from '@star-seekers/sim';

/** An answer, or the word that there will never be one: the run went on elsewhere, or it is closed. */
export type RevealResult = { readonly answer: RevealAnswer } | { readonly refused: true };

/** Asks whoever keeps what a run hides. Rejects when no answer came; the same is asked again then. */
export type AskReveal = (call: RevealCall) => Promise<RevealResult>;

/** Where a run's answers come from: a dealer at hand, or somebody far away. A run that hides nothing needs neither. */
export type RevealSource = { readonly dealer: LocalDealer } | { readonly ask: AskReveal };

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** What a run asks and was told. */
type Asking = Pick<Run<SimState, unknown, unknown>, 'asked' | 'dealt'>;

/** Carries the requests of one run to their source, one at a time and again until an answer comes, and keeps what is to be shown. */
export class RevealDesk {
  readonly #source: RevealSource | undefined;
  readonly #onRefused: () => void;
  readonly #shown = new Map<number, Json>();
  #arrived: { readonly index: number; readonly reveal: Reveal } | undefined;
  /** The number of the request that is under way, or that rests before it is made again. */
  #calling: number | undefined;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;

  constructor(source: RevealSource | undefined, onRefused: () => void) {
    this.#source = source;
    this.#onRefused = onRefused;
  }

  /** Sends what the run asks on its way, unless it is so already; called over and over, for what was lost. */
  attend(run: Asking): void {
    const { asked } = run;
    const source = this.#source;
    if (!asked || !source || !('ask' in source) || this.#calling === asked.index || this.#closed) return;
    this.#calling = asked.index;
    void this.#call(source.ask, asked);
  }

  /** The answer to what the run asks; undefined while it is under way. */
  answerFor({ asked, dealt }: Asking): Reveal | undefined {
    if (!asked) return undefined;
    const source = this.#source;
    if (source && 'dealer' in source) return this.#note(asked.index, source.dealer.answer(asked, dealt));
    return this.#arrived?.index === asked.index ? this.#arrived.reveal : undefined;
  }

  /** What is to be shown of an answer; undefined when there is nothing, or when it was told before this page: then {@link recall} it. */
  shown(index: number): Json | undefined {
    return this.#shown.get(index);
  }

  /** Asks once more for what was told before, for the sake of what is to be shown of it. Rejects when no answer came. */
  async recall(run: Asking, index: number): Promise<Json | undefined> {
    const told = run.dealt[index];
    const source = this.#source;
    if (!told || !source || this.#shown.has(index)) return this.#shown.get(index);
    const { tick, request } = told;
    if ('dealer' in source)
      this.#note(index, source.dealer.answer({ index, tick, request }, run.dealt.slice(0, index)));
    else {
      const result = await source.ask({ index, tick, request });
      if ('answer' in result) this.#note(index, result.answer);
    }
    return this.#shown.get(index);
  }

  /** Waits for nothing any more. */
  close(): void {
    this.#closed = true;
  }

  async #call(ask: AskReveal, call: RevealCall): Promise<void> {
    try {
      const result = await ask(call);
      if (this.#closed) return;
      this.#retryMs = FIRST_RETRY_MS;
      if ('refused' in result) this.#onRefused();
      else this.#arrived = { index: call.index, reveal: this.#note(call.index, result.answer) };
    } catch {
      setTimeout(() => {
        this.#calling = undefined;
      }, this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
  }

  #note(index: number, { reveal, shown }: RevealAnswer): Reveal {
    if (shown !== undefined) this.#shown.set(index, shown);
    return reveal;
  }
}
