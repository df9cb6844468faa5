import {
  type ByteReader,
  type ByteWriter,
  type GameSim,
  HEADINGS,
  type Heading,
  MalformedInput,
  createRng,
  opposite,
  pick,
} from '@star-seekers/sim';
import { BOARD_CELLS, type Cell, cellIndex, distance, neighbour, sameCell } from './board.ts';
import {
  CLEAR_MOVES,
  MAX_TICKS,
  MOVE_TICKS,
  RESOURCE_KINDS,
  RESOURCE_POINTS,
  RULES_VERSION,
  START,
  TAIL_PASS,
  TURN_QUEUE_LENGTH,
  pointsFromScore,
} from './rules.ts';
import { dayFigures } from './day.ts';
import { listing } from './listing.ts';
import type { Death, Enemy, Resource, Segment, SnakeState } from './state.ts';
import { driftTicksOf, driveOff, leaveStraggler } from './stragglers.ts';
import { placeWave } from './wave.ts';

/** A turn by the player. */
export interface SnakeCommand {
  turn: Heading;
}

export type SnakeEvent =
  | { type: 'turned'; heading: Heading }
  | { type: 'moved'; head: Cell; wrapped: boolean }
  | { type: 'collected'; resource: Resource; points: number; heldCount: number; newInHold: boolean }
  | { type: 'grown'; length: number }
  | { type: 'expired'; resource: Resource }
  /** An enemy is announced where a resource expired. */
  | { type: 'leftBehind'; straggler: Enemy }
  /** Enemies that were left behind are gone: one by a new ship, all by a clean wave. */
  | { type: 'drivenOff'; stragglers: readonly Enemy[]; all: boolean }
  /** The head entered the cell that the tail of a long convoy left. */
  | { type: 'tailPassed'; cell: Cell; points: number }
  | { type: 'wave'; wave: number; enemies: number }
  /** All four resources of a wave were taken, and so many times in a row. */
  | { type: 'clean'; chain: number }
  /** The head passed a cell beside an active enemy. */
  | { type: 'brushed'; enemy: Enemy }
  | { type: 'enemyActive'; enemy: Enemy }
  | { type: 'died'; death: Death };

type Emit = (event: SnakeEvent) => void;

export const spaceSnake: GameSim<SnakeState, SnakeCommand, SnakeEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  // Runs are longer and worth more than by the first rules.
  scoreScale: 2,
  maxTicks: MAX_TICKS,
  commands: { write: writeCommand, read: readCommand },
  beacons: { rng: ({ rng }) => rng },
  dayConditions: dayFigures.conditions,

  init({ seed, options }) {
    const figures = dayFigures.of(options);
    const head: Segment = { ...START };
    const state: SnakeState = {
      tick: 0,
      ended: null,
      rng: createRng(seed),
      ...(figures && { figures: [...figures] }),
      convoy: [head],
      vacated: { ...neighbour(head, opposite(head.heading)), heading: head.heading },
      turns: [],
      moveIn: MOVE_TICKS,
      resources: [],
      enemies: [],
      hold: { ammo: false, food: false, fuel: false, tool: false },
      wave: 0,
      score: 0,
      collected: { ammo: 0, food: 0, fuel: 0, tool: 0 },
      expired: 0,
      missed: false,
      tailPassed: false,
      chain: 0,
      longestChain: 0,
      cleanWaves: 0,
      death: null,
      nextId: 1,
    };
    spawnWave(state, () => {});
    return state;
  },

  step(state, commands, emit) {
    for (const { turn } of commands) queueTurn(state, turn, emit);
    state.moveIn--;
    // The convoy moves first: a resource in its last tick still counts, and an enemy never drifts into the head.
    if (state.moveIn === 0) moveConvoy(state, emit);
    if (state.ended !== null) return;
    ageResources(state, emit);
    const cells = new Cells(state);
    for (const enemy of state.enemies) stepEnemy(state, enemy, cells, emit);
    if (state.resources.length === 0) spawnWave(state, emit);
  },

  outcome(state) {
    return {
      reason: state.ended ?? 'quit',
      score: state.score,
      points: pointsFromScore(state.score),
      stats: {
        length: state.convoy.length,
        waves: state.wave,
        expired: state.expired,
        clean: state.cleanWaves,
        chain: state.longestChain,
        ...state.collected,
        hitEnemy: state.death?.cause === 'enemy' ? 1 : 0,
      },
    };
  },
};

