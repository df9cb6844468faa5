import { dullLanguage } from '../panel/dull-language.ts';
import { createPlayerWith } from './panel-player.ts';
import { HOVER, PLAYER_BOUNDS, type PowerUpKind, isBig } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaState, Place } from './simulation/state.ts';

const { left, right, bottom } = PLAYER_BOUNDS;

/** Ticks of a way from one edge to the other, and of a way of one ship to and fro. */
const PACE_TICKS = 180;
const SHIMMY_TICKS = 20;

const toAndFro = (tick: number, ticks: number, one: Place, other: Place) =>
  Math.floor(tick / ticks) % 2 === 0 ? one : other;

const POSTS = {
  'left corner': () => ({ x: left, y: bottom }),
  'right corner': () => ({ x: right, y: bottom }),
  middle: () => ({ x: 480, y: bottom }),
  /** Where extra ships hover. */
  'docking place': () => ({ x: 480, y: HOVER.y }),
  pace: ({ tick }: Readonly<ArenaState>) => toAndFro(tick, PACE_TICKS, { x: left, y: bottom }, { x: right, y: bottom }),
  shimmy: ({ tick }: Readonly<ArenaState>) =>
    toAndFro(tick, SHIMMY_TICKS, { x: 450, y: bottom }, { x: 510, y: bottom }),
} as const;

const FETCHES: Readonly<Record<string, (kind: PowerUpKind) => boolean>> = {
  all: () => true,
  timed: (kind) => kind !== 'extraLife',
  nothing: () => false,
};

/** Dull play: keeping to one place or way, not dodging, sparing one thing, leaving power-ups. */
export const dull = dullLanguage<ArenaState, ArenaCommand>()({
  genes: {
    post: ['hunt', 'left corner', 'right corner', 'middle', 'docking place', 'pace', 'shimmy'],
    dodges: ['yes', 'no'],
    fetches: ['all', 'timed', 'nothing'],
    spares: ['nothing', 'small', 'big', 'boss', 'everything'],
  },
  createPlayer({ post, dodges, fetches, spares }, human, seed) {
    return createPlayerWith(
      {
        ...(post !== 'hunt' && { post: POSTS[post] }),
        // Whoever flies to and fro without looking dodges nothing: to do so is to play.
        dodges: dodges === 'yes' && post !== 'pace' && post !== 'shimmy',
        fetches: FETCHES[fetches] as (kind: PowerUpKind) => boolean,
        ...(spares !== 'nothing' && {
          spares: ({ is }) => {
            if (spares === 'everything') return true;
            if (is === 'rock') return false;
            if (is === 'boss') return is === spares;
            return spares === (isBig(is) ? 'big' : 'small');
          },
        }),
      },
      human,
      seed,
    );
  },
});
