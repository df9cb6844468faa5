import { expect, onTestFinished, test, vi } from 'vitest';
import { testScene } from '@star-seekers/stage/testing/scene-test.ts';
import { createArenaBot } from './bot.ts';
import { battleArena } from './game.ts';
import goodRun from './golden/good-2.json';
import { decodeRecordedRun } from '../recorded-run.ts';
import { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import { view } from './scene.ts';
import { isShielded } from './simulation/shields.ts';
import type { ArenaEvent, Boss } from './simulation/state.ts';

/** The whole run is simulated; one of this many ticks is drawn. */
const TICKS_PER_FRAME = 60;

const EVENT_TYPES: readonly ArenaEvent['type'][] = [
  'beam',
  'bossClosed',
  'bossDestroyed',
  'bossLevel',
  'bossLevelCleared',
  'bossOpened',
  'bossPhase',
  'bulletsCleared',
  'chainLost',
  'charging',
  'deflected',
  'destroyed',
  'dived',
  'dockingInterrupted',
  'effectEnded',
  'enemyArrived',
  'enemyFired',
  'farBeam',
  'farBeamAimed',
  'fired',
  'formation',
  'formationCleared',
  'hit',
  'playerHit',
  'powerUpAppeared',
  'powerUpGone',
  'powerUpTaken',
  'rockBroken',
  'setPiece',
  'shipLost',
  'shipReady',
  'wave',
  'withdrew',
];

const stageScene = testScene(battleArena, view);

test('a run with every kind of event is drawn to its end, and drawing changes nothing in it', async () => {
  const { setup, log } = await decodeRecordedRun(JSON.stringify(goodRun), () => battleArena.sim);
  const { controller, ...stage } = await stageScene(setup.seed);
  stage.drawRun(createArenaBot({ skill: 'good', seed: setup.seed }), { ticksPerFrame: TICKS_PER_FRAME });
  expect(stage.seen()).toEqual(EVENT_TYPES);
  expect(controller.log).toEqual({ ...log, format: undefined });
  expect(stage.hash()).toBe(Object.values(goodRun.golden.hashes).at(-1));
  stage.expectNextRun();
});

test('neither reduced motion nor hit boxes change anything in a run', async () => {
  const { controller, drawFrames, hash, headlessHash } = await stageScene(3, { motion: 'reduced', hitBoxes: true });
  controller.pilot = createArenaBot({ skill: 'poor', seed: 3 });
  controller.play();
  while (controller.state.tick < 1200) drawFrames(30);
  expect(hash()).toBe(headlessHash());
});

test('a paused run is drawn without moving, and a warship with its shield for as long as it deflects', async () => {
  const { controller, drawFrames, hash } = await stageScene(3);
  controller.play();
  drawFrames(120);
  controller.pause();
  const before = hash();
  drawFrames(30);
  expect(hash()).toBe(before);

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
