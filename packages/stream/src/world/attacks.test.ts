import { fc, test } from '@fast-check/vitest';
import {
  type RevealAnswer,
  type RevealCall,
  Run,
  TICK_MS,
  beaconDealer,
  hashState,
  localDealer,
} from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { Chunk } from '../chunk.ts';
import { type DodgeCommand, type DodgeState, dodgeGame } from './beacon-game.ts';
import { dodger } from './honest-run.ts';
import { Hub, type HubVerdict } from './hub.ts';
import { Line } from './line.ts';
import { Page } from './page.ts';
import { Scheduler } from './scheduler.ts';

const SECONDS = 120;
const SIM = dodgeGame(SECONDS * 60);
const SETUP = { seed: 5 };

interface Cheat {
  readonly world: Scheduler;
  readonly line: Line;
  readonly page: Page<DodgeState, DodgeCommand>;
  /** Does something so many seconds after the start. */
  at(seconds: number, act: () => void): void;
}

/** Plays a run over a good line while somebody cheats. */
function cheat(act: (cheat: Cheat) => void, speed = 1): HubVerdict {
  const world = new Scheduler(1);
  const hub = new Hub(world, SIM, SETUP, 2);
  const line = new Line(world, { leastDelayMs: 20, mostDelayMs: 40, loss: 0 });
  const page = new Page(world, line, hub, { sim: SIM, setup: SETUP, play: dodger(1), speed });
  act({ world, line, page, at: (seconds, then) => world.at(seconds * 1000, then) });
  page.open();
  world.run(() => page.run.ended && page.client.isSettled);
  return hub.judge();
}

it('an honest run over a good line accounts for its time', () => {
  const { fault, figures } = cheat(() => {});
  expect(fault).toBeUndefined();
  expect(figures).toMatchObject({ lateTicks: 0, pauses: 0 });
  expect(figures.unaccountedMs).toBeLessThan(100);
});

describe('slow play', () => {
  it.each([0.4, 0.6, 0.8, 0.95])('at %f of the speed loses the mark', (speed) => {
    const { fault, figures } = cheat(() => {}, speed);
    expect(fault).toBe('slow');
    expect(figures.unaccountedMs).toBeGreaterThan(SECONDS * 1000 * (1 / speed - 1) - 2000);
  });

  it('at 99 per cent gains no more than the bound', () => {
    const { fault, figures } = cheat(() => {}, 0.99);
    expect(fault).toBeUndefined();
    expect(figures.unaccountedMs).toBeLessThan(3000 + 0.02 * SECONDS * 1000);
  });
});

describe('thinking', () => {
  test.prop([fc.array(fc.integer({ min: 100, max: 2500 }), { minLength: 1, maxLength: 12 })], { numRuns: 20 })(
    'with the game stopped is measured, however it is spread',
    (stops) => {
      const { fault, figures } = cheat(({ page, at }) => {
        stops.forEach((ms, index) => at(10 + 8 * index, () => page.stall(ms)));
      });
      // The frame that ends a stop catches up a part of it.
      const thought = stops.reduce((sum, ms) => sum + ms, 0) - stops.length * 120;
      expect(figures.unaccountedMs).toBeGreaterThan(thought);
      if (thought > 3000 + 0.02 * SECONDS * 1000) expect(fault).toBe('slow');
    },
  );

  it('in a cut network, without a pause, loses the mark', () => {
    const { fault, figures } = cheat(({ world, line, page, at }) => {
      at(30, () => {
        line.cut();
        page.dropped();
        page.stall(20_000);
        world.after(19_000, () => line.mend());
      });
    });
    expect(fault).toBe('slow');
    expect(figures.unaccountedMs).toBeGreaterThan(15_000);
  });

  it('in pauses is free twenty times', () => {
    const pausing = (count: number) =>
      cheat(({ world, page, at }) => {
        for (let pause = 0; pause < count; pause++)
          at(5 + 38 * pause, () => {
            page.pause();
            world.after(30_000, () => page.resume());
          });
      });
    expect(pausing(20)).toMatchObject({ fault: undefined, figures: { pauses: 20 } });
    expect(pausing(20).figures.unaccountedMs).toBeLessThan(500);
    expect(pausing(21)).toMatchObject({ fault: 'pauses', figures: { pauses: 21 } });
  });
});

