import type { ChronicleAnswer, PublicPlayer } from '@star-seekers/contracts';
import { SIDES, type Side } from '@star-seekers/contracts/faction';
import { cachedUntilCommit } from '../../platform/database/cached-until-commit.ts';
import type { Database } from '../../platform/database/database.ts';
import { GATE_NUMBERS, gatesOf } from './service.ts';
import { type Standings, standingsAt } from './standings.ts';
import { weightOf } from './strength.ts';

/** Players whom a chronicle names for what they added over all gates. */
const CONTRIBUTORS = 10;

/** The chronicle of a month: all of it follows from the runs that count. */
export const chronicleOf = cachedUntilCommit(async (db, month: string): Promise<ChronicleAnswer> => {
  const [answer, players, ...standings] = await Promise.all([
    gatesOf(db, month),
    countPlayers(db, month),
    ...GATE_NUMBERS.map(async (gate) => standingsAt(db, gate, month)),
  ]);
  const heroes = answer.gates.map(({ gate, holder }, index) => {
    const best = holder && standings[index]?.[holder][0];
    return best ? { gate, share: best.share, userId: best.user_id } : null;
  });
  const most = contributionsOf(standings).slice(0, CONTRIBUTORS);
  const names = await namesOf(db, [
    ...heroes.flatMap((hero) => hero?.userId ?? []),
    ...most.map(({ userId }) => userId),
  ]);
  const nameOf = (userId: string, faction: Side): PublicPlayer => ({
    id: userId,
    username: names.get(userId) ?? '',
    faction,
  });
  return {
    ...answer,
    heroes: answer.gates.map(({ holder }, index) => {
      const hero = heroes[index];
      return hero && holder ? { gate: hero.gate, user: nameOf(hero.userId, holder), share: hero.share } : null;
    }),
    players,
    contributors: most.map(({ userId, side, strength, gates }) => ({
      user: nameOf(userId, side),
      side,
      strength: Math.round(strength),
      gates,
    })),
  };
});

interface Contribution {
  readonly userId: string;
  readonly side: Side;
  readonly strength: number;
  readonly gates: number;
}

/** What each player added to the strengths of the side, the most first. */
function contributionsOf(gates: readonly Standings[]): Contribution[] {
  const sums = new Map<string, Contribution>();
  for (const standings of gates) {
    for (const side of SIDES) {
      for (const [index, { user_id: userId, share }] of standings[side].entries()) {
        const before = sums.get(userId) ?? { userId, side, strength: 0, gates: 0 };
        const strength = before.strength + weightOf(index + 1) * share;
        sums.set(userId, { ...before, strength, gates: before.gates + 1 });
      }
    }
  }
  return [...sums.values()].toSorted(
    (one, other) => other.strength - one.strength || (one.userId < other.userId ? -1 : 1),
  );
}

async function countPlayers(db: Database, month: string): Promise<{ all: number; counting: number }> {
  const { all, counting } = await db
    .selectFrom('gate_players')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.sum<number | null>('counts').as('counting')])
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return { all, counting: counting ?? 0 };
}

async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, username }) => [id, username]));
}
