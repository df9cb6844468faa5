import type { ChroniclesAnswer, Gate, GatesAnswer, GatesMeAnswer } from '@star-seekers/contracts';
import { DAYS_TO_COUNT, GATES } from '@star-seekers/contracts/gates';
import { SIDES, type Side } from '@star-seekers/contracts/faction';
import { cachedUntilCommit } from '../../platform/database/cached-until-commit.ts';
import type { Database } from '../../platform/database/database.ts';
import { countDays } from './figures.ts';
import { dayOfMonth, endOfMonth, monthOf } from '../counting/month.ts';
import { findCorrection, findPart, listParts } from './repository.ts';
import { lastContest, placeAmong, sharesOf, standingsAt } from './standings.ts';
import { type Strengths, strengthsOf, strongest, turnOf, weightOf } from './strength.ts';

export const GATE_NUMBERS = GATES.map((_, index) => index + 1);

/** The gates in a month. */
export async function gatesOf(db: Database, month: string): Promise<GatesAnswer> {
  const [gates, correctedAt] = await Promise.all([gatesIn(db, month), correctionOf(db, month)]);
  return { month, endsAt: endOfMonth(month), correctedAt, gates };
}

const gatesIn = cachedUntilCommit(async (db, month: string) =>
  Promise.all(GATE_NUMBERS.map(async (gate) => gateIn(db, gate, month))),
);

async function gateIn(db: Database, gate: number, month: string): Promise<Gate> {
  const [standings, heldBefore] = await Promise.all([standingsAt(db, gate, month), holderBefore(db, gate, month)]);
  const shares = sharesOf(standings);
  const strengths = strengthsOf(shares);
  const holder = strongest(strengths) ?? heldBefore;
  return {
    gate,
    holder,
    heldBefore,
    strengths,
    margin: holder ? Math.max(0, strengths[holder] - strongestOther(strengths, holder)) : 0,
    turn: turnOf(shares, holder),
  };
}

function strongestOther(strengths: Strengths, side: Side): number {
  return Math.max(...SIDES.filter((other) => other !== side).map((other) => strengths[other]));
}

/** Who held a gate when a month began: the side that was last stronger than both others. */
async function holderBefore(db: Database, gate: number, month: string): Promise<Side | null> {
  const contested = await lastContest(db, gate, month);
  if (contested === undefined) return null;
  const standings = await standingsAt(db, gate, contested);
  return strongest(strengthsOf(sharesOf(standings))) ?? holderBefore(db, gate, contested);
}

/** When a month was corrected after its end: before that, voids are part of the war. */
export async function correctionOf(db: Database, month: string): Promise<number | null> {
  const correctedAt = await findCorrection(db, month);
  return correctedAt !== undefined && correctedAt >= endOfMonth(month) ? correctedAt : null;
}

/** A player's part in a month. */
export async function partOf(db: Database, userId: string, month: string, now: number): Promise<GatesMeAnswer> {
  const { player, bests } = await findPart(db, userId, month);
  const side = SIDES.find((candidate) => candidate === player?.faction) ?? null;
  const played = player?.days ?? 0;
  const gates = [...bests.values()].toSorted((one, other) => one.gate - other.gate);
  return {
    month,
    side,
    days: countDays(played),
    daysNeeded: DAYS_TO_COUNT,
    isLate: countDays(played | daysFrom(now, month)) < DAYS_TO_COUNT,
    gates: await Promise.all(
      gates.map(async (best) => {
        const { gate, share } = best;
        if (!side) return { gate, share, place: null, adds: 0 };
        const place = placeAmong((await standingsAt(db, gate, month))[side], best);
        return { gate, share, place, adds: Math.round(weightOf(place) * share) };
      }),
    ),
  };
}

/** The set of days of a month that a moment leaves, the present one among them: bit 0 is the first. */
function daysFrom(now: number, month: string): number {
  const all = 2 ** dayOfMonth(endOfMonth(month) - 1) - 1;
  if (monthOf(now) !== month) return monthOf(now) < month ? all : 0;
  return all & (-1 << (dayOfMonth(now) - 1));
}

/** A player's parts in all months. */
export async function partsOfPlayer(db: Database, userId: string, now: number): Promise<GatesMeAnswer[]> {
  const months = [...(await listParts(db, userId)).keys()].toSorted();
  return Promise.all(months.map(async (month) => partOf(db, userId, month, now)));
}

/** Months before another one in which somebody had a counted run, latest first. */
export async function chroniclesBefore(db: Database, month: string): Promise<ChroniclesAnswer> {
  const chronicles: { month: string; correctedAt: number | null }[] = [];
  for (let next = await monthBefore(db, month); next !== undefined; next = await monthBefore(db, next)) {
    chronicles.push({ month: next, correctedAt: await correctionOf(db, next) });
  }
  return chronicles;
}

/** One seek, whatever the number of players. */
async function monthBefore(db: Database, month: string): Promise<string | undefined> {
  const query = db.selectFrom('gate_players').select('month').where('month', '<', month);
  return (await query.orderBy('month', 'desc').limit(1).executeTakeFirst())?.month;
}
