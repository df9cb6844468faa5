import { fc, test } from '@fast-check/vitest';
import { MalformedInput, Run, decodeCommandLog, encodeCommandLog } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createCargoBot } from './bot.ts';
import { carriedKilos } from './cargo.ts';
import { HEADINGS, type Heading, cellAt, centreOf, within } from './grid.ts';
import { UNREACHABLE } from './maze.ts';
import { MAZES, mazeOf } from './mazes/index.ts';
import {
  BONUS_POINTS_PER_SECOND,
  CANVAS,
  CAPACITY_KILOS,
  CARGO_TYPES,
  CATCH_DISTANCE,
  CELL_SIZE,
  type CargoType,
  DELIVERY_POINTS,
  GRID,
  HEAVY_TYPES,
  LEVELS,
  LEVEL_TICKS,
  LIGHT_TYPES,
  PLAYER_STEP,
  SEARCH_TICKS,
  SUSPICION_TICKS,
  dronesOfLevel,
  isHeavy,
} from './rules.ts';
import { cargoRunner, secondsLeft } from './sim.ts';
import type { CargoCommand, CargoEvent, CargoState, Drone } from './state.ts';

type CargoRun = Run<CargoState, CargoCommand, CargoEvent>;

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

function newRun(seed = 1): CargoRun {
  return new Run(cargoRunner, { seed });
}

/** The first deck with nothing on it but what the test puts there; one piece far off keeps it from being cleared. */
function emptyDeck(): CargoRun {
  const run = newRun();
  run.state.drones = [];
  run.state.items = [];
  put(run, 'SDU', 28, 18);
  return run;
}

function put({ state }: CargoRun, type: CargoType, column: number, row: number): void {
  state.items.push({ id: state.nextId++, type, ...centreOf(row * GRID.columns + column) });
}

function stand({ state }: CargoRun, column: number, row: number): void {
  Object.assign(state.player, centreOf(row * GRID.columns + column));
}

/** A drone that stands at a place and looks out: its patrol is where it is. */
function putDrone({ state }: CargoRun, column: number, row: number): Drone {
  const cell = row * GRID.columns + column;
  const drone: Drone = {
    ...centreOf(cell),
    id: 0,
    heading: 'right',
    mode: 'search',
    patrolIndex: 0,
    ticks: 1_000_000,
    lastSeen: cell,
  };
  state.drones.push(drone);
  return drone;
}

const hold = (heading: Heading): CargoCommand => ({ type: 'hold', heading });
const release = (heading: Heading): CargoCommand => ({ type: 'release', heading });
const course = (heading: Heading): CargoCommand => ({ type: 'course', heading });

/** Some ticks, the first with the commands. */
function steps(run: CargoRun, ticks: number, ...commands: CargoCommand[]): CargoEvent[] {
  const events: CargoEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    run.step(tick === 0 ? commands : [], (event) => events.push(structuredClone(event)));
  }
  return events;
}

const ofType = <Type extends CargoEvent['type']>(events: readonly CargoEvent[], type: Type) =>
  events.filter((event): event is Extract<CargoEvent, { type: Type }> => event.type === type);

