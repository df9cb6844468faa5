import { fc, test } from '@fast-check/vitest';
import { HEADINGS, type Heading, Run, opposite } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { type Cell, cellIndex, distance, neighbour, sameCell } from './board.ts';
import { createSnakeBot } from './bot.ts';
import {
  BOARD,
  ENEMY_ANNOUNCE_TICKS,
  ENEMY_CLEARANCE,
  ENEMY_DRIFT_TICKS,
  ENEMY_KINDS,
  MOVE_TICKS,
  RESOURCE_CLEARANCE,
  RESOURCE_KINDS,
  RESOURCE_LIFESPAN_TICKS,
  RESOURCE_POINTS,
  type ResourceKind,
  STRAGGLERS,
  TAIL_PASS,
  enemiesOfWave,
} from './rules.ts';
import { type SnakeCommand, type SnakeEvent, head, spaceSnake } from './sim.ts';
import type { SnakeState } from './state.ts';

type SnakeRun = Run<SnakeState, SnakeCommand, SnakeEvent>;

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

function newRun(seed = 1): SnakeRun {
  return new Run(spaceSnake, { seed });
}

/** A run without enemies and resources. */
function emptyBoard(seed = 1): SnakeRun {
  const run = newRun(seed);
  run.state.enemies = [];
  // A distant resource prevents the next wave.
  run.state.resources = [{ id: 900, kind: 'ammo', x: 0, y: 0, ticksLeft: 100_000 }];
  return run;
}

/** Steps to the end of the next move. */
function move(run: SnakeRun, ...turns: Heading[]): SnakeEvent[] {
  const events: SnakeEvent[] = [];
  run.step(
    turns.map((turn) => ({ turn })),
    (event) => events.push(event),
  );
  while (run.state.moveIn !== MOVE_TICKS && !run.ended) run.step([], (event) => events.push(event));
  return events;
}

function addResource(run: SnakeRun, cell: Cell, kind: ResourceKind): void {
  run.state.resources.push({ ...cell, id: run.state.nextId++, kind, ticksLeft: RESOURCE_LIFESPAN_TICKS });
}

function addEnemy(run: SnakeRun, cell: Cell, activeIn = 0, driftIn: number = ENEMY_DRIFT_TICKS): void {
  run.state.enemies.push({
    ...cell,
    id: run.state.nextId++,
    kind: 'e1',
    straggler: false,
    heading: 'up',
    from: { ...cell },
    activeIn,
    driftTicks: ENEMY_DRIFT_TICKS,
    driftIn,
  });
}

function cellAhead(run: SnakeRun): Cell {
  return neighbour(head(run.state), head(run.state).heading);
}

/** Places the convoy head first; `tailward` are the headings from each ship to the next one. */
function placeConvoy(run: SnakeRun, first: Cell & { heading: Heading }, tailward: readonly Heading[]): void {
  run.state.convoy = [{ ...first }];
  let cell: Cell = first;
  for (const heading of tailward) {
    cell = neighbour(cell, heading);
    run.state.convoy.push({ ...cell, heading: opposite(heading) });
  }
}

describe('moving', () => {
  it('advances one cell every nine ticks', () => {
    const run = emptyBoard();
    const { x } = head(run.state);
    for (let tick = 1; tick < MOVE_TICKS; tick++) run.step([]);
    expect(head(run.state).x).toBe(x);
    run.step([]);
    expect(head(run.state).x).toBe(x + 1);
  });

  it.each(HEADINGS)('wraps round the edge to the %s', (heading) => {
    const run = emptyBoard();
    run.state.resources = [{ id: 900, kind: 'ammo', x: 3, y: 3, ticksLeft: 100_000 }];
    placeConvoy(run, { x: 11, y: 7, heading }, []);
    for (let steps = 0; steps < (heading === 'up' || heading === 'down' ? BOARD.rows : BOARD.columns); steps++)
      move(run);
    expect(head(run.state)).toMatchObject({ x: 11, y: 7 });
  });

  it.each(HEADINGS)('blocks reversing from %s', (heading) => {
    const run = emptyBoard();
    placeConvoy(run, { x: 11, y: 7, heading }, []);
    move(run, opposite(heading));
    expect(head(run.state)).toMatchObject(neighbour({ x: 11, y: 7 }, heading));
  });

  it('queues two turns, and checks each against the one before', () => {
    const run = emptyBoard();
    run.step([{ turn: 'up' }, { turn: 'down' }, { turn: 'left' }, { turn: 'down' }]);
    expect(run.state.turns).toEqual(['up', 'left']);
  });

  it('ignores a turn to the current heading', () => {
    const run = emptyBoard();
    run.step([{ turn: 'right' }]);
    expect(run.state.turns).toEqual([]);
  });

  it('can enter the cell that its tail leaves', () => {
    const run = emptyBoard();
    placeConvoy(run, { x: 5, y: 5, heading: 'up' }, ['right', 'down', 'left']);
    move(run, 'left');
    placeConvoy(run, { x: 5, y: 5, heading: 'left' }, ['right', 'down', 'left']);
    move(run, 'down');
    expect(run.ended).toBe(false);
    expect(head(run.state)).toMatchObject({ x: 5, y: 6 });
  });

  it('ends the run when the head hits a ship of the convoy', () => {
    const run = emptyBoard();
    placeConvoy(run, { x: 5, y: 5, heading: 'left' }, ['right', 'down', 'left', 'left']);
    const events = move(run, 'down');
    expect(run.outcome?.reason).toBe('own');
    expect(events.at(-1)).toMatchObject({ type: 'died', death: { cause: 'convoy', x: 5, y: 6 } });
  });
});

