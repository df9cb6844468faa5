import type { RevealAnswer, RevealCall, RevealSource } from '@star-seekers/sim';

/** An answer, or a refusal for good: the run is closed, or goes on elsewhere. */
export type RevealResult = { readonly answer: RevealAnswer } | { readonly refused: true };

/** Requests an answer over the network. Rejects when none arrived; the request may then be repeated. */
export type RequestReveal = (call: RevealCall) => Promise<RevealResult>;

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** Answers that arrive over the network: each is requested once, and again with growing delays when the request fails. */
export class RemoteReveals implements RevealSource {
  readonly #request: RequestReveal;
  readonly #results = new Map<number, RevealAnswer | 'refused'>();
  /** Whether a request is in flight, or waits for its retry. */
  #isPending = false;
  #retryMs = FIRST_RETRY_MS;

  constructor(request: RequestReveal) {
    this.#request = request;
  }

  answer({ index, tick, request }: RevealCall): RevealAnswer | 'refused' | undefined {
    // One after the other: the server answers in the order of the requests.
    if (!this.#results.has(index) && !this.#isPending) {
      this.#isPending = true;
      void this.#fetch({ index, tick, request });
    }
    return this.#results.get(index);
  }

  async #fetch(call: RevealCall): Promise<void> {
    try {
      const result = await this.#request(call);
      this.#results.set(call.index, 'answer' in result ? result.answer : 'refused');
      this.#retryMs = FIRST_RETRY_MS;
      this.#isPending = false;
    } catch {
      setTimeout(() => (this.#isPending = false), this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
  }
}
