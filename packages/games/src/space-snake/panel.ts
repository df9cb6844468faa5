import { HEADINGS, type Heading, opposite } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import { median, reactionBands } from '../panel/figures.ts';
import type { Human } from '../panel/humans.ts';
import type { Panel } from '../panel/pace.ts';
import { type Person, createPerson, followed, playAs } from '../panel/person.ts';
import { BOARD_CELLS, type Cell, cellIndex, distance, neighbour } from './board.ts';
import { spaceSnake } from './game.ts';
import { ENEMY_KINDS, MOVE_TICKS, RESOURCE_KINDS } from './rules.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, head } from './sim.ts';

const MOVE_MS = (MOVE_TICKS * 1000) / 60;

/** Enemies this close to the head can be hit within two seconds. */
const THREAT_CELLS = 6;

function createPlayer(human: Human, seed: number): Bot<SnakeState, SnakeCommand> {
  const person = createPerson(human, seed);
  let planned: PlannedTurn[] = [];
  return playAs(person, (state) => {
    planned = planned.filter(({ tick }) => tick > state.tick);
    const turn = decide(state, person, planned);
    if (!turn) return undefined;
    planned.push(turn);
    return { inTicks: turn.tick - state.tick, act: () => [{ turn: turn.heading }] };
  });
}

/** A turn that is decided and not yet made. */
interface PlannedTurn {
  readonly tick: number;
  readonly heading: Heading;
}

/** Plans a way from the first cell that can still be reacted to, and turns at its next corner. */
function decide(state: Readonly<SnakeState>, person: Person, planned: readonly PlannedTurn[]): PlannedTurn | undefined {
  const { human } = person;
  // The first cell before which a turn is certainly in time.
  const movesAhead = Math.ceil((1.2 * human.reactionMs) / MOVE_MS + 0.5 - state.moveIn / MOVE_TICKS) + 1;
  const expected = expectedHead(state, movesAhead, planned);
  if (!expected) return undefined;
  const { from, heading, passed } = expected;
  const dangers = expectedDangers(state, person, passed);
  const way = cheapestWay(from, heading, dangers, goalsOf(state, from, movesAhead), human.foresightMs / MOVE_MS);
  const corner = way.findIndex((step) => step !== heading);
  // A later corner is left to a later decision.
  if (corner < 0 || corner > Math.ceil(human.decisionMs / MOVE_MS)) return undefined;
  // In the middle of the time in which the head crosses the cell before the corner.
  const tick = state.tick + state.moveIn + (movesAhead + corner - 1) * MOVE_TICKS + MOVE_TICKS / 2;
  return { tick, heading: way[corner] as Heading };
}

/** Where the head will be after some moves, with the turns that are queued and planned; undefined if one is planned for later. */
function expectedHead(state: Readonly<SnakeState>, moves: number, planned: readonly PlannedTurn[]) {
  let { heading } = head(state);
  let from: Cell = head(state);
  const passed: Cell[] = [];
  const queued = [...state.turns];
  const later = [...planned];
  for (let move = 0; move < moves; move++) {
    const tick = state.tick + state.moveIn + move * MOVE_TICKS;
    if (queued.length > 0) heading = queued.shift() as Heading;
    else if (later[0] && later[0].tick < tick) ({ heading } = later.shift() as PlannedTurn);
    passed.push(from);
    from = neighbour(from, heading);
  }
  if (later.length > 0) return undefined;
  return { from, heading, passed };
}

/** Cost of entering a cell beside the move itself: certain death, or a place that an enemy may drift to. */
const DEATH = 1000;
const DRIFT = 40;
const BESIDE = 8;

/** What the player expects of the cells: the own ships that will still be there, and the enemies that are followed. */
function expectedDangers(state: Readonly<SnakeState>, person: Person, passed: readonly Cell[]): Float64Array {
  const dangers = new Float64Array(BOARD_CELLS.length);
  const ships = [...passed.toReversed(), ...state.convoy.slice(1)].slice(0, state.convoy.length);
  for (const ship of ships) dangers[cellIndex(ship)] = DEATH;
  const nose = passed[1] ?? head(state);
  for (const enemy of followed(person, state.enemies, (other) => distance(other, nose))) {
    for (const heading of HEADINGS) add(dangers, neighbour(enemy, heading), BESIDE);
    add(dangers, neighbour(enemy, enemy.heading), DRIFT);
    add(dangers, enemy, DEATH);
  }
  return dangers;
}

