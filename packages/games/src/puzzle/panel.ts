import { median, shareOf } from '../panel/figures.ts';
import type { Panel } from '../panel/pace.ts';
import { puzzle } from './game.ts';
import { createPlayer } from './panel-player.ts';
import { ARTWORKS, RED_TIMER_SECONDS, secondsLeft } from './rules.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Windows of a row of the gallery. Ten runs show ten windows at most, so a row counts as seen with one of its windows. */
const ROW = 3;
const rowOf = (artwork: number) => `row ${Math.floor(artwork / ROW) + 1} of the gallery`;

const SEAMS_TO_JOIN = [6, 12, 18, 24] as const;

export const panel: Panel<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  game: puzzle,
  createPlayer,
  // Ten different windows in ten runs, as `rankedOptions` never draws one twice in a row.
  setup: (seed) => ({ options: { artwork: (seed * 5) % ARTWORKS } }),
  isThreatened: ({ status, ticksLeft }) => status === 'playing' && secondsLeft(ticksLeft) <= RED_TIMER_SECONDS,
  isReward: (event) => event.type === 'solved' || (event.type === 'swapped' && event.joined.length > 0),
  contents: [
    ...Array.from({ length: ARTWORKS / ROW }, (_, row) => rowOf(row * ROW)),
    ...SEAMS_TO_JOIN.map((seams) => `${seams} of ${SEAMS.length} seams`),
    'perfect',
  ],
  contentsIn: ({ artwork, board, status }) => [
    rowOf(artwork),
    ...SEAMS_TO_JOIN.filter((seams) => status !== 'preview' && joinedSeams(board).length >= seams).map(
      (seams) => `${seams} of ${SEAMS.length} seams`,
    ),
  ],
  contentsOf: (event) => (event.type === 'solved' && event.perfect ? ['perfect'] : []),
  causeOf: ({ status }) => status,
  bands: [
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 40,
      most: 110,
    },
    {
      name: 'share of the runs of a novice that are solved',
      figure: ({ novice }) => shareOf(novice, ({ stats }) => stats['completed'] === 1),
      most: 0.95,
    },
  ],
};
