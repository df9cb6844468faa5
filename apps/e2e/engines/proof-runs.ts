import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GoldenFigures, encodeRecordedRun } from '@star-seekers/games/recorded-run';
import { dealerFor, games } from '@star-seekers/games';
import { Run } from '@star-seekers/sim';
import { figuresOfRun } from './run-figures.ts';

/** A run that must have the same result in every engine. */
export interface ProofRun {
  /** The folder of its game. */
  readonly game: string;
  readonly gameId: number;
  readonly kind: 'golden' | 'bot';
  /** Unique among the runs of its game and kind. */
  readonly name: string;
  readonly ticks: number;
  /** The text of the recorded run. */
  readonly file: string;
  /** Its expected result. */
  readonly figures: GoldenFigures;
}

/** Ticks that bots play of each game. */
const BOT_TICKS = 1_000_000;

/** The golden runs of every game with the figures of their files, and a million ticks of bots with the figures of this Node. */
export async function proofRuns(): Promise<ProofRun[]> {
  const golden = goldenRuns();
  const runs = [...golden];
  for (const [gameId, game] of new Map(golden.map(({ gameId, game }) => [gameId, game]))) {
    for (let ticks = 0, seed = 0; ticks < BOT_TICKS; seed++) {
      const run = await botRun(game, gameId, seed);
      runs.push(run);
      ticks += run.ticks;
    }
  }
  return runs;
}

/** The same files that `npm test` plays in Node and Chromium. */
function goldenRuns(): ProofRun[] {
  const gamesFolder = join(import.meta.dirname, '../../../packages/games/src');
  const paths = globSync('*/golden/*.json', { cwd: gamesFolder }).toSorted();
  return paths.map((path) => {
    const file = readFileSync(join(gamesFolder, path), 'utf8');
    const { gameId, golden } = JSON.parse(file) as { gameId: number; golden: GoldenFigures };
    const [game = ''] = path.split('/');
    // The last hash is that of the end.
    const ticks = Math.max(...Object.keys(golden.hashes).map(Number));
    return {
      game,
      gameId,
      kind: 'golden',
      name: `golden run ${basename(path, '.json')}`,
      ticks,
      file,
      figures: golden,
    };
  });
}

async function botRun(game: string, gameId: number, seed: number): Promise<ProofRun> {
  const entry = games.get(gameId);
  if (!entry) throw new Error(`there is no game ${gameId}`);
  const { sim, createBot } = entry;
  const run = new Run(sim, { seed }, dealerFor(gameId, { seed }));
  const bot = createBot({ skill: seed % 3 === 0 ? 'poor' : 'good', seed });
  while (!run.ended) run.step(bot(run.state));
  const { rulesVersion } = sim;
  const file = await encodeRecordedRun(sim, { gameId, rulesVersion, setup: run.setup, log: run.log });
  return {
    game,
    gameId,
    kind: 'bot',
    name: `seed ${seed}`,
    ticks: run.state.tick,
    file,
    figures: await figuresOfRun(file),
  };
}
