import { type Dealer, type GameSim, ReplayMismatch, type SimState, beaconDealer } from '@star-seekers/sim';
import { Attacker } from './attacker.ts';
import { dodgeGame } from './beacon-game.ts';
import { type Excess, type Gain, excessOf, gainOf } from './gain.ts';
import type { Genome } from './genome.ts';
import { Hub, type HubVerdict } from './hub.ts';
import { Scheduler } from './scheduler.ts';
import { Wire } from './wire.ts';

/** Long enough for ten beacons. */
export const ATTACK_TICKS = 20 * 60;
/** An attack that takes more waits for something that never comes. */
const MOST_EVENTS = 10_000;
const SETUP = { seed: 5 };
const DODGE = dodgeGame(ATTACK_TICKS);

export interface AttackResult {
  readonly gain: Gain;
  readonly excess: Excess;
  readonly verdict: HubVerdict;
}

export interface AttackOptions {
  /** The game, if not that of the falling rocks. */
  readonly game?: { readonly sim: GameSim<SimState, unknown, never>; readonly dealer: Dealer };
}

/**
 * Performs an attack.
 * @returns undefined when the run was not stored to its end, or does not verify
 * @throws {Error} whatever the hub throws on what it is sent
 */
export function playAttack(genome: Genome, options: AttackOptions = {}): AttackResult | undefined {
  const { game } = options;
  const sim = game?.sim ?? DODGE;
  const world = new Scheduler(1);
  const hub = new Hub(world, { sim, setup: SETUP, dealer: game?.dealer ?? beaconDealer, secret: [2, 0, 0, 0] });
  const wire = new Wire(world, hub);
  const attacker = new Attacker({ world, wire, hub }, sim, SETUP, genome);
  attacker.start();
  let events = 0;
  world.run(() => attacker.isDone || ++events > MOST_EVENTS);
  const verdict = verdictOf(hub);
  if (!verdict) return undefined;
  const { log, figures } = verdict;
  const measured = gainOf(wire.seen, log, figures.missedBeacons, sim.hidden?.graceMs);
  // Without beacons nothing but time is gained.
  const gain = sim.beacons ? measured : { ...measured, choices: 0, foresightTicks: 0 };
  return { gain, excess: excessOf(gain, figures, log.ticks), verdict };
}

function verdictOf(hub: Hub): HubVerdict | undefined {
  try {
    return hub.judge();
  } catch (error) {
    if (error instanceof ReplayMismatch) return undefined;
    throw error;
  }
}
