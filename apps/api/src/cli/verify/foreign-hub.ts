import { setTimeout as sleep } from 'node:timers/promises';
import { type EndpointAnswer, type EndpointInput, endpoints } from '@star-seekers/contracts';
import { type ApiClient, ApiError, createClient } from '@star-seekers/contracts/client';

/** Public calls that verify a run or a board. */
type PublicCall = 'runPage' | 'replay' | 'gameBoard';

/** A hub may take so long for one answer. */
const ANSWER_MS = 30_000;

/** A hub that is busy is asked again so often. */
const MOST_RETRIES = 20;

/** Waits of a hub that names none, and the longest, in seconds. */
const RETRY_S = { default: 2, most: 120 };

export interface ForeignHubOptions {
  /** Milliseconds for one answer. */
  readonly answerMs?: number;
}

/** Another hub, read by its public calls only. Nothing that it answers is believed before a schema has parsed it. */
export class ForeignHub {
  readonly origin: string;
  readonly #api: ApiClient;
  readonly #answerMs: number;

  constructor(origin: string, { answerMs = ANSWER_MS }: ForeignHubOptions = {}) {
    this.origin = origin;
    this.#answerMs = answerMs;
    this.#api = createClient({ baseUrl: origin });
  }

  /**
   * Sends a request, again if the hub asks for that.
   * @returns undefined when the hub has no such thing
   * @throws {Error} when the hub is down, slow, or answers something else; the message is for the user
   */
  async get<Name extends PublicCall>(
    name: Name,
    input: EndpointInput<Name>,
  ): Promise<EndpointAnswer<Name> | undefined> {
    for (let retry = 0; ; retry++) {
      try {
        return this.#parse(name, await this.#request(name, input));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'runs/not_found') return undefined;
        const isBusy = error.status === 429 || error.status === 503;
        if (!isBusy || retry === MOST_RETRIES) throw this.#describe(error);
        await sleep(1000 * Math.min(error.retryAfterS ?? RETRY_S.default, RETRY_S.most));
      }
    }
  }

  async #request<Name extends PublicCall>(name: Name, input: EndpointInput<Name>): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#answerMs);
    const request = this.#api as (name: string, input: unknown, options: RequestInit) => Promise<unknown>;
    try {
      return await request(name, input, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`${this.origin} has not answered within ${this.#answerMs / 1000} s`, { cause: error });
    }
  }

  #parse<Name extends PublicCall>(name: Name, answer: unknown): EndpointAnswer<Name> {
    const parsed = endpoints[name].answer.safeParse(answer);
    if (parsed.success) return parsed.data as EndpointAnswer<Name>;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new Error(`${this.origin} answers ${name} in another format: ${field} ${issue?.message ?? ''}`.trim());
  }

  #describe({ code, status, message, cause }: ApiError): Error {
    if (code === 'network') return new Error(`${this.origin} cannot be reached: ${reasonOf(cause)}`);
    if (code === 'unexpected')
      return new Error(`${this.origin} does not answer as a hub of this version does (status ${status})`);
    return new Error(`${this.origin} refuses: ${message} (${code})`);
  }
}

/** The innermost reason of a failed request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return 'code' in error ? String(error.code) : error.message;
}
