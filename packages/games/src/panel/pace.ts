import {
  type AnyRun,
  Run,
  type RunOptions,
  type RunSetup,
  type SimState,
  TICKS_PER_SECOND,
  localDealer,
} from '@star-seekers/sim';
import type { Bot, Game } from '../game.ts';
import { medalFigure } from '../medal.ts';
import type { DullLanguage } from './dull-language.ts';
import { HUMANS, type Human, type PlayerType, byPlayerType } from './humans.ts';

/** How the panel plays a game, and what its pace is measured by. Each game has one in its `panel.ts`. */
export interface Panel<State extends SimState, Command, Event> {
  readonly game: Game<State, Command, Event>;
  /** A synthetic player, who sees what is on the screen and uses the buttons of the game. */
  readonly createPlayer: (human: Human, seed: number, type: PlayerType) => Bot<State, Command>;
  /** The ways of playing that a person would find boring, and that must not win. */
  readonly dull?: DullLanguage<State, Command>;
  /** What dull play can reach of what medals count: medals are above it, on days too. */
  readonly dullMost?: number;
  /** Further settings of a run, such as the artwork. */
  readonly setup?: (seed: number) => Omit<RunSetup, 'seed'>;
  /** Whether something on the screen can cost the player something now. */
  readonly isThreatened: (state: Readonly<State>) => boolean;
  /** Whether an event is a reward that is felt. */
  readonly isReward: (event: Event) => boolean;
  /** Everything that a run can show, by name: kinds, levels, set pieces. */
  readonly contents: readonly string[];
  /** Contents that are on the screen now. */
  readonly contentsIn: (state: Readonly<State>) => Iterable<string>;
  /** Contents that an event shows. */
  readonly contentsOf?: (event: Event) => Iterable<string>;
  /** Why a run ended. */
  readonly causeOf: (state: Readonly<State>) => string;
  /** What the pace must keep to. */
  readonly bands: readonly Band[];
  /** What it must keep to for people with other limits too; without them the same. */
  readonly variedBands?: readonly Band[];
}

/** A panel whose types the caller does not need to know. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyPanel = Panel<any, any, any>;

/** A figure of the pace, and the bounds that it keeps to. */
export interface Band {
  readonly name: string;
  readonly figure: (paces: Paces) => number;
  readonly least?: number;
  readonly most?: number;
}

/** The measured runs of each type of player. */
export type Paces = Readonly<Record<PlayerType, readonly Pace[]>>;

/** The pace of one run. Times are in seconds since its first tick. */
export interface Pace {
  readonly seconds: number;
  readonly score: number;
  readonly points: number;
  /** What medals count, in games in which it is not the score. */
  readonly reached?: number;
  /** Figures of the result screen. */
  readonly stats: Readonly<Record<string, number>>;
  /** Infinity where there was none. */
  readonly firstThreat: number;
  readonly firstReward: number;
  /** Share of the seconds in which nothing threatened and nothing rewarded. */
  readonly deadShare: number;
  /** When each content was first seen. */
  readonly seen: ReadonlyMap<string, number>;
  readonly cause: string;
  /** Whether the run was cut off at the game's longest time. */
  readonly capped: boolean;
}

/** Ticks between two looks for threats: a tenth of a second. */
const TICKS_PER_LOOK = 6;

/**
 * A run of the panel before its first tick.
 * @param options a day's conditions; without them the panel's own settings
 */
export function beginRun(
  { game: { sim, dealer }, setup }: AnyPanel,
  seed: number,
  options: RunOptions | undefined = setup?.(seed).options,
): AnyRun {
  return new Run(sim, { seed, ...(options && { options }) }, dealer && localDealer(dealer, seed, options));
}

/** Such a run, and who will play it. */
export function beginAttempt(
  panel: AnyPanel,
  type: PlayerType,
  seed: number,
  options?: RunOptions,
  human: Human = HUMANS[type],
): { readonly run: AnyRun; readonly player: Bot<SimState, unknown> } {
  return { run: beginRun(panel, seed, options), player: panel.createPlayer(human, seed, type) };
}

/**
 * Plays one run of the panel and measures it.
 * @param human a player with other limits than those of the type
 */
export function measurePace(panel: AnyPanel, type: PlayerType, seed: number, human?: Human): Pace {
  const { game, isThreatened, isReward, contentsIn, contentsOf } = panel;
  const { sim } = game;
  const { run, player } = beginAttempt(panel, type, seed, undefined, human);
  const seen = new Map<string, number>();
  const unseen = new Set(panel.contents);
  let [firstThreat, firstReward] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [seconds, deadSeconds] = [0, 0];
  let alive = false;
  const note = (contents: Iterable<string> | undefined, at: number) => {
    for (const content of contents ?? []) {
      if (seen.has(content)) continue;
      seen.set(content, at);
      unseen.delete(content);
    }
  };
  while (!run.ended) {
    const at = run.state.tick / TICKS_PER_SECOND;
    run.step(player(run.state), (event) => {
      note(contentsOf?.(event), at);
      if (!isReward(event)) return;
      alive = true;
      firstReward = Math.min(firstReward, at);
    });
    if (unseen.size > 0) note(contentsIn(run.state), at);
    if (run.state.tick % TICKS_PER_LOOK !== 0) continue;
    if (isThreatened(run.state)) {
      alive = true;
      firstThreat = Math.min(firstThreat, at);
    }
    if (run.state.tick % TICKS_PER_SECOND !== 0) continue;
    seconds++;
    if (!alive) deadSeconds++;
    alive = false;
  }
  const { score, points, stats, reason } = sim.outcome(run.state);
  return {
    seconds: run.state.tick / TICKS_PER_SECOND,
    score,
    points,
    ...((game.medalsOf ?? game.goldOf) && { reached: reachedIn(game, run.state) }),
    stats,
    firstThreat,
    firstReward,
    deadShare: seconds === 0 ? 0 : deadSeconds / seconds,
    seen,
    cause: panel.causeOf(run.state),
    capped: reason === 'time',
  };
}

/** What the medals of a game count, of a run that has ended. */
export function reachedIn(game: Game<SimState, unknown, unknown>, state: SimState): number {
  const { score } = game.sim.outcome(state);
  return medalFigure(game, game.medals, { score, keepsakes: game.keepsakesOf?.(state) });
}

/** The first of the seeds whose runs are recorded. */
export const FIRST_SEED = 1020;

/** Recorded runs of each type of player; `pnpm stress` plays 200. */
export const RUNS = 20;

/** Plays a number of runs with every type of player, with the seeds from `firstSeed` on. */
export function measurePaces(panel: AnyPanel, runs: number, firstSeed = FIRST_SEED): Paces {
  return byPlayerType((type) =>
    Array.from({ length: runs }, (_, index) => measurePace(panel, type, firstSeed + index)),
  );
}
