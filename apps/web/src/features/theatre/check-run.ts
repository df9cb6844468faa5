import { z } from 'zod';
import type { CheckResult, CheckedReplay } from './check-worker.ts';

export interface CheckRequest {
  readonly replay: CheckedReplay;
  /** Address of the build whose rules it was played by; null: this one. */
  readonly archive: string | null;
}

/** Plays a recording again in a worker of this browser. Never resolves once `signal` is aborted. */
export async function checkRun({ replay, archive }: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
  if (archive !== null) return askArchivedRules(archive, replay, signal);
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return (await ask(worker, replay, signal)) as CheckResult;
}

/** What the worker below answers. The rules of an older build have a hand in it, so it is parsed. */
const answer = z.union([
  z.object({ problem: z.string().max(500) }),
  z.object({
    outcome: z.object({ score: z.number() }),
    stateHash: z.string().max(100),
    ticks: z.int().min(0),
    ms: z.number().min(0),
  }),
]);

/**
 * Plays a recording again by the rules of an archived build, in a worker that has no origin: it reaches neither storage nor API of the hub.
 * @param archive address of the build
 */
async function askArchivedRules(archive: string, replay: CheckedReplay, signal?: AbortSignal): Promise<CheckResult> {
  const source = await sourceAt(`${archive}/simulations.mjs`);
  if (typeof source !== 'string') return source;
  const worker = new Worker(`data:text/javascript,${encodeURIComponent(source)}`, { type: 'module' });
  const parsed = answer.safeParse(await ask(worker, replay, signal));
  if (!parsed.success) return { problem: parsed.error.message };
  if ('problem' in parsed.data) return parsed.data;
  const { outcome, stateHash, ticks, ms } = parsed.data;
  return { score: outcome.score, hash: stateHash, ticks, ms };
}

/** How an archived module ends (`build/player.ts`): with the function by which it plays. */
const EXPORT = /export\s*\{\s*([\w$]+)(?:\s+as\s+playAgain)?\s*\}/;

/** The module as the text of a worker, because in WebKit a worker without an origin can import nothing. */
async function sourceAt(rules: string): Promise<string | { readonly problem: string }> {
  try {
    const response = await fetch(rules);
    const module = await response.text();
    const [, playAgain] = EXPORT.exec(module) ?? [];
    if (!response.ok || playAgain === undefined)
      return { problem: `${rules} has no rules (status ${response.status})` };
    return READABLE_BLOBS + module.replace(EXPORT, () => answerBy(playAgain));
  } catch (error) {
    return { problem: String(error) };
  }
}

/** WebKit reads no blob without an origin; a replay is unpacked by way of one, which holds a single array. */
const READABLE_BLOBS = `globalThis.Blob = class {
  constructor(parts) {
    this.parts = parts;
  }
  stream() {
    const { parts } = this;
    return new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
  }
};
`;

function answerBy(playAgain: string): string {
  return `addEventListener('message', async ({ data }) => {
    try {
      const startedAt = performance.now();
      const played = await ${playAgain}(data.gameId, data);
      postMessage({ ...played, ms: performance.now() - startedAt });
    } catch (error) {
      postMessage({ problem: String(error) });
    }
  })`;
}

/** The answer of a worker, or the problem that ended it; it does nothing else. Never resolves once `signal` is aborted. */
async function ask(worker: Worker, request: unknown, signal?: AbortSignal): Promise<unknown> {
  signal?.addEventListener('abort', () => worker.terminate());
  return new Promise((resolve) => {
    const finish = (answer: unknown) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data));
    worker.addEventListener('error', ({ message }) => finish({ problem: message }));
    worker.postMessage(request, {});
  });
}
