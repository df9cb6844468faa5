import { HEADINGS, type Heading, STEP, opposite } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human } from '../panel/humans.ts';
import { type Decision, type Person, createPerson, followed, playAs } from '../panel/person.ts';
import { carriedKilos } from './cargo.ts';
import { cellAt, centreOf, neighbour, within } from './grid.ts';
import type { Maze } from './maze.ts';
import { mazeOf } from './mazes/index.ts';
import { STEP_TICKS, expectDangers, isAlarmed } from './panel-dangers.ts';
import { STEPS, type WayEnd, bestEnd, bestEndTowards, exploreWays, wayTo } from './panel-way.ts';
import { applyCommand, movePlayer } from './player.ts';
import { PLAYER_STEP, PULSE_RADIUS, STATION_RADIUS, TURN_WINDOW, kilosOf } from './rules.ts';
import type { CargoCommand, CargoItem, CargoState, Drone, Player } from './state.ts';
import { lingers } from './station.ts';
import { missionRules } from './twists.ts';

/** A key press that is decided; `null` lets go of all. */
interface Press {
  readonly tick: number;
  readonly heading: Heading | null;
  isCancelled: boolean;
}

/** An alarmed drone is fled within this distance, in pixels. */
const FLEE_PX = 320;

/** A drone in doubt that is closer than this is stunned too, in pixels. */
const CLOSE_PX = 90;

/** Further steps that are taken for another piece before the way to the station. */
const DETOUR_STEPS = 8;

/** A turn is pressed this long before the crossing. */
const EARLY_TICKS = 3;

/** Cost of turning back or stopping, in steps. */
const RELUCTANCE = 1;

/** Time for the panel between two decks. */
const PANEL_TICKS = 60;

const NOTHING: readonly CargoCommand[] = [];

/** What a person goes for. */
export interface Habits {
  readonly fetches: (item: CargoItem, state: Readonly<CargoState>) => boolean;
  /** Whether the person stays in the station for now. */
  readonly waits: (state: Readonly<CargoState>) => boolean;
  /** Whether drones are looked at. */
  readonly looks: boolean;
  readonly pulse: 'when chased' | 'at once' | 'never';
}

const HONEST: Habits = { fetches: () => true, waits: () => false, looks: true, pulse: 'when chased' };

/** A person who plays with the arrow keys. */
export function createPlayer(human: Human, seed: number): Bot<CargoState, CargoCommand> {
  return createPlayerWith(HONEST, human, seed);
}

/** The same person with other habits. */
export function createPlayerWith(habits: Habits, human: Human, seed: number): Bot<CargoState, CargoCommand> {
  const person = createPerson(human, seed);
  let presses: Press[] = [];
  let goal: number | undefined;
  const hand = playAs<CargoState, CargoCommand>(person, (state) => {
    if (state.phase === 'levelComplete') return { inTicks: PANEL_TICKS, act: () => [{ type: 'continue' }] };
    if (wantsPulse(state, person, habits)) return { act: () => [{ type: 'pulse' }] };
    presses = presses.filter(({ tick }) => tick > state.tick);
    const reaction = Math.round((1.1 * human.reactionMs * 60) / 1000);
    for (const press of presses) if (press.tick > state.tick + reaction) press.isCancelled = true;
    presses = presses.filter(({ isCancelled }) => !isCancelled);
    const expected = expectedPlayer(state, presses, reaction);
    const plan = planWay(state, expected, person, reaction, goal, habits);
    ({ goal } = plan);
    const press = pressFor(state, expected, plan, human, reaction);
    if (!press) return undefined;
    presses.push(press);
    const decision: Decision<CargoState, CargoCommand> = {
      inTicks: press.tick - state.tick,
      act: ({ player }) => (press.isCancelled ? [] : commandsFor(player, press.heading)),
    };
    return decision;
  });
  return (state) => {
    const lifted = liftedFingers(state.player);
    const commands = hand(state);
    return lifted.length === 0 ? commands : [...lifted, ...commands];
  };
}