/** On the first deck: a lane along row 1 with crossings at columns 1, 4, 9 and others; the wall is above it. */
describe('walking', () => {
  it('goes 120 pixels a second while a button is held, and stands when it is let go', () => {
    const run = emptyDeck();
    stand(run, 1, 1);
    const { x } = run.state.player;
    steps(run, 60, hold('right'));
    expect(run.state.player.x - x).toBe(120);
    steps(run, 60, release('right'));
    expect(run.state.player.x - x).toBe(120);
  });

  it('does not go into a wall', () => {
    const run = emptyDeck();
    stand(run, 1, 1);
    steps(run, 60, hold('up'));
    expect(run.state.player).toMatchObject(centreOf(GRID.columns + 1));
    expect(run.state.player.moving).toBe(false);
  });

  it('keeps its course without a button until something else is said', () => {
    const run = emptyDeck();
    stand(run, 1, 1);
    steps(run, 40, course('right'));
    expect(run.state.player.x).toBe(centreOf(31).x + 80);
    steps(run, 10, course('left'));
    expect(run.state.player.x).toBe(centreOf(31).x + 60);
    steps(run, 10, hold('right'));
    steps(run, 10, release('right'));
    expect(run.state.player.moving).toBe(false);
  });

  it.each([
    ['before', 1],
    ['after', -1],
  ])('turns into a lane a little %s its middle', (_where, side) => {
    const run = emptyDeck();
    stand(run, 4, 1);
    run.state.player.x -= side * 16;
    steps(run, 9, hold('down'));
    expect(run.state.player).toMatchObject({ x: centreOf(34).x, y: centreOf(34).y + PLAYER_STEP });
  });

  it('does not turn where the lane is out of reach', () => {
    const run = emptyDeck();
    stand(run, 4, 1);
    run.state.player.x += 18;
    steps(run, 30, hold('down'));
    expect(run.state.player.y).toBe(centreOf(34).y);
  });

  it('keeps a turn in mind for 200 ms and goes on meanwhile', () => {
    const early = emptyDeck();
    stand(early, 3, 1);
    early.state.player.x += 8;
    steps(early, 1, hold('right'));
    steps(early, 20, hold('down'), release('right'));
    expect(early.state.player.heading).toBe('down');

    const tooEarly = emptyDeck();
    stand(tooEarly, 2, 1);
    steps(tooEarly, 1, hold('right'));
    steps(tooEarly, 60, hold('down'), release('right'));
    expect(tooEarly.state.player).toMatchObject({ moving: false, heading: 'right' });
  });

  it('prefers the newest button, and goes back to the older one', () => {
    const run = emptyDeck();
    stand(run, 1, 1);
    steps(run, 20, hold('right'));
    steps(run, 40, hold('down'));
    expect(run.state.player).toMatchObject({ y: centreOf(31).y, moving: true });
    steps(run, 58);
    expect(run.state.player.heading).toBe('down');
    steps(run, 60, release('down'));
    expect(run.state.player.heading).toBe('right');
  });
});

describe('cargo', () => {
  test.prop([seeds, fc.integer({ min: 1, max: LEVELS })])('lies where it can be fetched', (seed, level) => {
    const run = newRun(seed);
    while (run.state.level < level) {
      run.state.phase = 'levelComplete';
      steps(run, 1, { type: 'continue' });
    }
    const { state } = run;
    const maze = mazeOf(level);
    const home = maze.stepsTo(maze.stationCell);
    expect(state.items.every((item) => (home[cellAt(item)] as number) < UNREACHABLE)).toBe(true);
    expect(new Set(state.items.map(cellAt)).size).toBe(state.items.length);
    const heavy = state.items.filter(({ type }) => isHeavy(type));
    expect(heavy.map(cellAt)).toEqual(maze.heavyCells);
    expect(new Set(heavy.map(({ type }) => type)).size).toBe(HEAVY_TYPES.length);
    for (const type of LIGHT_TYPES) expect(state.items.filter((item) => item.type === type).length).toBeOneOf([1, 2]);
  });

  it('of a light kind comes twice about three times in ten', () => {
    const pieces = Array.from({ length: 200 }, (_, seed) => newRun(seed).state.levelItems - 4 - LIGHT_TYPES.length);
    const share = pieces.reduce((sum, doubled) => sum + doubled, 0) / (200 * LIGHT_TYPES.length);
    expect(share).toBeCloseTo(0.3, 1);
  });

  it('is picked up within 25 pixels', () => {
    const run = emptyDeck();
    put(run, 'NITRO', 5, 4);
    stand(run, 5, 4);
    run.state.player.x -= 26;
    expect(ofType(steps(run, 1), 'pickedUp')).toEqual([]);
    run.state.player.x += 1;
    expect(ofType(steps(run, 1), 'pickedUp')).toMatchObject([{ item: { type: 'NITRO' }, kilos: 1 }]);
    expect(run.state.player.cargo).toHaveLength(1);
  });

  it.each([
    { carried: ['SDU', 'HYG'], next: 'ARCO', taken: false },
    { carried: ['SDU'], next: 'ARCO', taken: false },
    { carried: ['SDU', 'HYG'], next: 'AGEL', taken: true },
    { carried: ['ARCO'], next: 'AGEL', taken: false },
    { carried: [], next: 'ROCH', taken: true },
  ] as const)('$next on top of $carried: $taken', ({ carried, next, taken }) => {
    const run = emptyDeck();
    for (const type of carried) run.state.player.cargo.push({ id: run.state.nextId++, type, x: 0, y: 0 });
    put(run, next, 5, 4);
    stand(run, 5, 4);
    const events = steps(run, 30);
    expect(ofType(events, 'pickedUp')).toHaveLength(taken ? 1 : 0);
    // Said once, though it goes on lying there.
    expect(ofType(events, 'refused')).toHaveLength(taken ? 0 : 1);
    expect(run.state.collected[next]).toBe(taken ? 1 : 0);
  });

  it('is delivered within 60 pixels of the station, 100 points a piece', () => {
    const run = emptyDeck();
    run.state.player.cargo = [
      { id: 90, type: 'SDU', x: 0, y: 0 },
      { id: 91, type: 'HYG', x: 0, y: 0 },
    ];
    Object.assign(run.state.player, { x: mazeOf(1).station.x + 61 });
    expect(ofType(steps(run, 1), 'delivered')).toEqual([]);
    run.state.player.x -= 1;
    expect(ofType(steps(run, 1), 'delivered')).toMatchObject([{ points: 2 * DELIVERY_POINTS }]);
    expect(run.state).toMatchObject({ score: 200, deliveries: 1, deliveredItems: 2, player: { cargo: [] } });
  });
});

