import { setTimeout as sleep } from 'node:timers/promises';
import { type EndpointAnswer, type EndpointInput, endpoints } from '@star-seekers/contracts';
import { type ApiClient, ApiError, createClient } from '@star-seekers/contracts/client';
import { z } from 'zod';
import { printable } from '../printable.ts';

/** A hub may take so long for one answer. */
const ANSWER_MS = 30_000;

/** A hub that is busy is asked again so often. */
const MOST_RETRIES = 20;

/** Waits of a hub that names none, and the longest, in seconds. */
const RETRY_S = { default: 2, most: 120 };

/** The longest replay is 512 KiB before it is deflated; a board's rows and a run's page are shorter. */
const MAX_ANSWER_BYTES = 1024 * 1024;

export interface ForeignHubOptions {
  /** Milliseconds for one answer. */
  readonly answerMs?: number;
  /** Milliseconds for everything that is asked of the hub, waits included. */
  readonly wholeMs?: number;
}

/**
 * Another hub, read by its public calls only. Nothing that it answers is believed before a schema has parsed it, and no answer costs more than
 * its bounds in bytes and time.
 */
export class ForeignHub {
  readonly origin: string;
  readonly #api: ApiClient;
  readonly #answerMs: number;
  readonly #wholeMs: number | undefined;
  readonly #ended: AbortSignal | undefined;

  constructor(origin: string, { answerMs = ANSWER_MS, wholeMs }: ForeignHubOptions = {}) {
    this.origin = origin;
    this.#answerMs = answerMs;
    this.#wholeMs = wholeMs;
    this.#ended = wholeMs === undefined ? undefined : AbortSignal.timeout(wholeMs);
    this.#api = createClient({ baseUrl: origin, fetch: fetchBounded });
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
        await this.#wait(1000 * Math.min(error.retryAfterS ?? RETRY_S.default, RETRY_S.most));
      }
    }
  }

  async #request<Name extends PublicCall>(name: Name, input: EndpointInput<Name>): Promise<unknown> {
    const answered = AbortSignal.timeout(this.#answerMs);
    const signal = this.#ended ? AbortSignal.any([answered, this.#ended]) : answered;
    const request = this.#api as (name: string, input: unknown, options: RequestInit) => Promise<unknown>;
    try {
      return await request(name, input, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      if (this.#ended?.aborted) throw this.#spent();
      throw new Error(`${this.origin} has not answered within ${this.#answerMs / 1000} s`, { cause: error });
    }
  }

  async #wait(ms: number): Promise<void> {
    try {
      await sleep(ms, undefined, { signal: this.#ended });
    } catch {
      throw this.#spent();
    }
  }

  /** The time for the whole is over. */
  #spent(): Error {
    return new Error(`${this.origin} has taken more than ${(this.#wholeMs ?? 0) / 60_000} minutes in all`);
  }

  #parse<Name extends PublicCall>(name: Name, answer: unknown): EndpointAnswer<Name> {
    const parsed = hubAnswers[name].safeParse(answer);
    if (parsed.success) return parsed.data as EndpointAnswer<Name>;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    const problem = printable(`${field} ${issue?.message ?? ''}`);
    throw new Error(`${this.origin} answers ${name} in another format: ${problem}`.trim());
  }

  #describe({ code, status, message, cause }: ApiError): Error {
    if (code === 'network') return new Error(`${this.origin} cannot be reached: ${reasonOf(cause)}`);
    if (code === 'unexpected')
      return new Error(`${this.origin} does not answer as a hub of this version does (status ${status})`);
    return new Error(`${this.origin} refuses: ${printable(`${message} (${code})`)}`);
  }
}

/** `fetch` that follows no redirect and reads only so much of a body, counted after it was decompressed. */
async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, headers } = await fetch(input, { ...init, redirect: 'manual' });
  let left = MAX_ANSWER_BYTES;
  const bounded = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left < 0) controller.error(new Error(`the answer has more than ${MAX_ANSWER_BYTES} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(status === 204 || status === 304 ? null : (bounded ?? null), { status, headers });
}

/** The innermost reason of a failed request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return 'code' in error ? String(error.code) : error.message;
}

/** Public calls that verify a run or a board. */
type PublicCall = 'runPage' | 'replay' | 'gameBoard';

// What a hub of this version answers is narrower than the contract says, which only describes it: these bound every text and list.
const id = z.string().regex(/^[\w-]{1,64}$/, 'must be an id');
const player = z.object({
  id,
  username: z.string().regex(/^[\w-]{1,40}$/, 'must be a name'),
  faction: endpoints.replay.answer.shape.player.shape.faction,
});
const name = z.string().regex(/^[a-zA-Z]\w{0,39}$/, 'must be a name');
/** Time that a calendar has. */
const timestamp = z.int().min(0).max(8_640_000_000_000_000);
const MOST = { figures: 64, pauses: 100, rows: 100 };

function figures<Value extends z.ZodType>(value: Value) {
  return z
    .record(name, value)
    .refine((figures) => Object.keys(figures).length <= MOST.figures, `must have at most ${MOST.figures} entries`);
}

const setup = { seed: endpoints.replay.answer.shape.seed, options: figures(z.int()).exactOptional() };
const page = endpoints.runPage.answer;
const comparedRun = z.object({ runId: id, score: z.int().min(0), player }).nullable();
const witness = page.shape.witness.unwrap();

/** The answers of these calls: everything that a hub says is parsed by them before it is used. */
const hubAnswers = {
  runPage: page.extend({
    runId: id,
    setup: z.object(setup),
    stats: figures(z.number()),
    player,
    challengeId: id.nullable(),
    startedAt: timestamp,
    finishedAt: timestamp,
    witness: witness.extend({ pausedAt: witness.shape.pausedAt.max(MOST.pauses) }).nullable(),
    best: comparedRun,
    next: comparedRun,
    archive: z.string().max(200).nullable(),
    stateHash: z
      .string()
      .regex(/^[0-9a-f]{1,64}$/, 'must be a hash')
      .nullable(),
  }),
  replay: endpoints.replay.answer.extend({
    ...setup,
    player,
    replay: z.string().regex(/^[\w-]*$/, 'must be base64url'),
  }),
  gameBoard: z.array(endpoints.gameBoard.answer.element.extend({ id, runId: id, user: player })).max(MOST.rows),
} satisfies Record<PublicCall, z.ZodType>;