/** A drone that chases is stunned as soon as it is in reach. */
function wantsPulse({ pulses, drones, player }: Readonly<CargoState>, person: Person, { pulse }: Habits): boolean {
  if (pulses === 0 || pulse === 'never') return false;
  const isDangerous = (drone: Drone) =>
    (pulse === 'at once' && drone.mode !== 'stunned' && within(drone, player, PULSE_RADIUS)) ||
    (drone.mode === 'chase' && within(drone, player, PULSE_RADIUS)) ||
    (drone.mode === 'suspicious' && within(drone, player, CLOSE_PX));
  return drones.some(isDangerous) && followedDrones(person, drones, player).some(isDangerous);
}

/** The nearest drones. */
function followedDrones(person: Person, drones: readonly Drone[], { x, y }: Readonly<Player>): readonly Drone[] {
  return followed(person, drones, (drone) => (drone.x - x) ** 2 + (drone.y - y) ** 2);
}

/** A finger is lifted once the turn to the newer key is made. */
function liftedFingers({ held, heading }: Readonly<Player>): readonly CargoCommand[] {
  if (held.length < 2 || held.at(-1) !== heading) return NOTHING;
  return held.slice(0, -1).map((old) => ({ type: 'release', heading: old }));
}

function commandsFor({ held }: Readonly<Player>, heading: Heading | null): CargoCommand[] {
  if (heading === null) return held.map((old) => ({ type: 'release', heading: old }));
  return held.at(-1) === heading ? [] : [{ type: 'hold', heading }];
}

/** Where the hands take the player until a new decision shows. */
function expectedPlayer(
  { level, player, tick }: Readonly<CargoState>,
  presses: readonly Press[],
  ticks: number,
): Player {
  const expected: Player = { ...player, held: [...player.held], turn: player.turn && { ...player.turn } };
  for (let at = tick + 1; at <= tick + ticks; at++) {
    for (const command of liftedFingers(expected)) applyCommand(expected, command as never);
    for (const press of presses) {
      if (press.tick !== at) continue;
      for (const command of commandsFor(expected, press.heading)) applyCommand(expected, command as never);
    }
    movePlayer(mazeOf(level), expected);
  }
  return expected;
}

interface WayPlan {
  /** The cell in whose middle the way begins. */
  readonly from: number;
  readonly way: readonly number[];
  readonly goal: number | undefined;
}

function planWay(
  state: Readonly<CargoState>,
  expected: Readonly<Player>,
  person: Person,
  ticksAhead: number,
  lastGoal: number | undefined,
  habits: Habits,
): WayPlan {
  const maze = mazeOf(state.level);
  const from = nextMiddle(maze, expected);
  const drones = habits.looks ? followedDrones(person, state.drones, state.player) : [];
  if (within(state.player, maze.station, STATION_RADIUS) && habits.waits(state))
    return { from, way: [], goal: undefined };
  const dangerOf = expectDangers({
    maze,
    drones,
    sightRadius: missionRules(state).sightRadius,
    human: person.human,
    isStationSafe: !lingers(state),
    from,
    ticksAhead,
    steps: STEPS,
  });
  const back = expected.moving ? neighbour(from, opposite(expected.heading)) : from;
  exploreWays(maze, from, (cell, step) => dangerOf(cell, step) + (step === 1 && cell === back ? RELUCTANCE : 0));
  const hunters = drones.filter((drone) => isAlarmed(drone) && within(drone, state.player, FLEE_PX));
  if (hunters.length > 0)
    return { from, way: wayTo(bestEnd(3, flightFrom(maze, hunters, !lingers(state)))), goal: lastGoal };
  let best: { readonly cost: number; readonly end: WayEnd; readonly goal: number } | undefined;
  for (const { cell: goal, handicap } of goalsOf(state, maze, habits)) {
    const end = bestEndTowards(goal, maze.stepsTo(goal));
    const cost = end.cost + handicap - (goal === lastGoal ? 4 : 0);
    if (!best || cost < best.cost) best = { cost, end, goal };
  }
  if (!best) return { from, way: [], goal: undefined };
  const way = wayTo(best.end);
  way.push(...descent(maze, way.at(-1) ?? from, best.goal));
  return { from, way, goal: best.goal };
}

/** Cost of ending a flight in a cell: far from the hunters is better, the station best unless they see the player there too. */
function flightFrom(maze: Maze, hunters: readonly Drone[], isStationSafe: boolean): (cell: number) => number {
  const stepsFrom = hunters.map((drone) => maze.stepsTo(cellAt(drone)));
  const home = maze.stepsTo(maze.stationCell);
  return (cell) => {
    if (isStationSafe && within(centreOf(cell), maze.station, STATION_RADIUS)) return -40;
    let distance = 14;
    for (const steps of stepsFrom) distance = Math.min(distance, steps[cell] as number);
    return -1.5 * distance + 0.3 * (home[cell] as number);
  };
}

