import { median, reactionBands, shareOf, skillBand } from '../panel/figures.ts';
import type { PlayerType } from '../panel/humans.ts';
import type { Band, Pace, Panel } from '../panel/pace.ts';
import { cargoRunner } from './game.ts';
import { within } from './grid.ts';
import { dull } from './panel-dull.ts';
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

function reachBand(type: PlayerType, deck: number, least: number): Band {
  return {
    name: `share of ${type} runs that reach deck ${deck}`,
    figure: (paces) => shareOf(paces[type], reached(deck)),
    least,
  };
}

/** @param least shares of median runs that reach deck 3, and of skilled ones that reach deck 5 */
function bandsWith(least: { readonly median: number; readonly skilled: number }): readonly Band[] {
  return [
    ...reactionBands,
    reachBand('novice', 2, 0.6),
    reachBand('median', 3, least.median),
    reachBand('skilled', 5, least.skilled),
    {
      name: 'median time of a median player on deck 1 in s, where it was cleared',
      figure: (paces) => median(paces.median.filter(reached(2)), ({ seen }) => seen.get('deck 2') as number),
      least: 60,
      most: 120,
    },
  ];
}

export const panel: Panel<CargoState, CargoCommand, CargoEvent> = {
  game: cargoRunner,
  createPlayer,
  dull,
  isThreatened: ({ drones, player, ticksLeft }) =>
    ticksLeft < THREAT_TICKS || drones.some((drone) => drone.mode !== 'patrol' || within(drone, player, THREAT_PX)),
  isReward: ({ type }) => REWARDS.has(type),
  contents: [...DECKS, 'suspicious', 'chase', 'search', 'inspect', 'stunned', 'shaken', 'all decks cleared'],
  contentsIn: ({ level, drones, fate }) => {
    const contents = [DECKS[level - 1] as string];
    for (const { mode } of drones) if (mode !== 'patrol') contents.push(mode);
    if (fate?.cause === 'victory') contents.push('all decks cleared');
    return contents;
  },
  contentsOf: ({ type }) => (type === 'shaken' ? [type] : []),
  causeOf: ({ fate, level }) => `${fate?.cause ?? 'time'} on deck ${level}`,
  bands: [...bandsWith({ median: 0.4, skilled: 0.5 }), skillBand],
  // Whose hands are slower than a novice's is median or skilled only by name.
  variedBands: bandsWith({ median: 0.3, skilled: 0.2 }),
};
