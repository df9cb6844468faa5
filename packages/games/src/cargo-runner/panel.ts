import { median, reactionBands, shareOf } from '../panel/figures.ts';
import type { Pace, Panel } from '../panel/pace.ts';
import { cargoRunner } from './game.ts';
import { within } from './grid.ts';
import { createPlayer } from './panel-player.ts';
import { DETECTION_RADIUS, DRONE_SPEED, LEVELS } from './rules.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';

/** A drone this close can have the courier in its light within two seconds, in pixels. */
const THREAT_PX = DETECTION_RADIUS + 2 * DRONE_SPEED;

/** The clock is a threat in its last seconds. */
const THREAT_TICKS = 60 * 60;

const REWARDS: ReadonlySet<CargoEvent['type']> = new Set(['pickedUp', 'delivered', 'shaken', 'pulse', 'levelComplete']);

const DECKS = Array.from({ length: LEVELS }, (_, index) => `deck ${index + 1}`);

const reached = (deck: number) => (pace: Pace) => pace.seen.has(`deck ${deck}`);

export const panel: Panel<CargoState, CargoCommand, CargoEvent> = {
  game: cargoRunner,
  createPlayer,
  isThreatened: ({ drones, player, ticksLeft }) =>
    ticksLeft < THREAT_TICKS || drones.some((drone) => drone.mode !== 'patrol' || within(drone, player, THREAT_PX)),
  isReward: ({ type }) => REWARDS.has(type),
  contents: [...DECKS, 'suspicious', 'chase', 'search', 'stunned', 'shaken', 'all decks cleared'],
  contentsIn: ({ level, drones, fate }) => [
    `deck ${level}`,
    ...drones.map(({ mode }) => mode),
    ...(fate?.cause === 'victory' ? ['all decks cleared'] : []),
  ],
  contentsOf: ({ type }) => (type === 'shaken' ? [type] : []),
  causeOf: ({ fate, level }) => `${fate?.cause ?? 'time'} on deck ${level}`,
  bands: [
    ...reactionBands,
    {
      name: 'share of novice runs that clear deck 1',
      figure: ({ novice }) => shareOf(novice, reached(2)),
      least: 0.6,
    },
    {
      name: 'share of median runs that reach deck 3',
      figure: (paces) => shareOf(paces.median, reached(3)),
      least: 0.4,
    },
    {
      name: 'share of skilled runs that reach deck 5',
      figure: ({ skilled }) => shareOf(skilled, reached(5)),
      least: 0.35,
    },
    {
      name: 'median time of a median player on deck 1 in s, where it was cleared',
      figure: (paces) => median(paces.median.filter(reached(2)), ({ seen }) => seen.get('deck 2') as number),
      least: 90,
      most: 160,
    },
  ],
};
