import { createRng, nextInt } from '@star-seekers/sim';
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

/**
 * Plays an honest run over a bad network: delays of 50 to 400 ms, two per cent of the packets lost, and in most runs an outage of five
 * seconds, frames that stall, a locked screen or a restart of the hub.
 */
export function playHonestRun(seed: number): HonestRun {
  const world = new Scheduler(seed);
  const seconds = Math.round(world.between(...LENGTH_S));
  const sim = dodgeGame(seconds * 60);
  const setup = { seed };
  const hub = new Hub(world, sim, setup, seed + 1);
  const line = new Line(world, { leastDelayMs: 50, mostDelayMs: 400, loss: 0.02 });
  const page = new Page(world, line, hub, { sim, setup, play: dodger(seed) });
  const happened: string[] = [];
  const once = (share: number, what: string, happen: () => void) => {
    if (!world.happens(share)) return;
    const at = world.between(0, (seconds + 3) * 1000);
    happened.push(`${what} at ${Math.round(at)}`);
    world.at(at, happen);
  };
  once(0.5, 'outage', () => {
    line.cut();
    page.dropped();
    world.after(5000, () => line.mend());
  });
  once(0.3, 'restart', () => {
    hub.restart(world.between(1000, 8000));
    line.cut();
    line.mend();
    page.dropped();
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
