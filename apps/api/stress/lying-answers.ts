import { randomInt } from 'node:crypto';
import { createRng } from '@star-seekers/sim';
import { ForeignHub } from '../src/cli/verify/foreign-hub.ts';
import { RunChecker } from '../src/cli/verify/run-checker.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';
import { startTestServer } from '../src/testing/index.ts';
import { type ShownBoard, readBoard, startLyingHub } from './lying-hub.ts';
import { playBoard } from './played-board.ts';
import { stress, tally } from './stress.ts';

interface Scale {
  readonly gameIds: readonly number[];
  /** One of so many lies, drawn anew each time. */
  readonly oneIn: number;
}

/** Runs that are checked at once. */
const LANES = 16;

/** What a hub may put in the place of anything. */
const LIES: readonly unknown[] = [
  null,
  true,
  '',
  'nova\u001B[2J\u009B1m\u202E\nAll 9 rows hold.',
  'x'.repeat(100_000),
  '__proto__',
  -1,
  0.5,
  2 ** 31,
  2 ** 32 - 1,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  Array.from({ length: 5000 }, () => ({ tick: 1, ms: 1 })),
  {},
  JSON.parse('{"__proto__": {"score": 5}, "\\u001b[2J": 5}'),
];

/** Whatever stands in the place of a part of a run, it is a fault, a refusal by name, or a part that nothing depends on. */
export const lyingAnswers = stress<Scale>({
  promise:
    'verify names what a hub shows in the place of a run, whatever it is, and says nothing that a terminal obeys',
  shortOn: { engine: 'sqlite', because: 'the hub is read over HTTP' },
  short: { gameIds: [2], oneIn: 3 },
  long: { gameIds: [1, 2, 6], oneIn: 1 },
  run: async ({ gameIds, oneIn }) => {
    const checker = new RunChecker('');
    const faults: string[] = [];
    const outcomes: string[] = [];
    for (const gameId of gameIds) {
      const { shown, lies } = lieAbout(await honestBoard(gameId), oneIn);
      const liar = await startLyingHub(shown);
      await runConcurrently(lies, LANES, async ([runId, what]) => {
        const answer = await checker.check(new ForeignHub(liar.url), runId).then(
          (checked) => checked.faults,
          (error: unknown) => String(error),
        );
        if (typeof answer !== 'string') outcomes.push(answer.length === 0 ? 'unseen' : 'fault');
        else if (answer.startsWith(`Error: ${liar.url} `)) outcomes.push('refusal');
        else faults.push(`${what}: ${answer}`);
        if (/[\p{Cc}\p{Cf}]/u.test(String(answer))) faults.push(`${what}: ${JSON.stringify(answer)}`);
      });
      liar.close();
    }
    return { text: `answers of a lying hub: ${tally(outcomes)}`, faults };
  },
});

async function honestBoard(gameId: number): Promise<ShownBoard> {
  const server = await startTestServer();
  try {
    // Not every run has a score, which a row needs.
    await playBoard(server.services, createRng(gameId), gameId, 10);
    return await readBoard(server.url, gameId);
  } finally {
    await server.close();
  }
}

/**
 * Shows the first run of a board again and again, each time with another part of it replaced.
 * @param oneIn chosen of all lies, every one in its turn
 * @returns what, by the run that shows it
 */
function lieAbout(honest: ShownBoard, oneIn: number): { shown: ShownBoard; lies: ReadonlyMap<string, string> } {
  const [[id = '', page] = []] = honest.pages;
  const replay = honest.replays.get(id);
  if (!page || !replay) throw new Error('the board has no row');
  const shown: ShownBoard = { rows: [], pages: new Map(), replays: new Map() };
  const lies = new Map<string, string>();
  let number = randomInt(oneIn);
  for (const path of pathsIn({ page, replay }).filter(({ length }) => length > 0))
    for (const lie of LIES) {
      if (number++ % oneIn > 0) continue;
      const runId = `run-${lies.size}`;
      const documents = structuredClone({ page: { ...page, runId }, replay });
      const parent = path.slice(0, -1).reduce<unknown>((node, key) => Reflect.get(Object(node), key), documents);
      Reflect.set(Object(parent), path.at(-1) ?? '', lie);
      shown.pages.set(runId, documents.page);
      shown.replays.set(runId, documents.replay);
      lies.set(runId, `${path.join('.')} ${JSON.stringify(lie).slice(0, 60)}`);
    }
  return { shown, lies };
}

/** The paths of all parts of a document, its own first. */
function pathsIn(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [path];
  return [path, ...Object.entries(node).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}
