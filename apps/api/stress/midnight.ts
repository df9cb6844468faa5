import { DAY_MS, dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { ApiError } from '@star-seekers/contracts/client';
import {
  type TestPlayer,
  type TestServer,
  type Visitor,
  newPlayer,
  newVisitor,
  startRun,
  startTestServer,
} from '../src/testing/index.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';
import { RACING, tally, stress } from './stress.ts';

/** The day that begins at the midnight which is passed. */
const MIDNIGHT = Date.UTC(2026, 10, 27);

/** Where the hub's time stands, in ms from midnight. */
const STEPS = [-60_000, -1000, -2, -1, 0, 1, 1000, 60_000];

/** By how much the clock of one of the two machines is wrong then. */
const OFFSETS = [0, 10 * 60_000, -10 * 60_000, -60_000, DAY_MS, -DAY_MS];

/** Days that clients ask for, by their distance from the one that begins. */
const DAYS = [-1, 0, 1, 2].map((distance) => dayOf(MIDNIGHT) + distance);

/** The games of the attempts, another for each day: a player has one open run of a game. */
const GAMES = [2, 3, 5, 6];

/** Players that are registered at once. */
const REGISTRATIONS = 8;

interface Scale {
  readonly clients: number;
  /** Requests of each client at each step. */
  readonly requests: number;
}

/** Says of a day or an attempt what is right at a time. */
const stateAt = (day: number, time: number) => ['past', 'open', 'tomorrow'][day - dayOf(time) + 1] ?? 'daily/not_found';
const startAt = (day: number, time: number) => (day === dayOf(time) ? 'begun' : 'daily/closed');

export const midnight = stress<Scale>({
  promise:
    'nothing of a day is served early or late at midnight, while the clock of one of two machines is set again and again',
  shortOn: RACING,
  short: { clients: 12, requests: 2 },
  long: { clients: 1000, requests: 4 },
  run: async ({ clients, requests }) => {
    const server = await startTestServer();
    const other = await startTestServer({ database: server.database });
    const now = () => server.services.clock.now();
    for (const { clock } of [server, other]) clock.stop();
    let offset = 0;
    const setClocks = (index: number) => {
      for (const { clock, services } of [server, other])
        clock.advance(MIDNIGHT + (STEPS[index] ?? 0) - services.clock.now());
      const before = offset;
      offset = OFFSETS[index % OFFSETS.length] ?? 0;
      other.clock.step(offset - before);
    };
    setClocks(0);
    await Promise.all([server, other].map(async (one) => newVisitor(one).api('daily', { query: {} })));

    const faults: string[] = [];
    const outcomes: string[] = [];
    const conditions = new Map<string, string>();
    const begun = new Set<string>();

    /** Compares an outcome with what was right at some time between a request and its answer. */
    const judge = async (what: string, rightAt: (time: number) => string, ask: () => Promise<string>) => {
      const asked = now();
      const outcome = await ask().catch(codeOf);
      outcomes.push(outcome);
      const right = STEPS.map((step) => MIDNIGHT + step).filter((time) => time >= asked && time <= now());
      if (!right.some((time) => rightAt(time) === outcome))
        faults.push(`${what} at ${asked - MIDNIGHT} ms: ${outcome}`);
    };
    const readDay = async ({ api }: Visitor, day: number | undefined) => {
      const answer = await api('daily', { query: day === undefined ? {} : { day: nameOfDay(day) } });
      const drawn = JSON.stringify(answer.games.map(({ gameId, conditions: ofGame }) => [gameId, ofGame]));
      if ((conditions.get(answer.day) ?? drawn) !== drawn) faults.push(`two different days ${answer.day}`);
      conditions.set(answer.day, drawn);
      return day === undefined ? answer.day : answer.state;
    };
    const attempt = async (player: TestPlayer, day: number) => {
      const key = `${player.user.id} ${day}`;
      const start = async () => {
        await startRun(player, GAMES[day % GAMES.length], nameOfDay(day));
        begun.add(key);
        return 'begun';
      };
      if (!begun.has(key)) await judge(`an attempt of ${nameOfDay(day)}`, (time) => startAt(day, time), start);
      else if ((await start().catch(codeOf)) === 'begun') faults.push(`a second attempt of ${nameOfDay(day)}`);
    };
    const request = async (client: Visitor | TestPlayer, number: number) => {
      const day = DAYS[number % DAYS.length] ?? 0;
      if (number % 3 === 0)
        await judge(
          'today',
          (time) => nameOfDay(dayOf(time)),
          async () => readDay(client, undefined),
        );
      else if (number % 3 === 1 && 'user' in client) await attempt(client, day);
      else
        await judge(
          nameOfDay(day),
          (time) => stateAt(day, time),
          async () => readDay(client, day),
        );
    };

    const crowd: Visitor[] = [];
    await runConcurrently(Array.from({ length: clients }).keys(), REGISTRATIONS, async (index) => {
      const home: TestServer = index % 2 === 0 ? server : other;
      crowd[index] = index % 3 === 0 ? await newPlayer(home, DAYS.length) : newVisitor(home);
    });
    // A client asks one thing after another.
    let asking: readonly Promise<void>[] = crowd.map(async () => undefined);
    for (const index of STEPS.keys()) {
      setClocks(index);
      asking = asking.map(async (before, place) => {
        await before;
        for (let number = 0; number < requests; number++)
          await request(crowd[place] as Visitor, index + place + number);
      });
      // Every other time the clocks go on while most answers are on their way.
      await (index % 2 === 0 ? Promise.race(asking) : Promise.all(asking));
    }
    await Promise.all(asking);

    const starts = await server.services.db.selectFrom('runs').select(['day', 'started_at']).execute();
    for (const { day, started_at: at } of starts) {
      if (day !== dayOf(at)) faults.push(`an attempt of ${day} began ${at - MIDNIGHT} ms from midnight`);
    }
    if (starts.length !== begun.size) faults.push(`${starts.length} attempts were stored, ${begun.size} were begun`);
    await other.close();
    await server.close();
    return { text: `${clients} clients, ${outcomes.length} requests: ${tally(outcomes)}`, faults };
  },
});

function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  throw error;
}
