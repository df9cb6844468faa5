import type Phaser from 'phaser';
import { MODE_COLORS, toTint } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { mazeOf } from '../mazes/index.ts';
import { DETECTION_RADIUS } from '../rules.ts';
import { clearShare } from '../sight.ts';
import type { CargoState, DroneMode } from '../state.ts';
import type { FrameClock } from '../../space-snake/layers/frame-clock.ts';
import { DEPTH } from './depth.ts';
import type { Poses } from './poses.ts';

/** Directions in which a drone's sight is measured. */
const RAYS = 44;
const DIRECTIONS = Array.from({ length: RAYS }, (_, ray): Point => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return { x: Math.cos(angle) * DETECTION_RADIUS, y: Math.sin(angle) * DETECTION_RADIUS };
});

const FILL = { patrol: 0.1, suspicious: 0.2, chase: 0.24, search: 0.16 } as const satisfies Record<DroneMode, number>;

/** What each drone sees, measured with the rules' own test. */
export class SightLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #shares = new Float32Array(RAYS);

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.sight).setBlendMode('ADD');
  }

  draw(state: Readonly<CargoState>, poses: Poses, { alpha, nowMs, reducedMotion }: FrameClock): void {
    this.#graphics.clear();
    const maze = mazeOf(state.level);
    for (const { id, mode } of state.drones) {
      const pulse = mode === 'chase' && !reducedMotion ? 0.85 + 0.15 * Math.sin(nowMs / 110) : 1;
      this.#drawSight(maze, poses.drone(id, alpha), toTint(MODE_COLORS[mode]), FILL[mode] * pulse);
    }
  }

  #drawSight(maze: Maze, eye: Readonly<Point>, tint: number, fill: number): void {
    for (let ray = 0; ray < RAYS; ray++) {
      const { x, y } = DIRECTIONS[ray] as Point;
      this.#shares[ray] = clearShare(maze, eye, { x: eye.x + x, y: eye.y + y });
    }
    // A second, smaller fan makes the middle brighter than the rim.
    this.#fan(eye, 1, tint, fill * 0.6);
    this.#fan(eye, 0.6, tint, fill * 0.6);
    this.#graphics.lineStyle(1.2, tint, Math.min(1, fill * 2.6));
    for (let ray = 0; ray < RAYS; ray++) {
      const next = (ray + 1) % RAYS;
      // The rim of the circle, not the walls that cut it off.
      if (this.#shares[ray] !== 1 || this.#shares[next] !== 1) continue;
      const [from, to] = [DIRECTIONS[ray] as Point, DIRECTIONS[next] as Point];
      this.#graphics.lineBetween(eye.x + from.x, eye.y + from.y, eye.x + to.x, eye.y + to.y);
    }
  }

  #fan(eye: Readonly<Point>, scale: number, tint: number, fill: number): void {
    this.#graphics.fillStyle(tint, fill);
    for (let ray = 0; ray < RAYS; ray++) {
      const next = (ray + 1) % RAYS;
      const [from, to] = [DIRECTIONS[ray] as Point, DIRECTIONS[next] as Point];
      const [near, far] = [(this.#shares[ray] as number) * scale, (this.#shares[next] as number) * scale];
      this.#graphics.fillTriangle(
        eye.x,
        eye.y,
        eye.x + from.x * near,
        eye.y + from.y * near,
        eye.x + to.x * far,
        eye.y + to.y * far,
      );
    }
  }
}
