import { beaconDealer, createRng, nextInt } from '@star-seekers/sim';
import { type DodgeCommand, type DodgeState, LANES, dodgeGame } from './beacon-game.ts';
import { Hub, type HubVerdict } from './hub.ts';
import { Line } from './line.ts';
import { Page } from './page.ts';
import { Scheduler } from './scheduler.ts';

/** Steps out of the way of the next rock, sometimes. */
export function dodger(seed: number): (state: Readonly<DodgeState>) => readonly DodgeCommand[] {
  const rng = createRng(seed, 1);
  return ({ rocks, lane }) => {
    const [rock] = rocks;
    return rock && rock.lane === lane && nextInt(rng, 20) === 0 ? [{ lane: nextInt(rng, LANES) }] : [];
  };
}

/** A run of an honest player with everything that happens to one. */
export interface HonestRun extends HubVerdict {
  readonly happened: readonly string[];
  readonly page: Page<DodgeState, DodgeCommand>;
  readonly hub: Hub;
}

/** The shortest and the longest honest run, in seconds. */
const LENGTH_S = [20, 400] as const;

/** Frames of a second on most devices, and on slow ones. */
const FRAMES = [60, 60, 60, 30, 15] as const;

/** Plays a run of a chosen length over a line of a chosen round trip; both are drawn otherwise. */
export interface HonestOptions {
  readonly seconds?: number;
  readonly roundTripMs?: number;
  /** Pauses of a few seconds. */
  readonly pauses?: number;
}

/**
 * Plays an honest run over a bad network: round trips of 30 to 600 ms that vary by a third, two per cent of the packets lost, and in most runs
 * an outage of five seconds, frames that stall, a frozen tab, another network, pauses, a locked phone or a restart of the hub.
 */
export function playHonestRun(seed: number, options: HonestOptions = {}): HonestRun {
  const world = new Scheduler(seed);
  const { seconds = Math.round(world.between(...LENGTH_S)), roundTripMs = world.between(30, 600) } = options;
  const { pauses = Math.floor(world.between(0, 6)) } = options;
  const framesPerSecond = FRAMES[Math.floor(world.between(0, FRAMES.length))] ?? 60;
  const sim = dodgeGame(seconds * 60);
  const setup = { seed };
  const hub = new Hub(world, { sim, setup, dealer: beaconDealer, secret: [seed + 1, 0, 0, 0] });
  const line = new Line(world, { leastDelayMs: roundTripMs / 3, mostDelayMs: (roundTripMs * 2) / 3, loss: 0.02 });
  const page = new Page(world, line, hub, { sim, setup, play: dodger(seed), framesPerSecond });
  const happened: string[] = [];
  const once = (share: number, what: string, happen: () => void) => {
    if (!world.happens(share)) return;
    const at = world.between(0, (seconds + 3) * 1000);
    happened.push(`${what} at ${Math.round(at)}`);
    world.at(at, happen);
  };
  if (world.happens(0.5))
    once(1, 'outage', () => {
      line.cut();
      page.dropped();
      world.after(5000, () => line.mend());
    });
  else once(0.5, 'frozen tab', () => page.stall(world.between(1000, 60_000)));
  once(0.3, 'restart', () => {
    hub.restart(world.between(1000, 8000));
    line.cut();
    line.mend();
    page.dropped();
  });
  once(0.3, 'another network', () => {
    line.cut();
    line.mend();
    page.dropped();
  });
  for (let pause = 0; pause < pauses; pause++)
    once(1, 'pause', () => {
      page.pause();
      world.after(world.between(500, 5000), () => page.resume());
    });
  for (let stalls = 0; stalls < 5; stalls++) once(0.5, 'stall', () => page.stall(world.between(100, 400)));
  once(0.4, 'locked screen', () => {
    page.pause();
    world.after(world.between(1000, 600_000), () => page.resume());
  });
  page.open();
  world.run(() => page.run.ended && page.client.isSettled);
  return { ...hub.judge(), happened, page, hub };
}
