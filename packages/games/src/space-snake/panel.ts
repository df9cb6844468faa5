import { median, reactionBands, skillBand } from '../panel/figures.ts';
import type { Pace, Panel } from '../panel/pace.ts';
import { distance } from './board.ts';
import { spaceSnake } from './game.ts';
import { dull } from './panel-dull.ts';
import { createPlayer } from './panel-player.ts';
import { ENEMY_KINDS, RESOURCE_KINDS } from './rules.ts';
import { type SnakeCommand, type SnakeEvent, head } from './sim.ts';
import type { SnakeState } from './state.ts';

/** Enemies this close to the head can be hit within two seconds. */
const THREAT_CELLS = 6;

const WAVES_TO_SEE = [1, 5, 10, 15, 20].map((wave) => ({ wave, name: `wave ${wave}` }));
const LENGTHS_TO_SEE = [2, 5, 10, 15].map((length) => ({ length, name: `${length} ships` }));

export const panel: Panel<SnakeState, SnakeCommand, SnakeEvent> = {
  game: spaceSnake,
  createPlayer,
  dull,
  isThreatened: (state) =>
    state.enemies.some((enemy) => enemy.activeIn < 60 && distance(enemy, head(state)) <= THREAT_CELLS),
  isReward: ({ type }) => type === 'collected' || type === 'grown',
  contents: [
    ...RESOURCE_KINDS,
    ...ENEMY_KINDS,
    ...WAVES_TO_SEE.map(({ name }) => name),
    ...LENGTHS_TO_SEE.map(({ name }) => name),
  ],
  contentsIn: contentsOf,
  causeOf: ({ death }) => death?.cause ?? 'time',
  bands: [
    ...reactionBands,
    skillBand,
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 120,
      most: 180,
    },
    {
      name: 'length of a median run of a skilled player in s',
      figure: (paces) => median(paces.skilled, ({ seconds }) => seconds),
      most: 300,
    },
    {
      name: 'median share of the waves of a median player in which all four resources are taken',
      figure: (paces) => median(paces.median, cleanShare),
      least: 0.5,
    },
  ],
  variedBands: [
    ...reactionBands.slice(0, 2),
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 60,
      most: 240,
    },
    {
      name: 'length of a median run of an expert in s',
      figure: (paces) => median(paces.expert, ({ seconds }) => seconds),
      most: 480,
    },
  ],
};

function contentsOf(state: Readonly<SnakeState>): Iterable<string> {
  const contents: string[] = [];
  for (const { kind } of state.resources) contents.push(kind);
  // One kind flies a figure.
  if (state.enemies[0]) contents.push(state.enemies[0].kind);
  for (const { wave, name } of WAVES_TO_SEE) if (state.wave >= wave) contents.push(name);
  for (const { length, name } of LENGTHS_TO_SEE) if (state.convoy.length >= length) contents.push(name);
  return contents;
}

function cleanShare({ stats: { clean = 0, waves = 0 } }: Pace): number {
  return clean / Math.max(1, waves - 1);
}
