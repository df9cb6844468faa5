import { median, shareOf } from '../panel/figures.ts';
import type { Band, Pace, Panel } from '../panel/pace.ts';
import { memoryChallenge } from './game.ts';
import { LOOKS } from './look-alikes.ts';
import { dull } from './panel-dull.ts';
import { createPlayer } from './panel-player.ts';
import {
  MEDAL_LEVELS,
  PARS,
  PAR_RECALLS,
  looksOf,
  levelSeconds,
  parSeconds,
  secondsLeft,
  secondsUsed,
} from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** A chase for medals is over after the sixth. */
const LEVELS_TO_SEE = [1, 2, 3, 4, 5, MEDAL_LEVELS] as const;
const STARS_TO_SEE = [1, 2, 3] as const;

/** The clock presses in its last quarter, and a par in its last ten seconds. */
const PRESSING_SHARE = 0.25;
const PRESSING_PAR_SECONDS = 10;

/** Seconds that a level took; Infinity where it was not cleared. */
function secondsOf({ seen }: Pace, level: number): number {
  return (seen.get(`end of level ${level}`) ?? Number.POSITIVE_INFINITY) - (seen.get(`level ${level}`) ?? 0);
}

/** Share of the runs that came to a level in which it was cleared within so many seconds. */
function shareWithin(paces: readonly Pace[], level: number, seconds: number): number {
  const begun = paces.filter(({ seen }) => seen.has(`level ${level}`));
  return shareOf(begun, (pace) => secondsOf(pace, level) < seconds + 1);
}

/** Contents of each level that was met, by level: the panel looks at them in every tick. */
const levelContents = new Map<number, readonly string[]>();

function contentsOfLevel(level: number): readonly string[] {
  const known = levelContents.get(level);
  if (known) return known;
  const looks = looksOf(level);
  const contents = [`level ${level}`, ...(looks === LOOKS ? [] : looks.map((look) => `family of ${look}`))];
  levelContents.set(level, contents);
  return contents;
}

const bands: readonly Band[] = [
  {
    name: 'median seconds of level 1 of a median player',
    figure: (paces) => median(paces.median, (pace) => secondsOf(pace, 1)),
    least: 50,
    most: 90,
  },
  // A star beyond the first asks for memory, and the clock alone tells too little: who remembers nothing has 1.
  {
    name: 'median stars a level of a novice',
    figure: ({ novice }) => median(novice, starsALevel),
    most: 1.6,
  },
  {
    name: 'median stars a level of an expert',
    figure: ({ expert }) => median(expert, starsALevel),
    least: 1.8,
  },
  // With all look-alikes, in the last level of a chase, some come into the last quarter of the clock, which nobody does before.
  {
    name: 'share of the runs of novice and median players that come into the last quarter of the clock in level 6',
    figure: ({ novice, median: runs }) =>
      1 - shareWithin([...novice, ...runs], MEDAL_LEVELS, pressingSeconds(MEDAL_LEVELS)),
    least: 0.15,
    most: 0.5,
  },
  {
    name: 'the same in level 1',
    figure: ({ novice, median: runs }) => 1 - shareWithin([...novice, ...runs], 1, pressingSeconds(1)),
    most: 0.1,
  },
];

/** A chase for gold ends in five to eight minutes. */
const chaseBand: Band = {
  name: 'length of a median run of a skilled player in s',
  figure: ({ skilled }) => median(skilled, ({ seconds }) => seconds),
  least: 300,
  most: 480,
};

export const panel: Panel<MemoryState, MemoryCommand, MemoryEvent> = {
  game: memoryChallenge,
  createPlayer,
  dull,
  dullMost: MEDAL_LEVELS,
  isThreatened({ status, level, ticksLeft, recalls, bestRecalls }) {
    if (status !== 'playing') return false;
    // The next slip would end the streak that a star asks for.
    if (recalls > 1 && bestRecalls < PAR_RECALLS.gold) return true;
    const used = secondsUsed(level, ticksLeft);
    const isParNear = PARS.some((par) => {
      const left = parSeconds(level, par) - used;
      return left >= 0 && left <= PRESSING_PAR_SECONDS;
    });
    return isParNear || secondsLeft(ticksLeft) <= PRESSING_SHARE * levelSeconds(level);
  },
  isReward: ({ type }) => type === 'matched' || type === 'levelCompleted',
  contents: [
    ...LEVELS_TO_SEE.map((level) => `level ${level}`),
    ...LOOKS.map((look) => `family of ${look}`),
    ...STARS_TO_SEE.map((stars) => `${stars} stars`),
    'stars saved',
  ],
  contentsIn: ({ level }) => contentsOfLevel(level),
  contentsOf(event) {
    if (event.type === 'won') return ['stars saved'];
    return event.type === 'levelCompleted' ? [`end of level ${event.level}`, `${event.stars} stars`] : [];
  },
  causeOf: ({ status, level, ended }) =>
    status === 'lost' ? `clock of level ${level}` : status === 'won' ? 'saved' : (ended ?? 'none'),
  bands: [...bands, chaseBand],
  // Hands of three tenths more take longer.
  variedBands: bands,
};

/** Stars of a level that was cleared, of those that medals count. */
function starsALevel({ seen, reached = 0 }: Pace): number {
  const cleared = [...seen.keys()].filter((content) => content.startsWith('end of level ')).length;
  return reached / Math.min(cleared, MEDAL_LEVELS);
}

function pressingSeconds(level: number): number {
  return (1 - PRESSING_SHARE) * levelSeconds(level);
}
