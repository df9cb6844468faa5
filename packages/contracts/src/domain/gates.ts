/**
 * The seven gates of the codex, in the order in which they were built. The first six are contested by the game of the same number, the
 * seventh by the daily.
 */
export const GATES = ['orion', 'tarn', 'halloway', 'amber', 'horn', 'beacon', 'seventh'] as const;
export type GateName = (typeof GATES)[number];

/** Number of the gate that the daily contests; gates are numbered from 1. */
export const DAILY_GATE = 7;

/** What each further player of a side adds, compared with the one before. */
export const NEXT_PLAYER = 0.8;

/** Players of a side that count at a gate, best first. All others together would add less than 0.01 of a gold run's 1000. */
export const COUNTED_PLAYERS = 64;

/** A player counts in a month after counted runs on so many of its UTC days. */
export const DAYS_TO_COUNT = 3;

/** The gate that a game contests; undefined for games beyond the sixth. */
export function gateOfGame(gameId: number): number | undefined {
  return gameId < DAILY_GATE ? gameId : undefined;
}