describe('enemies', () => {
  it('end the run when the head enters their cell', () => {
    const run = emptyBoard();
    addEnemy(run, cellAhead(run));
    move(run);
    expect(run.state.death).toMatchObject({ cause: 'enemy' });
    expect(run.outcome?.stats.hitEnemy).toBe(1);
  });

  it('are harmless while they are announced', () => {
    const run = emptyBoard();
    addEnemy(run, cellAhead(run), ENEMY_ANNOUNCE_TICKS);
    move(run);
    expect(run.ended).toBe(false);
  });

  it('become active after a second, then drift every 36 ticks', () => {
    const run = emptyBoard();
    addEnemy(run, { x: 15, y: 2 }, ENEMY_ANNOUNCE_TICKS);
    const [enemy] = run.state.enemies;
    for (let tick = 1; tick < ENEMY_ANNOUNCE_TICKS; tick++) run.step([]);
    expect(enemy?.activeIn).toBe(1);
    run.step([]);
    expect(enemy?.activeIn).toBe(0);
    for (let tick = 1; tick < ENEMY_DRIFT_TICKS; tick++) run.step([]);
    expect(enemy).toMatchObject({ x: 15, y: 2 });
    run.step([]);
    expect(enemy).toMatchObject({ x: 15, y: 1, from: { x: 15, y: 2 } });
  });

  it('do not become active in a cell of the convoy', () => {
    const run = emptyBoard();
    placeConvoy(run, { x: 5, y: 5, heading: 'right' }, ['left', 'left', 'left']);
    addEnemy(run, { x: 4, y: 5 }, 1);
    run.step([]);
    expect(run.state.enemies[0]?.activeIn).toBe(1);
  });
});

describe('resources', () => {
  it.each(RESOURCE_KINDS)('%s scores its points', (kind) => {
    const run = emptyBoard();
    addResource(run, cellAhead(run), kind);
    const events = move(run);
    expect(run.state.score).toBe(RESOURCE_POINTS[kind]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'collected', points: RESOURCE_POINTS[kind] }));
  });

  it('all four kinds add a ship to the convoy and empty the hold', () => {
    const run = emptyBoard();
    for (const kind of ['ammo', 'ammo', 'food', 'fuel'] as const) {
      addResource(run, cellAhead(run), kind);
      move(run);
    }
    expect(run.state.convoy).toHaveLength(1);
    addResource(run, cellAhead(run), 'tool');
    const events = move(run);
    expect(run.state.convoy).toHaveLength(2);
    expect(events).toContainEqual({ type: 'grown', length: 2 });
    expect(run.state.hold).toEqual({ ammo: false, food: false, fuel: false, tool: false });
  });

  it('still count in their last tick, and expire after it', () => {
    const lastTick = emptyBoard();
    addResource(lastTick, cellAhead(lastTick), 'fuel');
    lastTick.state.resources.at(-1)!.ticksLeft = MOVE_TICKS;
    move(lastTick);
    expect(lastTick.state.score).toBe(RESOURCE_POINTS.fuel);

    const tooLate = emptyBoard();
    addResource(tooLate, cellAhead(tooLate), 'fuel');
    tooLate.state.resources.at(-1)!.ticksLeft = MOVE_TICKS - 1;
    move(tooLate);
    expect(tooLate.state).toMatchObject({ score: 0, expired: 1 });
  });

  it('start the next wave when none is left', () => {
    const run = emptyBoard();
    run.state.resources = [];
    addResource(run, cellAhead(run), 'ammo');
    const events = move(run);
    expect(events).toContainEqual({ type: 'wave', wave: 2, enemies: 3 });
    expect(run.state.resources.map(({ kind }) => kind).toSorted()).toEqual([...RESOURCE_KINDS].toSorted());
  });

  it('replace the enemies of the last wave', () => {
    const run = emptyBoard();
    addEnemy(run, { x: 0, y: 1 });
    const [enemy] = run.state.enemies;
    run.state.resources = [];
    run.step([]);
    expect(run.state.enemies).toHaveLength(3);
    expect(run.state.enemies.map(({ id }) => id)).not.toContain(enemy?.id);
  });
});