/** Row 4 of the first deck is one lane; so is row 7. */
describe('a drone', () => {
  it('doubts for 500 ms before it gives chase', () => {
    const run = emptyDeck();
    stand(run, 8, 4);
    const drone = putDrone(run, 5, 4);
    drone.mode = 'patrol';
    const events = steps(run, SUSPICION_TICKS + 1);
    expect(events.map(({ type }) => type)).toEqual(['suspicious', 'chase']);
    expect(drone).toMatchObject(centreOf(4 * GRID.columns + 5));
    steps(run, 20);
    expect(drone.x).toBe(centreOf(5).x + 30);
  });

  it('forgets what it saw only for a moment', () => {
    const run = emptyDeck();
    stand(run, 8, 4);
    const drone = putDrone(run, 5, 4);
    drone.mode = 'patrol';
    steps(run, 20);
    stand(run, 20, 16);
    expect(steps(run, 25).map(({ type }) => type)).toEqual(['calm']);
    expect(drone.mode).toBe('patrol');
  });

  it.each([
    ['within 150 pixels', 150, 0, true],
    ['beyond', 151, 0, false],
    ['behind a wall', 0, 3 * CELL_SIZE, false],
  ])('sees %s: %#', (_where, dx, dy, seen) => {
    const run = emptyDeck();
    const drone = putDrone(run, 11, 4);
    drone.mode = 'patrol';
    Object.assign(run.state.player, { x: drone.x + dx, y: drone.y + dy });
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(seen ? 1 : 0);
  });

  it('does not see who stands on the station', () => {
    const run = emptyDeck();
    const drone = putDrone(run, 17, 10);
    drone.mode = 'patrol';
    expect(steps(run, 60)).toEqual([]);
    Object.assign(run.state.player, { x: mazeOf(1).station.x + 61 });
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(1);
  });

  it('goes where it saw the player last, looks round, and goes home', () => {
    const run = emptyDeck();
    stand(run, 8, 4);
    const drone = putDrone(run, 5, 4);
    Object.assign(drone, { mode: 'patrol', patrolIndex: 0 });
    steps(run, SUSPICION_TICKS + 1);
    stand(run, 28, 1);
    const lost = steps(run, 100);
    expect(lost.map(({ type }) => type)).toEqual(['lost']);
    expect(cellAt(drone)).toBe(4 * GRID.columns + 8);
    expect(steps(run, SEARCH_TICKS).map(({ type }) => type)).toEqual(['calm']);
    steps(run, 2000);
    expect(mazeOf(1).patrols[0]).toContain(mazeOf(1).patrols[0]?.[drone.patrolIndex]);
    expect(within(drone, centreOf(4 * GRID.columns + 8), CELL_SIZE)).toBe(false);
  });

  it('catches at 44 pixels, and the cargo is lost', () => {
    const run = emptyDeck();
    const drone = putDrone(run, 11, 4);
    Object.assign(run.state.player, { x: drone.x + CATCH_DISTANCE + 0.5, y: drone.y });
    steps(run, 1);
    expect(run.ended).toBe(false);
    run.state.player.x = drone.x + CATCH_DISTANCE;
    expect(ofType(steps(run, 1), 'caught')).toHaveLength(1);
    expect(run.state).toMatchObject({ ended: 'own', fate: { cause: 'caught', droneId: 0 }, score: 0 });
  });

  it.each(MAZES.map((_, index) => index + 1))('of deck %i on its own stays on its patrol for good', (level) => {
    const run = newRun();
    while (run.state.level < level) {
      run.state.phase = 'levelComplete';
      steps(run, 1, { type: 'continue' });
    }
    const maze = mazeOf(level);
    const visited = run.state.drones.map(() => new Set<number>());
    for (let tick = 0; tick < 2400; tick++) {
      run.step([], () => expect.fail('a drone is disturbed by nobody'));
      for (const drone of run.state.drones) {
        if (!maze.droneMayEnter(cellAt(drone))) expect.fail(`drone ${drone.id} is where it may not be`);
        visited[drone.id]?.add(cellAt(drone));
      }
    }
    maze.patrols.forEach((points, id) => expect([...(visited[id] ?? [])]).toEqual(expect.arrayContaining([...points])));
  });
});

