import {
  type ByteReader,
  type ByteWriter,
  type GameSim,
  HEADINGS,
  MalformedInput,
  TICKS_PER_SECOND,
  createRng,
} from '@star-seekers/sim';
import { runCalls } from './calls.ts';
import { deliver, noCargo, pickUp, placeCargo, totalKilos } from './cargo.ts';
import { dayConditions, dayOf, deckOf } from './day.ts';
import { deckAfter, dronesOn, isLastDeck, numberOf } from './deck-order.ts';
import { catches, newDrones, stepDrone } from './drones.ts';
import { listing } from './listing.ts';
import { mazeOf } from './mazes/index.ts';
import { applyCommand, movePlayer, newPlayer } from './player.ts';
import { firePulse, firstPulses, recharge } from './pulse.ts';
import {
  BONUS_POINTS_PER_SECOND,
  CAPACITY_KILOS,
  FIRST_CALL_TICKS,
  LAST_SECONDS,
  MAX_TICKS,
  RED_CLOCK_SECONDS,
  RULES_VERSION,
  SHAKEN_TICKS,
  pointsFromScore,
} from './rules.ts';
import type { CargoCommand, CargoEvent, CargoState, Drone, Emit, Fate } from './state.ts';
import { countStationTicks } from './station.ts';
import { statsOf } from './stats.ts';
import { missionRules } from './twists.ts';

/** The commands with a heading; each has one byte value per heading. */
const ORDERS = ['hold', 'release', 'course'] as const;

/** The commands whose byte values come after those. */
const SINGLES = ['continue', 'pulse'] as const;
const FIRST_SINGLE = ORDERS.length * HEADINGS.length;

/** A command is one byte. */
const codec = {
  write(writer: ByteWriter, command: CargoCommand): void {
    if ('heading' in command) {
      writer.byte(ORDERS.indexOf(command.type) * HEADINGS.length + HEADINGS.indexOf(command.heading));
    } else {
      writer.byte(FIRST_SINGLE + SINGLES.indexOf(command.type));
    }
  },
  read(reader: ByteReader): CargoCommand {
    const byte = reader.byte();
    const single = SINGLES[byte - FIRST_SINGLE];
    if (single) return { type: single };
    const type = ORDERS[Math.floor(byte / HEADINGS.length)];
    const heading = HEADINGS[byte % HEADINGS.length];
    if (type === undefined || heading === undefined) throw new MalformedInput('unknown command');
    return { type, heading };
  },
};

export const cargoRunner: GameSim<CargoState, CargoCommand, CargoEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  // Runs are longer and worth more than by the first rules.
  scoreScale: 2,
  maxTicks: MAX_TICKS,
  commands: codec,
  beacons: { rng: ({ rng }) => rng, awaits: ({ phase }) => phase === 'arriving' },
  // Each further deck begins with 3-2-1.
  breaks: (state) => Math.max(0, numberOf(state) - 1),
  dayConditions,

  /** Practice may start on any deck; ranked runs start on the first one, or on that of their day. */
  init({ seed, options }) {
    const day = dayOf(options);
    const state: CargoState = {
      tick: 0,
      ended: null,
      rng: createRng(seed),
      ...(day && { day }),
      level: 0,
      phase: 'arriving',
      ticksLeft: 0,
      player: newPlayer(mazeOf(1)),
      items: [],
      drones: [],
      refusedId: null,
      levelItems: 0,
      levelDelivered: 0,
      score: 0,
      playedTicks: 0,
      totalItems: 0,
      deliveredItems: 0,
      deliveries: 0,
      callTicks: 0,
      hasLeft: false,
      stationTicks: 0,
      pulses: 0,
      stunned: 0,
      shaken: 0,
      bonusPoints: 0,
      collected: noCargo(),
      fate: null,
      nextId: 1,
    };
    startLevel(state, deckOf(options), () => {});
    return state;
  },

  step(state, commands, emit) {
    if (state.phase === 'arriving') {
      placeCargo(state, mazeOf(state.level));
      state.phase = 'playing';
      emit({ type: 'cargoPlaced', items: state.items });
    }
    for (const command of commands) {
      if ('heading' in command) applyCommand(state.player, command);
      else if (command.type === 'pulse') firePulse(state, mazeOf(state.level), emit);
      else if (state.phase === 'levelComplete') startLevel(state, deckAfter(state), emit);
    }
    if (state.phase === 'playing') play(state, emit);
  },

  outcome(state) {
    return {
      reason: state.ended ?? 'quit',
      score: state.score,
      points: pointsFromScore(state.score),
      stats: statsOf(state),
    };
  },
};

