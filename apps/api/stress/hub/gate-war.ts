import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '@star-seekers/contracts/daily';
import { FACTIONS, type Faction } from '@star-seekers/contracts/faction';
import { GAMES_OF_DAY } from '@star-seekers/games';
import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { insertDayGames } from '../../src/domains/daily/repository.ts';
import { partOf } from '../../src/domains/gates/service.ts';
import { act } from '../../src/domains/operators/action.ts';
import { restoreAction, voidAction } from '../../src/domains/operators/run-actions.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { createTestDatabase } from '../../src/testing/databases/test-database.ts';
import { gameWithId } from '../../src/testing/play-run.ts';
import { type TestServer, startTestServer } from '../../src/testing/test-server.ts';
import { newVisitor } from '../../src/testing/test-player.ts';
import { addPlayers, submit } from '../../src/testing/drawn-runs.ts';
import {
  type OracleRun,
  contributionsIn,
  bestOf,
  gamesOf,
  holdersAfter,
  nameOf,
  playerIn,
  strengthsIn,
} from './gate-oracle.ts';

export interface WarPlan {
  readonly wars: number;
  /** Steps of a war, spread over more than a year: runs, attempts of days, voids, restorations, changes of faction. */
  readonly steps: number;
}

const PLAYERS = 9;
const START = Date.UTC(2026, 10, 27);
const DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;
const BY = { operator: 'stress', reason: 'stress' };

/**
 * Fights wars of more than a year on two servers with one database, and compares what both answer with an oracle.
 * @returns the number of steps, and the differences with the seed that reproduces them
 */
export async function fightWars({ wars, steps }: WarPlan): Promise<{ steps: number; faults: string[] }> {
  const faults: string[] = [];
  for (let index = 0; index < wars; index++) {
    const seed = randomInt(2 ** 31);
    const database = await createTestDatabase();
    const one = await startTestServer({ database: database.address });
    const other = await startTestServer({ database: database.address });
    const players = await addPlayers(one.services.db, PLAYERS, START);
    await addDays(one.services.db);
    const war = new War(createRng(seed), [one, other], players);
    await war.fight(steps);
    faults.push(...war.faults.map((fault) => `seed ${seed}: ${fault}`));
    await one.close();
    await other.close();
    await database.remove();
  }
  return { steps: wars * steps, faults };
}

/** All days of the war, with the medals of the games. */
async function addDays(db: Db): Promise<void> {
  const known = GAMES_OF_DAY.map((id) => ({ game_id: id, conditions: '{}', ...gameWithId(id).medals }));
  const ofDay = [...known, { game_id: Math.max(...GAMES_OF_DAY) + 1, conditions: '{}', ...gameWithId(1).medals }];
  const days = Array.from({ length: DAYS + 3 }, (_, index) => dayOf(START) - 1 + index);
  await insertDayGames(
    db,
    // Every other day has one more game.
    days.flatMap((day) =>
      ofDay
        .slice(0, gamesOf(day))
        .map((game) => ({ day, ...game, best_of: bestOf(day) < gamesOf(day) ? bestOf(day) : null })),
    ),
  );
}

class War {
  readonly faults: string[] = [];
  readonly #rng: Rng;
  readonly #servers: readonly TestServer[];
  /** The players with their present factions. */
  readonly #factions: Map<string, Faction>;
  readonly #counted = new Map<string, OracleRun>();
  readonly #voided = new Map<string, OracleRun>();
  /** When figures of a month were changed by a void or a restoration last. */
  readonly #changedAt = new Map<string, number>();
  /** Attempts that are used, by player, day and game. */
  readonly #attempts = new Set<string>();
  #now = START;

  constructor(rng: Rng, servers: readonly TestServer[], players: readonly string[]) {
    this.#rng = rng;
    this.#servers = servers;
    this.#factions = new Map(players.map((id, index) => [id, FACTIONS[index % FACTIONS.length] ?? 'none']));
  }

