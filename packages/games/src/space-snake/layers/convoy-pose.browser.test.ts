import { Run } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { createSnakeBot } from '../bot.ts';
import { BOARD } from '../rules.ts';
import { spaceSnake } from '../sim.ts';
import type { SnakeState } from '../state.ts';
import { type Pose, moveProgress, writePose } from './convoy-pose.ts';
import { turnBetween } from '@star-seekers/stage/picture/angles.ts';
import { wrappedStep } from './place.ts';

/** Frames drawn per tick: the display is faster than the simulation. */
const FRAMES_PER_TICK = 4;

/** Poses of all ships in every frame of a good bot's run. */
function* framesOfRun(seed: number, ticks: number): Generator<{ state: SnakeState; poses: Pose[] }> {
  const run = new Run(spaceSnake, { seed });
  const bot = createSnakeBot({ skill: 'good', seed });
  for (let tick = 0; tick < ticks && !run.ended; tick++) {
    run.step(bot(run.state));
    for (let frame = 0; frame < FRAMES_PER_TICK; frame++) {
      const progress = moveProgress(run.state, frame / FRAMES_PER_TICK);
      const poses = run.state.convoy.map((_, index) => {
        const pose = { x: 0, y: 0, rotation: 0 };
        writePose(pose, run.state, index, progress);
        return pose;
      });
      yield { state: run.state, poses };
    }
  }
}

test('ships stay on the lines between cell centres and cut no corner', () => {
  let ships = 0;
  const beside: string[] = [];
  for (const { poses } of framesOfRun(11, 2000)) {
    for (const { x, y } of poses) {
      ships++;
      if (!Number.isInteger(x) && !Number.isInteger(y)) beside.push(`${x}, ${y}`);
    }
  }
  expect(beside).toEqual([]);
  expect(ships).toBeGreaterThan(10_000);
});

test('a ship moves evenly and turns smoothly from frame to frame, even through an edge', () => {
  const stepPerFrame = 1 / (9 * FRAMES_PER_TICK);
  let last: Pose[] = [];
  let wraps = 0;
  let longestStep = 0;
  let widestTurn = 0;
  for (const { poses } of framesOfRun(11, 2000)) {
    for (const [index, pose] of poses.entries()) {
      const before = last[index];
      if (!before) continue;
      if (Math.abs(pose.x - before.x) > 1 || Math.abs(pose.y - before.y) > 1) wraps++;
      const step =
        Math.abs(wrappedStep(before.x, pose.x, BOARD.columns)) + Math.abs(wrappedStep(before.y, pose.y, BOARD.rows));
      longestStep = Math.max(longestStep, step);
      // The flagship's rotation follows the queued turn in real time instead.
      if (index > 0) widestTurn = Math.max(widestTurn, Math.abs(turnBetween(before.rotation, pose.rotation)));
    }
    last = poses;
  }
  expect(longestStep).toBeLessThan(stepPerFrame + 1e-9);
  expect(widestTurn).toBeLessThan(0.12);
  expect(wraps).toBeGreaterThan(0);
});

test('a convoy stops in its cells after a collision', () => {
  const run = new Run(spaceSnake, { seed: 3 });
  const bot = createSnakeBot({ skill: 'poor', seed: 3 });
  while (!run.ended) run.step(bot(run.state));
  expect(run.state.death).not.toBeNull();
  const pose = { x: 0, y: 0, rotation: 0 };
  for (const [index, ship] of run.state.convoy.entries()) {
    writePose(pose, run.state, index, moveProgress(run.state, 0));
    expect(pose).toMatchObject({ x: ship.x, y: ship.y });
  }
});