describe('a deck', () => {
  /** One piece in hand, a step from the station, everything else delivered. */
  function almostCleared(level = 1): CargoRun {
    const run = newRun();
    while (run.state.level < level) {
      run.state.phase = 'levelComplete';
      steps(run, 1, { type: 'continue' });
    }
    run.state.drones = [];
    run.state.player.cargo = run.state.items.splice(0, 1);
    run.state.items = [];
    run.state.levelDelivered = run.state.levelItems - 1;
    return run;
  }

  it('is complete when the last piece is delivered; its seconds are worth ten points each', () => {
    const run = almostCleared();
    run.state.ticksLeft = 101 * 60;
    const events = steps(run, 1);
    expect(ofType(events, 'levelComplete')).toMatchObject([{ level: 1, seconds: 101, points: 1010 }]);
    expect(run.state).toMatchObject({ phase: 'levelComplete', score: DELIVERY_POINTS + 1010, bonusPoints: 1010 });
  });

  it('waits until the player goes on, then the next one begins', () => {
    const run = almostCleared();
    steps(run, 100, hold('up'));
    expect(run.state).toMatchObject({ level: 1, playedTicks: 1 });
    const events = steps(run, 1, { type: 'continue' });
    expect(events).toContainEqual({ type: 'levelStarted', level: 2, drones: 10 });
    expect(run.state).toMatchObject({ level: 2, phase: 'playing', ticksLeft: LEVEL_TICKS - 1 });
    // A button that is still down counts at once.
    expect(run.state.player).toMatchObject({ held: ['up'], moving: true });
  });

  it('is not left before it is cleared', () => {
    const run = newRun();
    steps(run, 10, { type: 'continue' });
    expect(run.state.level).toBe(1);
  });

  it('that is the seventh ends the mission in victory, with its bonus', () => {
    const run = almostCleared(LEVELS);
    run.state.deliveredItems = run.state.totalItems - 1;
    const events = steps(run, 1);
    expect(events.map(({ type }) => type)).toEqual(['delivered', 'levelComplete', 'victory']);
    expect(run.outcome).toMatchObject({ reason: 'own', stats: { level: 7, perfect: 1, efficiency: 100 } });
    expect(run.state.bonusPoints).toBe(300 * BONUS_POINTS_PER_SECOND);
  });

  it('ends the mission after 300 s; the last seconds are told', () => {
    const run = emptyDeck();
    const events = steps(run, LEVEL_TICKS);
    expect(ofType(events, 'lowTime').map(({ seconds }) => seconds)).toEqual([30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(events.at(-1)).toEqual({ type: 'timeUp' });
    expect(run.state).toMatchObject({ ended: 'own', fate: { cause: 'timeUp' }, tick: LEVEL_TICKS });
    expect(secondsLeft(run.state)).toBe(0);
  });
});

describe('the results', () => {
  it('count what was collected, by kind and by load', () => {
    const { state } = newRun();
    Object.assign(state.collected, { ARCO: 2, SDU: 3, HYG: 1 });
    Object.assign(state, { score: 450, deliveredItems: 4, deliveries: 3, totalItems: 20, playedTicks: 3661 });
    expect(cargoRunner.outcome(state).stats).toMatchObject({
      itemsCollected: 6,
      heavy: 2,
      light: 4,
      totalWeight: 10,
      efficiency: 20,
      pointsPerItem: 113,
      seconds: 61,
      perfect: 0,
      ARCO: 2,
      SDU: 3,
      NITRO: 0,
    });
  });
});

describe('commands', () => {
  it('come back from their bytes', () => {
    const commands: CargoCommand[] = [
      ...HEADINGS.flatMap((heading) => [hold(heading), release(heading), course(heading)]),
      { type: 'continue' },
    ];
    const log = { ticks: 20, quit: true, commands: commands.map((command, index) => ({ tick: index + 1, command })) };
    const bytes = encodeCommandLog(cargoRunner.commands, log);
    expect(decodeCommandLog(cargoRunner.commands, bytes, { maxTicks: 20 })).toEqual(log);
    bytes[bytes.length - 1] = 13;
    expect(() => decodeCommandLog(cargoRunner.commands, bytes, { maxTicks: 20 })).toThrow(MalformedInput);
  });
});

const anyCommand = fc.oneof(
  fc.record({ type: fc.constantFrom('hold' as const, 'release', 'course'), heading: fc.constantFrom(...HEADINGS) }),
  fc.constant({ type: 'continue' as const }),
);

describe('any run', () => {
  test.prop([seeds, fc.constantFrom('good', 'poor')], { numRuns: 6 })(
    'keeps its rules in every tick',
    (seed, skill) => {
      const run = newRun(seed);
      const bot = createCargoBot({ skill, seed });
      let earned = 0;
      while (!run.ended && run.state.tick < 8000) {
        run.step(bot(run.state), (event) => {
          if (event.type === 'delivered' || event.type === 'levelComplete') earned += event.points;
        });
        expectSound(run.state);
        if (run.state.score !== earned) expect.fail(`tick ${run.state.tick}: the score is not the sum of its events`);
      }
    },
  );

  test.prop([seeds, fc.array(fc.tuple(fc.nat(40), anyCommand), { maxLength: 200 })], { numRuns: 60 })(
    'survives any input',
    (seed, presses) => {
      const run = newRun(seed);
      for (const [wait, command] of presses) {
        for (let tick = 0; tick < wait; tick++) run.step([]);
        run.step([command]);
        expectSound(run.state);
      }
    },
  );
});

/** What holds in every state: checked by hand, because thousands of `expect` calls a run would take minutes. */
function expectSound(state: CargoState): void {
  const problems: string[] = [];
  const maze = mazeOf(state.level);
  for (const [name, point] of [['player', state.player] as const, ...state.drones.map((d) => ['drone', d] as const)]) {
    if (point.x < 0 || point.y < 0 || point.x >= CANVAS.width || point.y >= CANVAS.height)
      problems.push(`${name} outside`);
    if (!maze.floor[cellAt(point)]) problems.push(`${name} in a wall`);
    const centre = centreOf(cellAt(point));
    if (point.x !== centre.x && point.y !== centre.y) problems.push(`${name} off the lanes`);
  }
  if (state.drones.length !== dronesOfLevel(state.level)) problems.push('a drone too few');
  if (carriedKilos(state) > CAPACITY_KILOS) problems.push('too much carried');
  const pieces = state.items.length + state.player.cargo.length + state.levelDelivered;
  if (pieces !== state.levelItems) problems.push('cargo is not conserved');
  const collected = CARGO_TYPES.reduce((sum, type) => sum + state.collected[type], 0);
  if (collected !== state.deliveredItems + state.player.cargo.length) problems.push('collected and delivered differ');
  if (state.ended === null && state.drones.some((drone) => within(drone, state.player, CATCH_DISTANCE))) {
    problems.push('a drone in reach');
  }
  if (new Set(state.player.held).size !== state.player.held.length) problems.push('a button held twice');
  if (problems.length > 0) expect.fail(`tick ${state.tick}: ${problems.join(', ')}`);
}

it('plays on every deck', () => {
  expect(MAZES.map(({ patrols }) => patrols.length)).toEqual([8, 10, 12, 14, 16, 18, 20]);
});