/** Heading against which the next turn is checked: the last queued one, else the convoy's. */
export function lastHeading(state: SnakeState): Heading {
  return state.turns.at(-1) ?? head(state).heading;
}

export function head(state: SnakeState): Segment {
  return state.convoy[0] as Segment;
}

function queueTurn(state: SnakeState, turn: Heading, emit: Emit): void {
  const last = lastHeading(state);
  // Blocks reversing (`G2.6`), and turns to the current heading, which would only fill the queue.
  if (turn === last || turn === opposite(last) || state.turns.length === TURN_QUEUE_LENGTH) return;
  state.turns.push(turn);
  emit({ type: 'turned', heading: turn });
}

function moveConvoy(state: SnakeState, emit: Emit): void {
  state.moveIn = MOVE_TICKS;
  const from = head(state);
  const heading = state.turns.shift() ?? from.heading;
  const target = neighbour(from, heading);
  const enemyHit = state.enemies.find((enemy) => enemy.activeIn === 0 && sameCell(enemy, target));
  // The tail leaves its cell in the same move, so the head can enter it.
  const ownShip = state.convoy.some((segment, index) => index < state.convoy.length - 1 && sameCell(segment, target));
  if (enemyHit || ownShip) {
    from.heading = heading;
    state.death = { x: target.x, y: target.y, cause: enemyHit ? 'enemy' : 'convoy', enemyId: enemyHit?.id ?? null };
    state.ended = 'own';
    emit({ type: 'died', death: state.death });
    return;
  }
  state.convoy.unshift({ ...target, heading });
  emit({ type: 'moved', head: target, wrapped: Math.abs(target.x - from.x) + Math.abs(target.y - from.y) > 1 });
  const isHoldFull = collect(state, target, emit);
  const tail = state.convoy.at(-1) as Segment;
  state.vacated = { ...tail };
  if (isHoldFull) {
    emit({ type: 'grown', length: state.convoy.length });
    announceGone(driveOff(state, 1), false, emit);
  } else {
    state.convoy.pop();
    if (sameCell(tail, target)) passTail(state, target, emit);
  }
  for (const enemy of state.enemies) {
    if (enemy.activeIn === 0 && distance(enemy, target) === 1) emit({ type: 'brushed', enemy });
  }
}

/** A near miss with the own tail (`G2.18`). */
function passTail(state: SnakeState, cell: Cell, emit: Emit): void {
  if (state.tailPassed || state.convoy.length < TAIL_PASS.ships) return;
  state.tailPassed = true;
  state.score += TAIL_PASS.points;
  emit({ type: 'tailPassed', cell, points: TAIL_PASS.points });
}

function announceGone(stragglers: readonly Enemy[], all: boolean, emit: Emit): void {
  if (stragglers.length > 0) emit({ type: 'drivenOff', stragglers, all });
}

/** Collects the resource in a cell. @returns whether that filled the hold, which then is empty again */
function collect(state: SnakeState, cell: Cell, emit: Emit): boolean {
  const index = state.resources.findIndex((resource) => sameCell(resource, cell));
  if (index < 0) return false;
  const resource = state.resources.splice(index, 1)[0] as Resource;
  const points = RESOURCE_POINTS[resource.kind];
  state.score += points;
  state.collected[resource.kind]++;
  const newInHold = !state.hold[resource.kind];
  state.hold[resource.kind] = true;
  const heldCount = RESOURCE_KINDS.filter((kind) => state.hold[kind]).length;
  emit({ type: 'collected', resource, points, heldCount, newInHold });
  if (heldCount < RESOURCE_KINDS.length) return false;
  for (const kind of RESOURCE_KINDS) state.hold[kind] = false;
  return true;
}

function ageResources(state: SnakeState, emit: Emit): void {
  for (const resource of state.resources) {
    resource.ticksLeft--;
    if (resource.ticksLeft === 0) {
      state.expired++;
      emit({ type: 'expired', resource });
      const straggler = state.missed ? undefined : leaveStraggler(state, resource);
      state.missed = true;
      if (straggler) emit({ type: 'leftBehind', straggler });
    }
  }
  state.resources = state.resources.filter(({ ticksLeft }) => ticksLeft > 0);
}

