import { z } from 'zod';
import { DAILY_GATE, DAYS_TO_COUNT } from '../domain/gates.ts';
import { SIDES } from '../domain/faction.ts';
import { MOST_SHARE } from '../domain/gold-share.ts';
import { count, monthParameter, publicPlayer, timestamp } from './shared.ts';

export const gatesQuery = z.strictObject({
  /** A month in UTC. Default: the present one. */
  month: monthParameter.optional(),
});

export const chronicleParams = z.object({ month: monthParameter });

const side = z.enum(SIDES);
const gateNumber = z.int().min(1).max(DAILY_GATE);
const share = z.int().min(0).max(MOST_SHARE);

/** 1000 is what one run at the gold medal's score adds for the best player of a side. */
const strength = count;

export const gate = z.object({
  gate: gateNumber,
  /** Who holds it: the strongest side. While no side is stronger than both others it stays with the one that held it before. */
  holder: side.nullable(),
  /** Who held it at the end of the month before. */
  heldBefore: side.nullable(),
  strengths: z.object({ oni: strength, mud: strength, ustur: strength }),
  /** By how much the holder is stronger than the strongest other side. */
  margin: count,
  /** What would turn it: the strongest side that does not hold it. Null while no player counts and nobody holds it. */
  turn: z
    .object({
      side,
      /** Strength that it lacks. */
      missing: z.int().min(1),
      /** So many more players with a gold run would be enough; null when that would not do. */
      golds: z.int().min(1).nullable(),
    })
    .nullable(),
});

export const gatesAnswer = z.object({
  month: monthParameter,
  /** When the month ends. */
  endsAt: timestamp,
  /** When a run of this month was voided or restored after its end; null when none was. */
  correctedAt: timestamp.nullable(),
  gates: z.array(gate),
});

export const gatesMeAnswer = z.object({
  month: monthParameter,
  /** The side of the first counted run of the month that was flown for one: the player fights for it until the month ends. */
  side: side.nullable(),
  /** UTC days of the month with a counted run. */
  days: z.int().min(0).max(31),
  /** A player counts after so many days. */
  daysNeeded: z.literal(DAYS_TO_COUNT),
  /** What is left of the month, without today if the player has played on it, is too short for the player to count in it. */
  isLate: z.boolean().default(false),
  /** Gates that the player contests. */
  gates: z.array(
    z.object({
      gate: gateNumber,
      /** The best run of the month, or day of the daily: 1000 is gold. */
      share,
      /** Place among the counting players of the side, or the one that the player would have; null without a side. */
      place: z.int().min(1).nullable(),
      /** What it adds to the side's strength, or would add. */
      adds: strength,
    }),
  ),
});

export const chroniclesAnswer = z.array(z.object({ month: monthParameter, correctedAt: timestamp.nullable() }));

export const chronicleAnswer = gatesAnswer.extend({
  /** The best player of the holder at each gate; null where nobody of it counted. */
  heroes: z.array(z.object({ gate: gateNumber, user: publicPlayer, share }).nullable()),
  /** Players with a counted run in the month, and those of them that counted. */
  players: z.object({ all: count, counting: count }),
  /** The ten players that added most, over all gates. */
  contributors: z.array(z.object({ user: publicPlayer, side, strength, gates: z.int().min(1).max(DAILY_GATE) })),
});

export type Gate = z.infer<typeof gate>;
export type GatesAnswer = z.infer<typeof gatesAnswer>;
export type GatesMeAnswer = z.infer<typeof gatesMeAnswer>;
export type ChroniclesAnswer = z.infer<typeof chroniclesAnswer>;
export type ChronicleAnswer = z.infer<typeof chronicleAnswer>;
