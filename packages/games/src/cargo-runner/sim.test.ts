import { fc, test } from '@fast-check/vitest';
import { EMPTY_LOG, HEADINGS, MalformedInput, decodeCommandLog, encodeCommandLog } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { createCargoBot } from './bot.ts';
import { carriedKilos } from './cargo.ts';
import { cellAt, centreOf, within } from './grid.ts';
import { mazeOf } from './mazes/index.ts';
import {
  BONUS_POINTS_PER_SECOND,
  CANVAS,
  CAPACITY_KILOS,
  CARGO_TYPES,
  CATCH_DISTANCE,
  DELIVERY_POINTS,
  LEVELS,
  LEVEL_TICKS,
  dronesOfLevel,
} from './rules.ts';
import { cargoRunner, secondsLeft } from './sim.ts';
import type { CargoCommand, CargoState } from './state.ts';
import {
  type CargoRun,
  begin,
  newRun,
  goToDeck,
  emptyDeck,
  hold,
  release,
  course,
  steps,
  ofType,
  placePlayer,
} from './testing/cargo-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('a deck', () => {
  /** The player carries the last piece on the station. */
  function almostCleared(level = 1): CargoRun {
    const run = newRun();
    goToDeck(run, level);
    run.state.drones = [];
    run.state.player.cargo = run.state.items.splice(0, 1);
    run.state.items = [];
    run.state.levelDelivered = run.state.levelItems - 1;
    return run;
  }

  it('is complete when the last piece is delivered; each second left scores ten points', () => {
    const run = almostCleared();
    run.state.ticksLeft = 101 * 60;
    const events = steps(run, 1);
    expect(ofType(events, 'levelComplete')).toMatchObject([{ level: 1, seconds: 101, points: 1010 }]);
    expect(run.state).toMatchObject({ phase: 'levelComplete', score: DELIVERY_POINTS + 1010, bonusPoints: 1010 });
  });

  it('is followed by the next one after a command of the player', () => {
    const run = almostCleared();
    steps(run, 100, hold('up'));
    expect(run.state).toMatchObject({ level: 1, playedTicks: 2 });
    expect(cargoRunner.breaks?.(run.state)).toBe(0);
    expect(steps(run, 1, { type: 'continue' })).toEqual([{ type: 'levelStarted', level: 2, drones: 10 }]);
    expect(cargoRunner.breaks?.(run.state)).toBe(1);
    expect(run.state).toMatchObject({ level: 2, phase: 'arriving', ticksLeft: LEVEL_TICKS, levelItems: 0, items: [] });
    const { items } = run.state;
    expect(steps(run, 1)).toEqual([{ type: 'cargoPlaced', items }]);
    expect(run.state).toMatchObject({ phase: 'playing', ticksLeft: LEVEL_TICKS - 1, levelItems: items.length });
    // A held button takes effect at once.
    expect(run.state.player).toMatchObject({ held: ['up'], moving: true });
  });

  it('goes on until it is cleared', () => {
    const run = newRun();
    steps(run, 10, { type: 'continue' });
    expect(run.state.level).toBe(1);
  });

  it('ends the mission in victory if it is the seventh, with its bonus', () => {
    const run = almostCleared(LEVELS);
    run.state.deliveredItems = run.state.totalItems - 1;
    const events = steps(run, 1);
    expect(events.map(({ type }) => type)).toEqual(['delivered', 'levelComplete', 'victory']);
    expect(run.outcome).toMatchObject({ reason: 'own', stats: { level: 7, perfect: 1, efficiency: 100 } });
    expect(run.state.bonusPoints).toBe(300 * BONUS_POINTS_PER_SECOND);
  });

  it('ends the mission after 300 s, with an event for each of the last seconds', () => {
    const run = emptyDeck();
    placePlayer(run, 8, 4);
    const events = steps(run, LEVEL_TICKS - 1);
    expect(ofType(events, 'lowTime').map(({ seconds }) => seconds)).toEqual([30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(events.at(-1)).toEqual({ type: 'timeUp' });
    expect(run.state).toMatchObject({ ended: 'own', fate: { cause: 'timeUp' }, tick: LEVEL_TICKS });
    expect(secondsLeft(run.state)).toBe(0);
  });
});

