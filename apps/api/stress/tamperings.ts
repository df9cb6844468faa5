import { games } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type CommandLog, decodeCommandLog } from '@star-seekers/sim';
import type { GameRow, ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { packLog } from '../src/domains/verifier/trace-run.ts';
import type { ShownBoard } from './lying-hub.ts';

/** A row that is tampered with, and those beside it. */
export interface Target {
  readonly board: ShownBoard;
  readonly row: GameRow;
  readonly page: RunPage;
  readonly replay: ReplayAnswer;
  readonly above: GameRow;
}

/** Changes what a hub shows. */
export type Tamper = (target: Target) => void | Promise<void>;

/** Tamperings with the part of the run that must be named, or parts of which one must be. They change nothing but their own row. */
export const TAMPERINGS: Readonly<Record<string, readonly [part: string, tamper: Tamper]>> = {
  'the score of the row': ['score', ({ row }) => void (row.score += 5)],
  'the score everywhere': ['score', ({ row, page, replay }) => void (row.score = page.score = replay.score += 5)],
  'the points of the row': ['points', ({ row, page }) => void (row.points = page.points - 1)],
  'the points everywhere': ['points', ({ row, page }) => void (row.points = page.points += 100)],
  'the name in the row': ['name', ({ row }) => void (row.user.username = 'somebody-else')],
  'the player in the row': ['name', ({ row }) => void (row.user.id = 'somebody-else')],
  'the name with the replay': ['name', ({ replay }) => void (replay.player.username = 'somebody-else')],
  'the rules version': ['version', ({ page, replay }) => void (page.rulesVersion = replay.rulesVersion -= 1)],
  'the game': ['game', ({ page, replay }) => void (page.gameId = replay.gameId = 6)],
  'the seed': ['log|score|state', ({ page, replay }) => void (page.setup.seed = replay.seed = (replay.seed ?? 0) + 1)],
  'the seed on the page': ['setup', ({ page }) => void (page.setup = { seed: 1 })],
  'a command': ['log|score|state', changesLog((log) => ({ ...log, commands: log.commands.slice(0, -1) }))],
  'the length': ['ticks', changesLog((log) => ({ ...log, ticks: log.ticks + 1 }))],
  'a character of the replay': [
    'log',
    ({ replay }) => void (replay.replay = `${replay.replay.slice(0, -9)}${replay.replay.slice(-8)}`),
  ],
  'a beacon': [
    'beacon',
    changesLog((log) => ({
      ...log,
      beacons: log.beacons.map((beacon) => ({ ...beacon, bits: (beacon.bits ^ 1) >>> 0 })),
    })),
  ],
  'the secret': ['beacon', ({ page }) => void (page.secret = [1, 2, 3, 4])],
  'the secret and the run of another row': [
    'copy',
    ({ board, page, replay, above }) => {
      const [otherPage, otherReplay] = [board.pages.get(above.runId), board.replays.get(above.runId)];
      if (!otherPage || !otherReplay) throw new Error('the row above has no run');
      Object.assign(page, { setup: otherPage.setup, secret: otherPage.secret, stats: otherPage.stats });
      Object.assign(replay, { seed: otherReplay.seed, replay: otherReplay.replay });
    },
  ],
  'a run that was not witnessed': [
    'witness',
    ({ page }) => void (page.witness = page.witness && { ...page.witness, unaccountedMs: 60_000 }),
  ],
  'a voided run': ['standing', ({ page }) => void (page.standing = 'voided')],
  'a run of another month': ['period', ({ page }) => void (page.finishedAt -= 40 * 24 * 60 * 60 * 1000)],
  'the final state': ['state', ({ page }) => void (page.stateHash = '0'.repeat(page.stateHash?.length ?? 8))],
  'the statistics': ['stats', ({ page }) => void (page.stats = {})],
  'no run': ['run', ({ board, row }) => void board.pages.delete(row.runId)],
  'no replay': ['log', ({ board, row }) => void board.replays.delete(row.runId)],
  'two rows in another order': [
    'order',
    ({ board, row, above }) => {
      const at = board.rows.indexOf(above);
      board.rows.splice(at, 2, row, above);
      [row.rank, above.rank] = [above.rank, row.rank];
    },
  ],
  'a row twice': [
    'duplicate',
    ({ board, row }) => {
      board.rows.splice(board.rows.indexOf(row), 0, structuredClone(row));
      number(board);
    },
  ],
  'a missing row': [
    'missing',
    ({ board, above }) => {
      board.rows.splice(board.rows.indexOf(above), 1);
      number(board);
    },
  ],
  'ticks that decide nothing': ['ties', ({ row, page }) => void (row.tieTicks = page.tieTicks = page.ticks)],
  'a rank': ['rank', ({ row }) => void (row.rank += 1)],
};

/** Numbers rows and pages again, as a hub that hides the change would. */
function number({ rows, pages }: ShownBoard): void {
  for (const [index, row] of rows.entries()) {
    row.rank = index + 1;
    const page = pages.get(row.runId);
    if (page) page.ranks.monthly = row.rank;
  }
}

function changesLog(change: (log: CommandLog<unknown>) => CommandLog<unknown>): Tamper {
  return async ({ page, replay }) => {
    const sim = games.get(page.gameId)?.sim;
    if (!sim) throw new Error(`no game ${page.gameId}`);
    const log = decodeCommandLog(sim.commands, await unpackReplay(replay.replay), sim) as CommandLog<unknown>;
    replay.replay = packLog(sim, change(log));
  };
}
