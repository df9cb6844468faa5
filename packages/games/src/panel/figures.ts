import { MEDALS } from '../medal.ts';
import { PLAYER_TYPES } from './humans.ts';
import type { AnyPanel, Band, Pace, Paces } from './pace.ts';

/** Value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

export function median(paces: readonly Pace[], figure: (pace: Pace) => number): number {
  return quantile(paces.map(figure), 0.5);
}

/** Share of runs for which something holds. */
export function shareOf<Measured = Pace>(runs: readonly Measured[], holds: (run: Measured) => boolean): number {
  return runs.filter(holds).length / runs.length;
}

/** Share of a game's contents that a player has seen after some runs. */
export function shareSeen({ contents }: Pick<AnyPanel, 'contents'>, paces: readonly Pace[]): number {
  const seen = new Set(paces.flatMap((pace) => [...pace.seen.keys()]));
  return contents.filter((content) => seen.has(content)).length / contents.length;
}

export function isWithin({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Band, figure: number) {
  return figure >= least && figure <= most;
}

/** Each medal is what this share of the runs of a type of player reaches. */
export const QUARTER = 0.25;

export const EARNERS = { bronze: 'novice', silver: 'median', gold: 'skilled' } as const;

/** Nobody plays until the game is cut off. */
export const capBand: Band = {
  name: 'share of runs that reach the longest time',
  figure: (paces) => shareOf(all(paces), ({ capped }) => capped),
  most: 0,
};

/**
 * Bands of every game: no run reaches the longest time, ten runs show half of the game, or all of it to an expert, and each medal is
 * earned by about one run in four of its type of player, or gold by one in ten.
 */
export function commonBands(panel: Pick<AnyPanel, 'contents' | 'game'>): readonly Band[] {
  const { medals } = panel.game;
  const seenIn = (paces: readonly Pace[]) => shareSeen(panel, paces.slice(0, 10));
  return [
    capBand,
    {
      name: 'share of the contents that a median player sees in ten runs',
      figure: ({ median: runs }) => seenIn(runs),
      least: 0.5,
    },
    { name: 'share of the contents that an expert sees in ten runs', figure: ({ expert }) => seenIn(expert), least: 1 },
    ...MEDALS.map((medal) => ({
      name: `share of the runs of a ${EARNERS[medal]} player that earn ${medal}`,
      figure: (paces: Paces) =>
        shareOf(paces[EARNERS[medal]], ({ score, reached = score }) => reached >= medals[medal]),
      // Gold is for about one run in ten.
      least: medal === 'gold' ? 0.05 : 0.1,
      most: 0.4,
    })),
  ];
}

/** Better players score more: the least ratio of the median scores of two neighboring types. */
export const skillBand: Band = {
  name: 'least ratio of the median scores of two neighboring types of player',
  figure: (paces) => {
    const scores = PLAYER_TYPES.map((type) => median(paces[type], ({ score }) => score));
    return Math.min(...scores.slice(1).map((score, index) => score / (scores[index] as number)));
  },
  least: 1.25,
};

/** Bands of the games of reaction, for every type of player. */
export const reactionBands: readonly Band[] = [
  {
    name: 'median time of the first threat in s',
    figure: (paces) => median(all(paces), ({ firstThreat }) => firstThreat),
    most: 3,
  },
  {
    name: 'median time of the first reward in s',
    figure: (paces) => median(all(paces), ({ firstReward }) => firstReward),
    most: 5,
  },
  {
    name: 'median share of dead seconds',
    figure: (paces) => median(all(paces), ({ deadShare }) => deadShare),
    most: 0.1,
  },
];

const all = (paces: Paces): readonly Pace[] => Object.values(paces).flat();
