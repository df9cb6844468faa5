import { median, shareOf } from '../panel/figures.ts';
import type { Band, Pace, Panel } from '../panel/pace.ts';
import { puzzle } from './game.ts';
import { dull } from './panel-dull.ts';
import { createPlayer } from './panel-player.ts';
import { MOVE_GOAL_NAMES, parOf } from './goals.ts';
import {
  ARTWORKS,
  MOVE_GOALS,
  PARS_SECONDS,
  PLAY_SECONDS,
  PIECES,
  PIECES_PER_STEP,
  RED_TIMER_SECONDS,
  secondsLeft,
} from './rules.ts';
import { piecesAtHome } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Windows of a row of the gallery. Ten runs show ten windows at most, so a row counts as seen with one of its windows. */
const ROW = 3;
const rowOf = (artwork: number) => `row ${Math.floor(artwork / ROW) + 1} of the gallery`;

const STEPS = [1, 2, 3, 4].map((step) => step * PIECES_PER_STEP);
const nameOfPieces = (pieces: number) => `${pieces} of ${PIECES} in place`;

/** The hardest par is beyond the panel: its fastest of 200 runs takes 26 s. */
const PARS_TO_MEET = PARS_SECONDS.slice(1);
const nameOfPar = (par: number) => `par of ${par} s`;

const isFlawless = ({ stats }: Pace) => isSolved(stats) && stats['moves'] === MOVE_GOALS.flawless;
const isWithinPar = (par: number) => (pace: Pace) =>
  isSolved(pace.stats) && (pace.stats['timeElapsed'] as number) <= par;
const isSolved = (stats: Pace['stats']) => stats['completed'] === 1;

/** What holds for people with other limits too; the pars are for those of the panel. */
const lastingBands: readonly Band[] = [
  {
    name: 'length of a median run of a median player in s',
    figure: (paces) => median(paces.median, ({ seconds }) => seconds),
    least: 40,
    most: 110,
  },
  {
    name: 'share of the runs of a novice that are flawless',
    figure: ({ novice }) => shareOf(novice, isFlawless),
    least: 0.4,
    most: 0.9,
  },
];

export const panel: Panel<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  game: puzzle,
  createPlayer,
  dull,
  // Ten different windows in ten runs, as `rankedOptions` never draws one twice in a row.
  setup: (seed) => ({ options: { artwork: (seed * 5) % ARTWORKS } }),
  isThreatened: ({ status, ticksLeft }) => status === 'playing' && secondsLeft(ticksLeft) <= RED_TIMER_SECONDS,
  isReward: (event) => event.type === 'solved' || (event.type === 'swapped' && event.home.length > 0),
  contents: [
    ...Array.from({ length: ARTWORKS / ROW }, (_, row) => rowOf(row * ROW)),
    ...STEPS.map(nameOfPieces),
    ...MOVE_GOAL_NAMES,
    ...PARS_TO_MEET.map(nameOfPar),
  ],
  contentsIn: ({ artwork, board, status }) => [
    rowOf(artwork),
    ...STEPS.filter((pieces) => status !== 'preview' && piecesAtHome({ board }) >= pieces).map(nameOfPieces),
  ],
  contentsOf: (event) => {
    if (event.type !== 'solved') return [];
    const par = parOf(PLAY_SECONDS - event.bonus);
    return [
      ...MOVE_GOAL_NAMES.filter((goal) => event.moves <= MOVE_GOALS[goal]),
      ...PARS_TO_MEET.filter((seconds) => par !== undefined && par <= seconds).map(nameOfPar),
    ];
  },
  causeOf: ({ status }) => status,
  bands: [
    ...lastingBands,
    {
      name: 'share of the runs of a novice within the par of 60 s',
      figure: ({ novice }) => shareOf(novice, isWithinPar(60)),
      least: 0.3,
      most: 0.85,
    },
    {
      name: 'share of the runs of a median player within the par of 40 s',
      figure: (paces) => shareOf(paces.median, isWithinPar(40)),
      most: 0.1,
    },
    {
      name: 'share of the runs of a skilled player within the par of 40 s',
      figure: ({ skilled }) => shareOf(skilled, isWithinPar(40)),
      least: 0.2,
      most: 0.6,
    },
    {
      name: 'share of the runs of an expert within the par of 25 s',
      figure: ({ expert }) => shareOf(expert, isWithinPar(25)),
      most: 0.1,
    },
  ],
  variedBands: lastingBands,
};
