import type { Panel } from '../panel/pace.ts';
import { memoryChallenge } from './game.ts';
import { createPlayer } from './panel-player.ts';
import { levelSeconds, secondsLeft } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

const LEVELS_TO_SEE = [1, 2, 3, 4, 5, 6] as const;

/** The clock presses in its last quarter. */
const PRESSING_SHARE = 0.25;

export const panel: Panel<MemoryState, MemoryCommand, MemoryEvent> = {
  game: memoryChallenge,
  createPlayer,
  isThreatened: ({ status, level, ticksLeft }) =>
    status === 'playing' && secondsLeft(ticksLeft) <= PRESSING_SHARE * levelSeconds(level),
  isReward: ({ type }) => type === 'matched' || type === 'levelCompleted',
  contents: LEVELS_TO_SEE.map((level) => `level ${level}`),
  contentsIn: ({ level }) => LEVELS_TO_SEE.filter((to) => level >= to).map((to) => `level ${to}`),
  causeOf: ({ status, level, ended }) => (status === 'lost' ? `clock of level ${level}` : (ended ?? 'none')),
  bands: [],
};
