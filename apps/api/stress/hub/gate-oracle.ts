/**
 * The war for the gates, computed from all runs at once, independently of the production code and without regard to speed.
 */
import { GAMES_OF_DAY } from '@star-seekers/games';
import type { Faction } from '@star-seekers/contracts/faction';

/** A run that counts at the moment; at the seventh gate an attempt of a day. */
export interface OracleRun {
  readonly userId: string;
  readonly runId: string;
  /** 1 to 7. */
  readonly gate: number;
  readonly score: number;
  /** The score of the gold medal. */
  readonly gold: number;
  readonly faction: Faction;
  readonly at: number;
}

type Strength = Record<'oni' | 'mud' | 'ustur', number>;

const NAMES = ['oni', 'mud', 'ustur'] as const;

/** What a player has done in a month. */
export function playerIn(runs: readonly OracleRun[], userId: string, month: string) {
  const own = inOrder(runs.filter((run) => run.userId === userId && nameOf(run.at) === month));
  const first = own.find(({ faction }) => faction !== 'none');
  const days = new Set(own.map(({ at }) => new Date(at).getUTCDate()));
  const bests = [1, 2, 3, 4, 5, 6, 7].map((gate) => {
    const [best] = resultsAt(own, gate).toSorted((one, other) => other.value - one.value);
    return best;
  });
  return {
    faction: first?.faction ?? null,
    first: first?.runId ?? null,
    days: [...days].toSorted((one, other) => one - other),
    counts: first !== undefined && days.size >= 3,
    bests,
  };
}

/** Games of a day of the war. */
export function gamesOf(day: number): number {
  return GAMES_OF_DAY.length + (day % 2);
}

/** How many attempts the sum of a day of the war has. */
export function bestOf(day: number): number {
  return day % 3 === 0 ? 3 : gamesOf(day);
}

/** Results at a gate in their order: runs; at the seventh the mean of the best attempts of each day, as of the last of them. */
function resultsAt(own: readonly OracleRun[], gate: number) {
  const runs = own.filter((run) => run.gate === gate);
  if (gate < 7) return runs.map((run) => ({ value: valueOf(run), at: run.at }));
  return [...Map.groupBy(runs, ({ at }) => Math.floor(at / 86_400_000))].map(([day, attempts]) => {
    const best = inOrder(attempts)
      .toSorted((one, other) => valueOf(other) - valueOf(one))
      .slice(0, bestOf(day));
    return {
      value: Math.floor(best.reduce((sum, attempt) => sum + valueOf(attempt), 0) / bestOf(day)),
      at: Math.max(...best.map(({ at }) => at)),
    };
  });
}

/** What each player adds to the strengths of a month, the most first. */
export function contributionsIn(runs: readonly OracleRun[], month: string) {
  const ids = [...new Set(runs.map(({ userId }) => userId))];
  const players = ids.map((id) => ({ id, ...playerIn(runs, id, month) })).filter(({ counts }) => counts);
  const sums = players.map((player) => {
    const added = [0, 1, 2, 3, 4, 5, 6].flatMap((index) => {
      const own = player.bests[index];
      if (!own) return [];
      const before = players.filter(({ id, faction, bests }) => {
        const best = bests[index];
        if (!best || faction !== player.faction) return false;
        if (best.value !== own.value) return best.value > own.value;
        return best.at === own.at ? id < player.id : best.at < own.at;
      });
      return 0.8 ** before.length * own.value;
    });
    return {
      id: player.id,
      side: player.faction,
      sum: added.reduce((sum, value) => sum + value, 0),
      gates: added.length,
    };
  });
  return sums
    .toSorted((one, other) => other.sum - one.sum || (one.id < other.id ? -1 : 1))
    .map(({ sum, ...rest }) => ({ ...rest, strength: Math.round(sum) }));
}

/** The strengths at a gate in a month. */
export function strengthsIn(runs: readonly OracleRun[], gate: number, month: string): Strength {
  const players = [...new Set(runs.map(({ userId }) => userId))].map((userId) => playerIn(runs, userId, month));
  const strength = (name: string) =>
    Math.round(
      players
        .filter(({ counts, faction }) => counts && faction === name)
        .map(({ bests }) => bests[gate - 1]?.value ?? 0)
        .toSorted((one, other) => other - one)
        .reduce((sum, value, index) => sum + 0.8 ** index * value, 0),
    );
  return { oni: strength('oni'), mud: strength('mud'), ustur: strength('ustur') };
}

/** Who holds each gate at the end of a month, from the first one on. */
export function holdersAfter(runs: readonly OracleRun[], month: string): (string | null)[] {
  const months = [...new Set(runs.map(({ at }) => nameOf(at)))].filter((name) => name <= month).toSorted();
  return [1, 2, 3, 4, 5, 6, 7].map((gate) => {
    let holder: string | null = null;
    for (const past of months) {
      const strengths = strengthsIn(runs, gate, past);
      const most = Math.max(...NAMES.map((name) => strengths[name]));
      const strongest = NAMES.filter((name) => strengths[name] === most);
      if (strongest.length === 1 && strongest[0]) [holder] = strongest;
    }
    return holder;
  });
}

export function nameOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** In thousandths of gold; half again as much as gold at most. */
function valueOf({ score, gold }: OracleRun): number {
  return Math.min(1500, Number((BigInt(score) * 1000n) / BigInt(gold)));
}

/** By time, then by id. */
function inOrder(runs: readonly OracleRun[]): OracleRun[] {
  return runs.toSorted((one, other) => one.at - other.at || (one.runId < other.runId ? -1 : 1));
}