function add(dangers: Float64Array, cell: Cell, danger: number): void {
  dangers[cellIndex(cell)] = (dangers[cellIndex(cell)] as number) + danger;
}

/** Resources that last until the convoy can be there, with the moves by which each is more worth. */
function goalsOf(state: Readonly<SnakeState>, from: Cell, movesAhead: number): ReadonlyMap<number, number> {
  const inTime = state.resources.filter(
    (resource) => (distance(resource, from) + movesAhead) * MOVE_TICKS <= resource.ticksLeft,
  );
  return new Map(inTime.map((resource) => [cellIndex(resource), state.hold[resource.kind] ? 0 : 3]));
}

/** The cheapest way to a goal, or to the safest cell at the end of the foresight. Dangers beyond it are not seen. */
function cheapestWay(
  from: Cell,
  heading: Heading,
  dangers: Float64Array,
  goals: ReadonlyMap<number, number>,
  foresight: number,
): readonly Heading[] {
  const costs = new Float64Array(BOARD_CELLS.length).fill(Number.POSITIVE_INFINITY);
  const ways = new Map<number, readonly Heading[]>([[cellIndex(from), []]]);
  costs[cellIndex(from)] = 0;
  const queue = [cellIndex(from)];
  let best: { cost: number; way: readonly Heading[] } = { cost: Number.POSITIVE_INFINITY, way: [] };
  for (let index = 0; index < queue.length; index++) {
    const cell = queue[index] as number;
    const way = ways.get(cell) as readonly Heading[];
    const cost = costs[cell] as number;
    const bonus = goals.get(cell);
    const isEnd = goals.size === 0 && way.length >= Math.min(foresight, 6);
    if (way.length > 0 && (bonus !== undefined || isEnd) && cost - (bonus ?? 0) < best.cost)
      best = { cost: cost - (bonus ?? 0), way };
    for (const step of HEADINGS) {
      if (way.length === 0 && step === opposite(heading)) continue;
      const next = cellIndex(neighbour(BOARD_CELLS[cell] as Cell, step));
      const danger = way.length < foresight ? (dangers[next] as number) : 0;
      // A corner is a key more.
      const turned = step === (way.at(-1) ?? heading) ? 0 : 0.2;
      if (cost + 1 + danger + turned >= (costs[next] as number)) continue;
      costs[next] = cost + 1 + danger + turned;
      ways.set(next, [...way, step]);
      queue.push(next);
    }
  }
  return best.way;
}

const WAVES_TO_SEE = [1, 5, 10, 15, 20] as const;
const LENGTHS_TO_SEE = [2, 5, 10, 15] as const;

export const panel: Panel<SnakeState, SnakeCommand, SnakeEvent> = {
  game: spaceSnake,
  createPlayer,
  isThreatened: (state) =>
    state.enemies.some((enemy) => enemy.activeIn < 60 && distance(enemy, head(state)) <= THREAT_CELLS),
  isReward: ({ type }) => type === 'collected' || type === 'grown',
  contents: [
    ...RESOURCE_KINDS,
    ...ENEMY_KINDS,
    ...WAVES_TO_SEE.map((wave) => `wave ${wave}`),
    ...LENGTHS_TO_SEE.map((length) => `${length} ships`),
  ],
  contentsIn: (state) => [
    ...state.resources.map(({ kind }) => kind),
    ...state.enemies.map(({ kind }) => kind),
    ...WAVES_TO_SEE.filter((wave) => state.wave >= wave).map((wave) => `wave ${wave}`),
    ...LENGTHS_TO_SEE.filter((length) => state.convoy.length >= length).map((length) => `${length} ships`),
  ],
  causeOf: ({ death }) => death?.cause ?? 'time',
  bands: [
    ...reactionBands,
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, ({ seconds }) => seconds),
      least: 120,
      most: 180,
    },
  ],
};
