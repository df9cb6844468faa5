import { createRng, nextInt } from '@star-seekers/sim';
import { runOperator } from '../src/cli/run-operator.ts';
import { startTestServer } from '../src/testing/index.ts';
import { type ShownBoard, readBoard, startLyingHub } from './lying-hub.ts';
import { playBoard } from './played-board.ts';
import { TAMPERINGS } from './tamperings.ts';
import { stress } from './stress.ts';

const SNAKE = 2;

/** A tampered row and the one above it, and an untouched one between two of them. */
const ROWS_EACH = 3;

interface BoardCheckPlan {
  readonly players: number;
}

/** The board of a hub holds; every tampering with what it shows is named, and no other row. */
export const boardCheck = stress<BoardCheckPlan>({
  promise: 'verify board confirms an honest board and names every row that was tampered with',
  shortOn: { engine: 'sqlite', because: 'the hub is read over HTTP' },
  // More than a page of rows, and enough for every tampering.
  short: { players: 104 },
  long: { players: 10_000 },
  run: async ({ players }) => {
    const hub = await startTestServer();
    const faults: string[] = [];
    const names = Object.keys(TAMPERINGS);
    let named = 0;
    let text = '';
    try {
      const rng = createRng(players);
      const rows = await playBoard(hub.services, rng, SNAKE, players);
      const startedAt = performance.now();
      const honest = await verifyBoard(hub.url);
      const seconds = (performance.now() - startedAt) / 1000;
      if (honest.code !== 0 || !honest.output.includes(`All ${rows} rows hold.`))
        faults.push(`honest: ${honest.output}`);

      const board = await readBoard(hub.url, SNAKE);
      const expected = await tamper(board, nextInt(rng, rows - ROWS_EACH * names.length));
      const liar = await startLyingHub(board);
      const { code, output } = await verifyBoard(liar.url);
      liar.close();
      if (code !== 1) faults.push(`the exit code of a tampered board is ${code}`);
      const found = rowsIn(output);
      for (const [name, { runIds, part }] of expected) {
        const isNamed = runIds.some((runId) =>
          found.get(runId)?.some((line) => new RegExp(`^(?:${part}): `).test(line)),
        );
        if (isNamed) named++;
        else faults.push(`${name} was not named: ${JSON.stringify(runIds.map((runId) => found.get(runId)))}`);
      }
      const touched = new Set([...expected.values()].flatMap(({ runIds }) => runIds));
      for (const [runId, lines] of found)
        if (!touched.has(runId)) faults.push(`run ${runId} was named without a reason: ${lines.join(', ')}`);
      const rate = Math.round(rows / seconds);
      text = `${rows} rows hold, ${rate} a second; ${named} of ${names.length} tamperings named`;
    } finally {
      await hub.close();
    }
    return { text, faults };
  },
});

async function verifyBoard(url: string): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = { env: {}, operator: 'ops', print, printError: print, confirm: undefined };
  const address = `${url}/leaderboard?tab=games&game=${SNAKE}`;
  return { code: await runOperator(['verify', 'board', address], terminal), output: lines.join('\n') };
}

/** Tampers with rows far enough from each other. @returns which runs each tampering may touch, and what must be named of one of them */
async function tamper(
  board: ShownBoard,
  first: number,
): Promise<Map<string, { readonly part: string; readonly runIds: readonly string[] }>> {
  const expected = new Map<string, { part: string; runIds: string[] }>();
  const targets = Object.keys(TAMPERINGS).map((name, index) => {
    const [above, row, below] = board.rows.slice(first + ROWS_EACH * index);
    if (!above || !row || !below) throw new Error('the board has too few rows');
    return { name, above, row, below };
  });
  for (const { name, above, row, below } of targets) {
    const [page, replay] = [board.pages.get(row.runId), board.replays.get(row.runId)];
    const [part, change] = TAMPERINGS[name] ?? [];
    if (!page || !replay || part === undefined || !change) throw new Error(`nothing to do ${name} with`);
    await change({ board, row, page, replay, above });
    expected.set(name, { part, runIds: [above.runId, row.runId, below.runId] });
  }
  return expected;
}

/** What the command says, by the run of the row. */
function rowsIn(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of output.split('\n')) {
    const [, runId] = /^row \d+, run ([\w-]+) of .*, does not hold:$/.exec(line) ?? [];
    if (runId !== undefined) found.set(runId, (lines = found.get(runId) ?? []));
    else if (line.startsWith('  ')) lines.push(line.trim());
  }
  return found;
}