/** Seconds left for the deck, as on the clock and in the bonus. */
export function secondsLeft({ ticksLeft }: Pick<CargoState, 'ticksLeft'>): number {
  return Math.ceil(ticksLeft / TICKS_PER_SECOND);
}

function startLevel(state: CargoState, level: number, emit: Emit): void {
  const maze = mazeOf(level);
  const { held } = state.player;
  const { levelTicks } = missionRules(state);
  state.level = level;
  state.phase = 'arriving';
  state.ticksLeft = levelTicks;
  // Held buttons stay held.
  state.player = { ...newPlayer(maze), held };
  state.items = [];
  state.levelItems = 0;
  state.levelDelivered = 0;
  state.drones = newDrones(maze, dronesOn(state));
  state.refusedId = null;
  state.callTicks = FIRST_CALL_TICKS;
  state.hasLeft = false;
  state.stationTicks = 0;
  state.pulses = firstPulses(state);
  emit({ type: 'levelStarted', level, drones: state.drones.length });
}

function play(state: CargoState, emit: Emit): void {
  const maze = mazeOf(state.level);
  state.playedTicks++;
  movePlayer(maze, state.player);
  pickUp(state, emit);
  const { cargo } = state.player;
  if (deliver(state, maze, emit)) {
    recharge(state, maze, cargo, emit);
    // A small delivery is heard, also on a day with a larger hold.
    if (totalKilos(cargo) < CAPACITY_KILOS) state.callTicks = 0;
  }
  // The last piece clears the deck before a drone catches or the time runs out in the same tick.
  if (state.levelDelivered === state.levelItems) {
    completeLevel(state, emit);
    return;
  }
  countStationTicks(state, maze);
  runCalls(state, maze, emit);
  for (const drone of state.drones) {
    if (stepDrone(maze, drone, state, emit)) shakeOff(state, drone, emit);
    if (drone.mode === 'stunned' || !catches(drone, state.player)) continue;
    emit({ type: 'caught', drone });
    end(state, { cause: 'caught', droneId: drone.id });
    return;
  }
  runClock(state, emit);
}

/** Who shakes off a drone wins time. */
function shakeOff(state: CargoState, drone: Drone, emit: Emit): void {
  const before = secondsLeft(state);
  state.ticksLeft = Math.min(missionRules(state).levelTicks, state.ticksLeft + SHAKEN_TICKS);
  state.shaken++;
  emit({ type: 'shaken', drone, seconds: secondsLeft(state) - before });
}

function completeLevel(state: CargoState, emit: Emit): void {
  const seconds = secondsLeft(state);
  const points = seconds * BONUS_POINTS_PER_SECOND;
  state.score += points;
  state.bonusPoints += points;
  emit({ type: 'levelComplete', level: state.level, seconds, points });
  if (!isLastDeck(state)) {
    state.phase = 'levelComplete';
    return;
  }
  emit({ type: 'victory' });
  end(state, { cause: 'victory' });
}

function runClock(state: CargoState, emit: Emit): void {
  const before = secondsLeft(state);
  state.ticksLeft--;
  const seconds = secondsLeft(state);
  if (seconds === 0) {
    emit({ type: 'timeUp' });
    end(state, { cause: 'timeUp' });
  } else if (seconds < before && (seconds === RED_CLOCK_SECONDS || seconds <= LAST_SECONDS)) {
    emit({ type: 'lowTime', seconds });
  }
}

function end(state: CargoState, fate: Fate): void {
  state.fate = fate;
  state.ended = 'own';
}