describe('a wave', () => {
  test.prop([seeds])('has four resources and its number of enemies, in free cells at a distance', (seed) => {
    const { state } = newRun(seed);
    expect(state.resources).toHaveLength(4);
    expect(state.enemies).toHaveLength(enemiesOfWave(state.convoy.length));
    for (const resource of state.resources)
      expect(distance(resource, head(state))).toBeGreaterThanOrEqual(RESOURCE_CLEARANCE);
    for (const enemy of state.enemies) {
      expect(distance(enemy, head(state))).toBeGreaterThanOrEqual(ENEMY_CLEARANCE);
      expect(enemy.activeIn).toBe(ENEMY_ANNOUNCE_TICKS);
    }
    const cells = [...state.resources, ...state.enemies, ...state.convoy].map(cellIndex);
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('every run', () => {
  it('goes the same way whatever kinds its enemies are (G2.10)', () => {
    const ways = [undefined, ...ENEMY_KINDS].map((kind) => {
      const run = newRun(3);
      const bot = createSnakeBot({ skill: 'good', seed: 3 });
      while (!run.ended && run.state.tick < 6000) {
        run.step(bot(run.state));
        for (const enemy of run.state.enemies) enemy.kind = kind ?? enemy.kind;
      }
      const { enemies, ...state } = run.state;
      return JSON.stringify([state, enemies.map((enemy) => ({ ...enemy, kind: 'any' }))]);
    });
    expect(new Set(ways).size).toBe(1);
  });

  test.prop([seeds, fc.constantFrom('good', 'poor')], { numRuns: 8 })(
    'follows the rules in every tick',
    (seed, skill) => {
      const run = newRun(seed);
      const bot = createSnakeBot({ skill, seed });
      let sum = 0;
      let ticksSinceWave = 0;
      while (!run.ended && run.state.tick < 6000) {
        ticksSinceWave++;
        run.step(bot(run.state), (event) => {
          if (event.type === 'collected' || event.type === 'tailPassed') sum += event.points;
          if (event.type === 'wave') ticksSinceWave = 0;
        });
        expectValid(run.state);
        if (run.state.score !== sum) expect.fail(`tick ${run.state.tick}: the score is not the sum of its events`);
        if (ticksSinceWave > RESOURCE_LIFESPAN_TICKS) expect.fail(`tick ${run.state.tick}: the wave stalls`);
      }
    },
  );

  test.prop([seeds, fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...HEADINGS)), { maxLength: 200 })], {
    numRuns: 100,
  })('survives any input', (seed, presses) => {
    const run = newRun(seed);
    for (const [wait, turn] of presses) {
      for (let tick = 0; tick < wait; tick++) run.step([]);
      run.step([{ turn }]);
      expectValid(run.state);
    }
  });
});

/** Checks a state without `expect`, because thousands of its calls per run would take minutes. */
function expectValid(state: SnakeState): void {
  const problems: string[] = [];
  const occupants = [...state.convoy, ...state.resources, ...state.enemies];
  if (occupants.some(({ x, y }) => x < 0 || y < 0 || x >= BOARD.columns || y >= BOARD.rows))
    problems.push('off the board');
  if (overlaps(state.convoy, state.convoy)) problems.push('two ships in a cell');
  if (overlaps(state.resources, state.resources)) problems.push('two resources in a cell');
  if (overlaps(state.enemies, state.enemies)) problems.push('two enemies in a cell');
  if (state.enemies.some((enemy) => state.resources.some((resource) => sameCell(enemy, resource)))) {
    problems.push('an enemy on a resource');
  }
  const active = state.enemies.filter(({ activeIn }) => activeIn === 0);
  if (state.ended === null && active.some((enemy) => state.convoy.some((ship) => sameCell(ship, enemy)))) {
    problems.push('an active enemy on a ship');
  }
  if (state.turns.length > 2) problems.push('more than two turns queued');
  if (problems.length > 0) expect.fail(`tick ${state.tick}: ${problems.join(', ')}`);
}

function overlaps(some: readonly Cell[], others: readonly Cell[]): boolean {
  const cells = new Set(some.map(cellIndex));
  return cells.size < others.length;
}

describe('the line of a wave', () => {
  test.prop([seeds], { numRuns: 20 })(
    'takes all four resources in time, past the announced enemies (G2.33)',
    (seed) => {
      const run = newRun(seed);
      const bot = createSnakeBot({ skill: 'good', seed });
      while (!run.ended && run.state.wave < 12 && run.state.tick < 4000) {
        const { wave } = run.state;
        run.step(bot(run.state));
        if (run.state.wave === wave) continue;
        if (!hasLine(run.state)) expect.fail(`wave ${run.state.wave}: no line`);
      }
    },
  );
});

/** Whether some order takes all resources within their lifespan, round the ships and the announced enemies. */
function hasLine(state: SnakeState): boolean {
  const closed = new Set([...state.enemies, ...state.convoy].map(cellIndex));
  const moves = Math.floor((RESOURCE_LIFESPAN_TICKS - state.moveIn) / MOVE_TICKS) + 1;
  const visit = (from: Cell, left: readonly Cell[], spent: number): boolean => {
    if (left.length === 0) return true;
    const far = distancesFrom(from, closed);
    return left.some((target) => {
      const there = spent + (far.get(cellIndex(target)) ?? Number.POSITIVE_INFINITY);
      return (
        there <= moves &&
        visit(
          target,
          left.filter((other) => other !== target),
          there,
        )
      );
    });
  };
  return visit(head(state), state.resources, 0);
}

function distancesFrom(from: Cell, closed: ReadonlySet<number>): ReadonlyMap<number, number> {
  const far = new Map([[cellIndex(from), 0]]);
  const queue = [from];
  for (const cell of queue) {
    for (const heading of HEADINGS) {
      const next = neighbour(cell, heading);
      if (far.has(cellIndex(next)) || closed.has(cellIndex(next))) continue;
      far.set(cellIndex(next), (far.get(cellIndex(cell)) as number) + 1);
      queue.push(next);
    }
  }
  return far;
}

describe('the chain', () => {
  it('grows with each clean wave, and breaks when a resource expires (G2.13)', () => {
    const run = emptyBoard();
    run.state.resources = [];
    addResource(run, cellAhead(run), 'ammo');
    expect(move(run)).toContainEqual({ type: 'clean', chain: 1 });
    run.state.resources = [{ id: 901, kind: 'ammo', x: 0, y: 0, ticksLeft: 1 }];
    run.step([]);
    expect(run.state).toMatchObject({ chain: 0, longestChain: 1, cleanWaves: 1 });
  });
});

describe('an active enemy', () => {
  it('sparks when the head passes beside it', () => {
    const run = emptyBoard();
    addEnemy(run, neighbour(cellAhead(run), 'up'));
    expect(move(run)).toContainEqual(expect.objectContaining({ type: 'brushed' }));
  });

  it('never drifts into the next cells of the head (G2.14)', () => {
    const run = emptyBoard();
    placeConvoy(run, { x: 5, y: 5, heading: 'right' }, []);
    addEnemy(run, { x: 9, y: 6 }, 0, 1);
    run.step([]);
    expect(run.state.enemies[0]).toMatchObject({ x: 9, y: 6 });
  });

  it('drifts straight on, and turns to any open heading where its way is closed (G2.32)', () => {
    const headings = Array.from({ length: 20 }, (_, seed) => {
      const run = emptyBoard(seed);
      addEnemy(run, { x: 15, y: 6 }, 0, 1);
      const [enemy] = run.state.enemies;
      run.step([]);
      expect(enemy).toMatchObject({ x: 15, y: 5, heading: 'up' });
      for (const closed of [
        { x: 15, y: 3 },
        { x: 14, y: 4 },
      ])
        addResource(run, closed, 'food');
      for (let tick = 0; tick < ENEMY_DRIFT_TICKS; tick++) run.step([]);
      expect(enemy).toMatchObject({ x: 15, y: 4 });
      return enemy?.heading;
    });
    expect(new Set(headings)).toEqual(new Set(['right', 'down']));
  });

  it('stays where every way is closed (G2.32)', () => {
    const run = emptyBoard();
    const cell = { x: 15, y: 6 };
    addEnemy(run, cell, 0, 1);
    for (const heading of HEADINGS) addResource(run, neighbour(cell, heading), 'food');
    run.step([]);
    expect(run.state.enemies[0]).toMatchObject({ ...cell, driftIn: ENEMY_DRIFT_TICKS });
  });
});

describe('what is left behind', () => {
  /** A late wave of which two resources expire in this tick. */
  function missedWave(wave: number = STRAGGLERS.fromWave): { run: SnakeRun; events: SnakeEvent[] } {
    const run = emptyBoard();
    run.state.wave = wave;
    run.state.resources = [
      { id: 901, kind: 'ammo', x: 0, y: 0, ticksLeft: 1 },
      { id: 902, kind: 'food', x: 3, y: 0, ticksLeft: 1 },
      { id: 903, kind: 'tool', x: 9, y: 12, ticksLeft: 100 },
    ];
    const events: SnakeEvent[] = [];
    run.step([], (event) => events.push(event));
    return { run, events };
  }

  const stragglersIn = ({ state }: SnakeRun) => state.enemies.filter(({ straggler }) => straggler);

  it('is one enemy in the cell of the first resource that expires, and the next wave does not replace it (G2.16)', () => {
    const { run, events } = missedWave();
    const [straggler] = run.state.enemies;
    expect(run.state.enemies).toEqual([expect.objectContaining({ x: 0, y: 0, straggler: true })]);
    expect(events).toContainEqual({ type: 'leftBehind', straggler });
    run.state.resources = [];
    run.step([]);
    expect(stragglersIn(run)).toEqual([straggler]);
    expect(run.state.enemies).toHaveLength(1 + enemiesOfWave(1));
  });

  it('is nothing in the first waves, nor when there are enough (G2.16)', () => {
    expect(missedWave(STRAGGLERS.fromWave - 1).run.state.enemies).toEqual([]);
    const { run } = missedWave();
    const [one] = stragglersIn(run);
    if (!one) throw new Error('nothing was left behind');
    run.state.enemies = Array.from({ length: STRAGGLERS.most }, (_, index) => ({ ...one, id: 100 + index, y: index }));
    run.state.missed = false;
    run.state.resources = [
      { id: 904, kind: 'ammo', x: 12, y: 0, ticksLeft: 1 },
      { id: 905, kind: 'tool', x: 9, y: 12, ticksLeft: 100 },
    ];
    run.step([]);
    expect(stragglersIn(run)).toHaveLength(STRAGGLERS.most);
  });

  it('drifts faster the more there are (G2.17)', () => {
    const ticks = [1, 2, STRAGGLERS.most].map((count) => {
      const run = emptyBoard();
      for (let index = 0; index < count; index++) addEnemy(run, { x: 15, y: index }, 0, 1);
      for (const enemy of run.state.enemies) enemy.straggler = true;
      run.step([]);
      return run.state.enemies[0]?.driftTicks;
    });
    expect(ticks).toEqual([89, 82, 12]);
  });

  it('goes one by one with new ships, and all at once with a clean wave (G2.16)', () => {
    const run = emptyBoard();
    run.state.hold = { ammo: true, food: true, fuel: true, tool: false };
    for (const y of [0, 2]) addEnemy(run, { x: 20, y });
    for (const enemy of run.state.enemies) enemy.straggler = true;
    const [first, second] = run.state.enemies;
    addResource(run, cellAhead(run), 'tool');
    expect(move(run)).toContainEqual({ type: 'drivenOff', stragglers: [first], all: false });
    run.state.resources = [];
    addResource(run, cellAhead(run), 'ammo');
    expect(move(run)).toContainEqual({ type: 'drivenOff', stragglers: [second], all: true });
    expect(stragglersIn(run)).toEqual([]);
  });
});

describe('passing the own tail', () => {
  /** A closed loop of ships: the next move enters the cell that the tail leaves. */
  function loopOf(ships: number): SnakeRun {
    const run = emptyBoard();
    const side = (heading: Heading, count: number): Heading[] => Array.from({ length: count }, () => heading);
    const wide = ships / 2 - 2;
    placeConvoy(
      run,
      { x: 5, y: 5, heading: 'left' },
      [...side('right', wide), 'down', ...side('left', wide + 1), 'up'].slice(0, ships - 1) as Heading[],
    );
    return run;
  }

  it('scores once a wave, from 15 ships on (G2.18)', () => {
    const run = loopOf(16);
    const { score } = run.state;
    const events = move(run);
    expect(events).toContainEqual(expect.objectContaining({ type: 'tailPassed', points: TAIL_PASS.points }));
    expect(run.state.score).toBe(score + TAIL_PASS.points);
    expect(move(run, 'down')).not.toContainEqual(expect.objectContaining({ type: 'tailPassed' }));
    const short = loopOf(14);
    expect(move(short)).not.toContainEqual(expect.objectContaining({ type: 'tailPassed' }));
  });
});
