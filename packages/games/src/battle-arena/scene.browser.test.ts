import { type CommandLog, hashState, resimulate } from '@star-seekers/sim';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { RunController, type StageSettings } from '../stage/index.ts';
import { drawByHand } from '../stage/testing/draw-by-hand.ts';
import { createArenaBot } from './bot.ts';
import goodRun from './golden/good-1.json';
import { decodeRecordedRun } from '../recorded-run.ts';
import { SpritePool } from '../picture/sprite-pool.ts';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import { isShielded } from './simulation/shields.ts';
import type { ArenaEvent, Boss } from './simulation/state.ts';

/** A whole run is simulated; of so many of its ticks one is drawn. */
const TICKS_A_FRAME = 60;

const EVENT_TYPES: readonly ArenaEvent['type'][] = [
  'beam',
  'bossClosed',
  'bossDestroyed',
  'bossLevel',
  'bossLevelCleared',
  'bossOpened',
  'bossPhase',
  'bulletsCleared',
  'charging',
  'deflected',
  'destroyed',
  'dived',
  'effectEnded',
  'enemyArrived',
  'enemyFired',
  'fired',
  'hit',
  'playerHit',
  'powerUpAppeared',
  'powerUpGone',
  'powerUpTaken',
  'rockBroken',
  'shipLost',
  'shipReady',
  'wave',
  'withdrew',
];

async function stageScene(seed: number, settings?: Partial<StageSettings>) {
  const controller = new RunController(battleArena, { seed });
  return { controller, ...(await drawByHand(view, controller, settings)) };
}

/** The state that the run's commands alone lead to. */
function headlessHash(seed: number, log: CommandLog<ArenaCommand>): string {
  return hashState(resimulate(battleArena, { seed }, log).state);
}

const consoleErrors = vi.spyOn(console, 'error');
const consoleWarnings = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(consoleWarnings).not.toHaveBeenCalled();
});

test('a run with every kind of event is drawn to its end, and drawing changes nothing in it', async () => {
  const { setup, log } = await decodeRecordedRun(JSON.stringify(goodRun), () => battleArena);
  const { controller, scene, drawFrames } = await stageScene(setup.seed);
  const bot = createArenaBot({ skill: 'good', seed: setup.seed });
  controller.pilot = bot;
  const seen = new Set<ArenaEvent['type']>();
  controller.onTick((_state, events) => {
    for (const { type } of events) seen.add(type);
  });
  while (controller.getSnapshot().phase !== 'ended') {
    for (let tick = 0; tick < TICKS_A_FRAME; tick++) controller.stepOnce();
    drawFrames(1);
  }
  drawFrames(120);
  expect([...seen].toSorted()).toEqual(EVENT_TYPES);
  expect(controller.log).toEqual(log);
  expect(hashState(controller.state)).toBe(Object.values(goodRun.golden.hashes).at(-1));

  // The same stage draws the next run, with the images that it has.
  const images = scene.children.length;
  controller.pilot = undefined;
  controller.load({ seed: 2 });
  drawFrames(5);
  expect(hashState(controller.state)).toBe(hashState(battleArena.init({ seed: 2 })));
  controller.play();
  drawFrames(240);
  expect(controller.state.tick).toBeGreaterThan(230);
  expect(scene.children.length).toBe(images);
}, 120_000);

test('neither reduced motion nor hit boxes change anything in a run', async () => {
  const { controller, drawFrames } = await stageScene(3, { motion: 'reduced', hitBoxes: true });
  controller.pilot = createArenaBot({ skill: 'poor', seed: 3 });
  controller.play();
  while (controller.state.tick < 1200) drawFrames(30);
  expect(hashState(controller.state)).toBe(headlessHash(3, controller.log));
}, 60_000);

test('a paused run is drawn without moving, and a warship with its shield for as long as it deflects', async () => {
  const { controller, drawFrames } = await stageScene(3);
  controller.play();
  drawFrames(120);
  controller.pause();
  const before = hashState(controller.state);
  drawFrames(30);
  expect(hashState(controller.state)).toBe(before);

  controller.state.score = 10_000;
  controller.stepOnce();
  const [boss] = controller.state.bosses as [Boss];
  const stamping = vi.spyOn(SpritePool.prototype, 'stamp');
  onTestFinished(() => stamping.mockRestore());
  for (const shieldTicks of [30, 0]) {
    boss.shieldTicks = shieldTicks;
    drawFrames(30);
    stamping.mockClear();
    drawFrames(1);
    const shields = stamping.mock.calls.filter(([frame, x, y]) => frame === 'shield' && x === boss.x && y === boss.y);
    expect(shields.length > 0).toBe(isShielded(boss));
  }
});