/** The shortest way down to a goal. */
function descent(maze: Maze, from: number, goal: number): number[] {
  const steps = maze.stepsTo(goal);
  const way: number[] = [];
  for (let cell = from; cell !== goal;) {
    cell = HEADINGS.map((heading) => neighbour(cell, heading)).find(
      (next) => maze.floor[next] && (steps[next] as number) < (steps[cell] as number),
    ) as number;
    way.push(cell);
  }
  return way;
}

/** The cell in whose middle the player can turn next. */
function nextMiddle(maze: Maze, { x, y, heading, moving }: Readonly<Player>): number {
  const cell = cellAt({ x, y });
  const middle = centreOf(cell);
  const beyond =
    heading === 'right'
      ? x - middle.x
      : heading === 'left'
        ? middle.x - x
        : heading === 'down'
          ? y - middle.y
          : middle.y - y;
  const next = neighbour(cell, heading);
  return moving && beyond > 4 * PLAYER_STEP && maze.floor[next] ? next : cell;
}

function goalsOf(state: Readonly<CargoState>, maze: Maze, { fetches }: Habits): { cell: number; handicap: number }[] {
  const kilos = carriedKilos(state);
  const { capacityKilos } = missionRules(state);
  const home = maze.stepsTo(maze.stationCell);
  const goals = state.items
    .filter((item) => kilos + kilosOf(item.type) <= capacityKilos && fetches(item, state))
    .map((item) => ({ cell: cellAt(item), handicap: kilos > 0 ? (home[cellAt(item)] as number) - DETOUR_STEPS : 0 }));
  if (kilos > 0) goals.push({ cell: maze.stationCell, handicap: 0 });
  return goals;
}

/** The next key of a way; undefined while it need not be pressed yet. */
function pressFor(
  state: Readonly<CargoState>,
  expected: Readonly<Player>,
  { from, way }: WayPlan,
  human: Human,
  reaction: number,
): Press | undefined {
  const isHeld = expected.held.length > 0;
  const now = state.tick + reaction;
  const headings = way.map((cell, index) => headingOf(index === 0 ? from : (way[index - 1] as number), cell));
  const first = headings[0];
  if (first === undefined) return isHeld ? { tick: now, heading: null, isCancelled: false } : undefined;
  const walking = expected.moving ? expected.heading : undefined;
  if (walking === undefined || first === opposite(walking)) {
    const heading = walking === undefined ? (headingToMiddle(expected, from, first) ?? first) : first;
    return expected.held.at(-1) === heading && walking ? undefined : { tick: now, heading, isCancelled: false };
  }
  const corner = headings.findIndex((heading) => heading !== walking);
  if (corner < 0) return undefined;
  const middle = centreOf(from);
  const toMiddle = (Math.abs(middle.x - expected.x) + Math.abs(middle.y - expected.y)) / PLAYER_STEP;
  const inTicks = reaction + toMiddle + corner * STEP_TICKS - EARLY_TICKS;
  // A later corner is left to a later decision.
  if (inTicks > reaction + (human.decisionMs * 60) / 1000 + STEP_TICKS / 2) return undefined;
  const heading = headings[corner] ?? null;
  if (heading !== null && expected.held.at(-1) === heading) return undefined;
  return { tick: state.tick + Math.max(reaction, Math.round(inTicks)), heading, isCancelled: false };
}

/** Who has stopped too far from a crossing walks to its middle first. */
function headingToMiddle({ x, y }: Readonly<Player>, cell: number, next: Heading): Heading | undefined {
  const middle = centreOf(cell);
  const [dx, dy] = [middle.x - x, middle.y - y];
  const aside = STEP[next].x === 0 ? dx : dy;
  if (Math.abs(aside) <= TURN_WINDOW) return undefined;
  if (STEP[next].x === 0) return aside > 0 ? 'right' : 'left';
  return aside > 0 ? 'down' : 'up';
}

/** Undefined for waiting. */
function headingOf(from: number, to: number): Heading | undefined {
  return HEADINGS.find((heading) => neighbour(from, heading) === to);
}