describe('a stream', () => {
  const chunksOf = (act: (cheat: Cheat) => void) => {
    const world = new Scheduler(1);
    const hub = new Hub(world, SIM, SETUP, 2);
    const line = new Line(world, { leastDelayMs: 20, mostDelayMs: 40, loss: 0 });
    const page = new Page(world, line, hub, { sim: SIM, setup: SETUP, play: dodger(1) });
    act({ world, line, page, at: (seconds, then) => world.at(seconds * 1000, then) });
    page.open();
    world.run(() => world.now > 30_000);
    return { world, hub };
  };

  /** What the hub answers to a chunk. */
  const answerTo = ({ world, hub }: ReturnType<typeof chunksOf>, chunk: Chunk, epoch = 1) => {
    const answers: unknown[] = [];
    hub.receive(chunk, epoch, (answer) => answers.push(answer));
    world.run(() => answers.length > 0);
    return answers[0];
  };

  const chunkOf = ({ hub }: ReturnType<typeof chunksOf>): Chunk => {
    const chunk = hub.chunks[8];
    if (!chunk) throw new Error('the run has too few chunks');
    return chunk;
  };

  it('takes nothing back: the same chunk again is answered alike, another with its number is refused', () => {
    const played = chunksOf(() => {});
    const chunk = chunkOf(played);
    expect(answerTo(played, chunk)).toEqual(answerTo(played, chunk));
    expect(answerTo(played, chunk)).toMatchObject({ seq: 8 });
    expect(answerTo(played, { ...chunk, log: 'AgAAAAAA' })).toEqual({ refused: 'conflict' });
  });

  it('has one writer', () => {
    const played = chunksOf(() => {});
    expect(answerTo(played, chunkOf(played), 0)).toEqual({ refused: 'taken_over' });
  });
});

describe('beacons', () => {
  /** A run whose player keeps some beacons back, as if they had not come. */
  const choosing = (isKept: (index: number) => boolean) => {
    const world = new Scheduler(1);
    const hub = new Hub(world, SIM, SETUP, 2);
    const line = new Line(world, { leastDelayMs: 20, mostDelayMs: 40, loss: 0 });
    const page = new Page(world, line, hub, { sim: SIM, setup: SETUP, play: dodger(1) });
    const kept = new Map<number, number>();
    page.run.reveals = {
      answer(call: RevealCall): RevealAnswer | undefined {
        const isDueAgain = page.run.state.tick + 1 >= call.tick + 300;
        return isKept(call.index) && !isDueAgain ? void kept.set(call.index, call.tick) : page.client.answer(call);
      },
    };
    page.open();
    world.run(() => page.run.ended && page.client.isSettled);
    return { ...hub.judge(), kept: kept.size };
  };

  it('that are kept back are counted late, and too many lose the mark', () => {
    const few = choosing((index) => index % 10 === 9);
    expect(few).toMatchObject({ fault: undefined, kept: 5 });
    expect(few.figures.lateTicks).toBe(5 * 120);
    expect(choosing((index) => index % 2 === 0)).toMatchObject({ fault: 'late' });
  });

  test.prop([fc.integer({ min: 0, max: 3000 }), fc.nat()], { numRuns: 50 })(
    'end all foresight after five seconds, for a program with the whole state too',
    (tick, seed) => {
      const known = localDealer(beaconDealer, seed);
      const futures = [1, 2, 3, 4].map((other) => {
        const unknown = localDealer(beaconDealer, seed + other);
        // Everything that the hub has told up to now; the rest of the future is open.
        const reveals = {
          answer: (call: RevealCall, earlier: Parameters<typeof known.answer>[1]) =>
            (call.tick <= tick ? known : unknown).answer(call, earlier),
        };
        const run = new Run(dodgeGame(6000), SETUP, reveals);
        while (run.state.tick < tick + 420) run.step([]);
        return hashState(run.state);
      });
      expect(new Set(futures).size).toBe(futures.length);
    },
  );
});

it('a run that is played on without a network is late', () => {
  const { fault, figures } = cheat(({ world, line, page, at }) => {
    at(30, () => {
      line.cut();
      page.dropped();
      // The page does not stop.
      Object.defineProperty(page.client, 'shouldStop', { value: false });
      world.after(20_000, () => line.mend());
    });
  });
  expect(fault).toBe('late');
  expect(figures.lateTicks * TICK_MS).toBeGreaterThan(15_000);
  expect(figures.unaccountedMs).toBeLessThan(500);
});
