import type Phaser from 'phaser';
import type { Point } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import { CATCH_DISTANCE, NEAR_RADIUS, PICKUP_RADIUS, STATION_RADIUS } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { missionRules } from '../twists.ts';

type Graphics = Phaser.GameObjects.Graphics;

const PLAYER = 0x5fb4ff;
const PRIZE = 0x72e86b;
const DANGER = 0xff4d4d;
const SIGHT = 0xffb347;

/** Outlines the distances with which the rules detect hits. */
export function outlineHitBoxes(graphics: Graphics, state: Readonly<CargoState>): void {
  const { player, items, drones, level } = state;
  const { sightRadius } = missionRules(state);
  circle(graphics, player, 3, PLAYER);
  circle(graphics, mazeOf(level).station, STATION_RADIUS, PRIZE);
  for (const item of items) circle(graphics, item, PICKUP_RADIUS, PRIZE);
  for (const drone of drones) {
    circle(graphics, drone, CATCH_DISTANCE, DANGER);
    circle(graphics, drone, NEAR_RADIUS, SIGHT);
    circle(graphics, drone, sightRadius, SIGHT);
  }
}

function circle(graphics: Graphics, { x, y }: Point, radius: number, color: number): void {
  graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
}