  async fight(steps: number): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const month = nameOf(this.#now);
      this.#setTime(START + Math.floor((step * DAYS) / steps) * DAY_MS + this.#pick([0, 1, DAY_MS / 2, DAY_MS - 1]));
      if (nameOf(this.#now) !== month) await this.#compare(month);
      await this.#step();
    }
    this.#setTime(this.#now + 40 * DAY_MS);
    for (const month of this.#months()) await this.#compare(month);
  }

  async #step(): Promise<void> {
    const choice = nextInt(this.#rng, 20);
    if (choice < 2) this.#factions.set(this.#player(), this.#pick(FACTIONS));
    else if (choice < 6) await this.#move(this.#counted, this.#voided);
    else if (choice < 7) await this.#move(this.#voided, this.#counted);
    else await this.#run();
  }

  async #run(): Promise<void> {
    const userId = this.#player();
    const gameId = 1 + nextInt(this.#rng, 6);
    const { medals, medalsOf, goldOf } = gameWithId(gameId);
    const { bronze, gold } = medals;
    const score = this.#pick([0, 1, Math.floor(gold / 2), gold, gold, gold * 2, nextInt(this.#rng, gold)]);
    const faction = this.#factions.get(userId) ?? 'none';
    // Some results arrive a day late.
    const at = this.#now - this.#pick([0, 0, 0, DAY_MS]);
    const runId = newId(at);
    const attempt = `${userId} ${dayOf(at)} ${gameId}`;
    const isAttempt = !this.#attempts.has(attempt) && nextInt(this.#rng, 3) === 0;
    if (isAttempt) this.#attempts.add(attempt);
    const ofDay = isAttempt ? { day: dayOf(at), share: 0, bestOf: 0 } : undefined;
    const ticks = this.#pick([3599, 3600, 3600]);
    const keepsakes = [
      ...(medalsOf ? [{ item: medalsOf.item, value: 1 + score }] : []),
      ...(goldOf ? [{ item: goldOf.item, value: score }] : []),
    ];
    const forFaction = score >= bronze || (score > 0 && ticks === 3600);
    const scored = {
      userId,
      runId,
      gameId,
      scale: 1,
      score,
      tieTicks: null,
      points: score,
      faction,
      forFaction,
      finishedAt: at,
      ofDay,
    };
    await submit(this.#server().services, { ...scored, ticks, keepsakes, commendations: [] });
    const gate = isAttempt ? 7 : gameId;
    if (forFaction) this.#counted.set(runId, { userId, runId, gate, score, gold, faction, at });
  }

  async #move(from: Map<string, OracleRun>, to: Map<string, OracleRun>): Promise<void> {
    const [key, run] = [...from][nextInt(this.#rng, Math.max(1, from.size))] ?? [];
    if (key === undefined || !run) return;
    const [month, all] = [nameOf(run.at), () => [...this.#counted.values()]];
    const before = playerIn(all(), run.userId, month);
    from.delete(key);
    to.set(key, run);
    if (!isDeepStrictEqual(before, playerIn(all(), run.userId, month))) this.#changedAt.set(month, this.#now);
    await act(this.#server().services, (to === this.#voided ? voidAction : restoreAction)(run.runId), BY);
  }

  /** Compares what both servers answer about a month. */
  async #compare(month: string): Promise<void> {
    const runs = [...this.#counted.values()];
    const [before, after] = [
      holdersAfter(
        runs.filter(({ at }) => nameOf(at) < month),
        month,
      ),
      holdersAfter(runs, month),
    ];
    const [year = 0, number = 0] = month.split('-').map(Number);
    const changedAt = this.#changedAt.get(month) ?? 0;
    const players = [...this.#factions.keys()].map((id) => ({ id, part: playerIn(runs, id, month) }));
    const expected = {
      month,
      endsAt: Date.UTC(year, number),
      correctedAt: changedAt >= Date.UTC(year, number) ? changedAt : null,
      gates: after.map((holder, index) => {
        return { gate: index + 1, holder, heldBefore: before[index], strengths: strengthsIn(runs, index + 1, month) };
      }),
      players: {
        all: players.filter(({ part }) => part.days.length > 0).length,
        counting: players.filter(({ part }) => part.counts).length,
      },
    };
    for (const server of this.#servers) {
      const { api } = newVisitor(server);
      const { heroes: _, contributors, ...chronicle } = await api('chronicle', { params: { month } });
      const gates = chronicle.gates.map(({ margin: _margin, turn: _turn, ...gate }) => gate);
      this.#expect(month, { ...chronicle, gates }, expected);
      const added = contributors.map(({ user, side, strength, gates: count }) => ({
        id: user.id,
        side,
        gates: count,
        strength,
      }));
      this.#expect(`who added what in ${month}`, added, contributionsIn(runs, month).slice(0, 10));
      for (const { id, part } of players) {
        const { side, days, gates: own } = await partOf(server.services.db, id, month, this.#now);
        const bests = part.bests.flatMap((best, index) => (best ? { gate: index + 1, share: best.value } : []));
        const answer = { side, days, bests: own.map(({ gate, share }) => ({ gate, share })) };
        this.#expect(`${id} in ${month}`, answer, { side: part.faction, days: part.days.length, bests });
      }
    }
  }

  #expect(what: string, answer: unknown, expected: unknown): void {
    if (isDeepStrictEqual(answer, expected)) return;
    this.faults.push(`${what}: ${JSON.stringify(answer)}, not ${JSON.stringify(expected)}`);
  }

  #setTime(now: number): void {
    this.#now = now;
    for (const { clock } of this.#servers) clock.stop(now);
  }

  #months(): string[] {
    return [...new Set([...this.#counted.values()].map(({ at }) => nameOf(at)))];
  }

  #server(): TestServer {
    return this.#pick(this.#servers);
  }

  #player(): string {
    return this.#pick([...this.#factions.keys()]);
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[nextInt(this.#rng, values.length)] as Value;
  }
}