function stepEnemy(state: SnakeState, enemy: Enemy, cells: Cells, emit: Emit): void {
  if (enemy.activeIn > 0) {
    if (enemy.activeIn === 1 && cells.hasShip(enemy)) return;
    enemy.activeIn--;
    if (enemy.activeIn === 0) emit({ type: 'enemyActive', enemy });
    return;
  }
  enemy.driftIn--;
  if (enemy.driftIn > 0) return;
  enemy.driftTicks = driftTicksOf(state, enemy);
  enemy.driftIn = enemy.driftTicks;
  enemy.from = { x: enemy.x, y: enemy.y };
  if (canDrift(enemy, cells, enemy.heading)) {
    Object.assign(enemy, neighbour(enemy, enemy.heading));
    cells.noteDrift(enemy);
  }
  enemy.heading = nextDrift(state, enemy, cells);
}

/** Straight on, or any open heading where that is closed (`G2.32`). */
function nextDrift(state: SnakeState, enemy: Enemy, cells: Cells): Heading {
  if (canDrift(enemy, cells, enemy.heading)) return enemy.heading;
  const open = HEADINGS.filter((heading) => canDrift(enemy, cells, heading));
  return open.length === 0 ? enemy.heading : pick(state.rng, open);
}

/** An enemy never drifts onto a resource (`G2.9`), another enemy, a ship, or a cell that the head is about to enter. */
function canDrift(enemy: Enemy, cells: Cells, heading: Heading): boolean {
  return !cells.isClosed(neighbour(enemy, heading));
}

function spawnWave(state: SnakeState, emit: Emit): void {
  if (state.wave > 0) endWave(state, emit);
  placeWave(state, lastHeading(state));
  emit({ type: 'wave', wave: state.wave, enemies: state.enemies.length });
}

/** A wave of which nothing expired adds to the chain; any other one breaks it (`G2.13`). */
function endWave(state: SnakeState, emit: Emit): void {
  if (state.missed) state.chain = 0;
  else {
    state.chain++;
    state.cleanWaves++;
    state.longestChain = Math.max(state.longestChain, state.chain);
    emit({ type: 'clean', chain: state.chain });
    announceGone(driveOff(state), true, emit);
  }
  state.missed = false;
  state.tailPassed = false;
}

function writeCommand(writer: ByteWriter, { turn }: SnakeCommand): void {
  writer.byte(HEADINGS.indexOf(turn));
}

function readCommand(reader: ByteReader): SnakeCommand {
  const turn = HEADINGS[reader.byte()];
  if (turn === undefined) throw new MalformedInput('unknown turn');
  return { turn };
}

const FREE = 0;
const SHIP = 1;
const OTHER = 2;

/** What is in each cell. Reused: each tick fills it anew before it is read. */
const contents = new Uint8Array(BOARD_CELLS.length);

/** The cells that are closed to enemies in one tick; found when one is first asked for. */
class Cells {
  readonly #state: SnakeState;
  #isFound = false;

  constructor(state: SnakeState) {
    this.#state = state;
  }

  /** Whether there is a ship, or the head enters it with its next moves (`G2.14`). */
  hasShip(cell: Cell): boolean {
    if (!this.#isFound) this.#find();
    return contents[cellIndex(cell)] === SHIP;
  }

  /** Whether there is anything. */
  isClosed(cell: Cell): boolean {
    if (!this.#isFound) this.#find();
    return contents[cellIndex(cell)] !== FREE;
  }

  /** An enemy has drifted into its cell. */
  noteDrift(enemy: Enemy): void {
    // A ship may come into the cell of an enemy that is not active yet.
    if (contents[cellIndex(enemy.from)] === OTHER) contents[cellIndex(enemy.from)] = FREE;
    contents[cellIndex(enemy)] = OTHER;
  }

  #find(): void {
    this.#isFound = true;
    const { convoy, enemies, resources, turns } = this.#state;
    contents.fill(FREE);
    for (const resource of resources) contents[cellIndex(resource)] = OTHER;
    for (const enemy of enemies) contents[cellIndex(enemy)] = OTHER;
    for (const ship of convoy) contents[cellIndex(ship)] = SHIP;
    let ahead = convoy[0] as Segment;
    for (let move = 0; move < CLEAR_MOVES; move++) {
      const heading = turns[move] ?? ahead.heading;
      ahead = { ...neighbour(ahead, heading), heading };
      contents[cellIndex(ahead)] = SHIP;
    }
  }
}