describe('the results', () => {
  it('count the collected cargo by kind and by weight', () => {
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

  it('of a mission that was left before its cargo arrived are those of no cargo', () => {
    const run = begin();
    run.quit();
    expect(run.outcome?.stats).toMatchObject({ totalItems: 0, efficiency: 0, perfect: 0 });
  });
});

describe('commands', () => {
  it('survive encoding and decoding', () => {
    const commands: CargoCommand[] = [
      ...HEADINGS.flatMap((heading) => [hold(heading), release(heading), course(heading)]),
      { type: 'continue' },
      { type: 'pulse' },
    ];
    const logged = commands.map((command, index) => ({ tick: index + 1, command }));
    const log = { ...EMPTY_LOG, ticks: 20, quit: true, commands: logged };
    const bytes = encodeCommandLog(cargoRunner.commands, log);
    expect(decodeCommandLog(cargoRunner.commands, bytes, { maxTicks: 20 })).toEqual(log);
    // Behind the last command stand the counts of resumes and beacons.
    bytes[bytes.length - 3] = 14;
    expect(() => decodeCommandLog(cargoRunner.commands, bytes, { maxTicks: 20 })).toThrow(MalformedInput);
  });
});

const anyCommand = fc.oneof(
  fc.record({ type: fc.constantFrom('hold' as const, 'release', 'course'), heading: fc.constantFrom(...HEADINGS) }),
  fc.constantFrom({ type: 'continue' as const }, { type: 'pulse' as const }),
);

describe('every run', () => {
  test.prop([seeds, fc.constantFrom('good', 'poor')], { numRuns: 6 })(
    'follows the rules in every tick',
    (seed, skill) => {
      const run = begin(seed);
      const bot = createCargoBot({ skill, seed });
      let sum = 0;
      while (!run.ended && run.state.tick < 8000) {
        run.step(bot(run.state), (event) => {
          if (event.type === 'delivered' || event.type === 'levelComplete') sum += event.points;
        });
        expectValid(run.state);
        if (run.state.score !== sum) expect.fail(`tick ${run.state.tick}: the score is not the sum of its events`);
      }
    },
  );

  test.prop([seeds, fc.array(fc.tuple(fc.nat(40), anyCommand), { maxLength: 200 })], { numRuns: 60 })(
    'survives any input',
    (seed, presses) => {
      const run = begin(seed);
      for (const [wait, command] of presses) {
        for (let tick = 0; tick < wait; tick++) run.step([]);
        run.step([command]);
        expectValid(run.state);
      }
    },
  );
});

/** Checks a state without `expect`, because thousands of its calls per run would take minutes. */
function expectValid(state: CargoState): void {
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
  if (carriedKilos(state) > CAPACITY_KILOS) problems.push('the load is too heavy');
  const pieces = state.items.length + state.player.cargo.length + state.levelDelivered;
  if (pieces !== state.levelItems) problems.push('cargo is not conserved');
  const collected = CARGO_TYPES.reduce((sum, type) => sum + state.collected[type], 0);
  if (collected !== state.deliveredItems + state.player.cargo.length) problems.push('collected and delivered differ');
  if (
    state.ended === null &&
    state.drones.some((drone) => drone.mode !== 'stunned' && within(drone, state.player, CATCH_DISTANCE))
  ) {
    problems.push('a drone in reach');
  }
  if (new Set(state.player.held).size !== state.player.held.length) problems.push('a button held twice');
  if (problems.length > 0) expect.fail(`tick ${state.tick}: ${problems.join(', ')}`);
}
