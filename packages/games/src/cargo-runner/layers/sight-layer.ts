import type Phaser from 'phaser';
import { toTint } from '../../picture/palette.ts';
import { MODE_COLORS } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { mazeOf } from '../mazes/index.ts';
import { DETECTION_RADIUS } from '../rules.ts';
import { clearShare } from '../sight.ts';
import type { CargoState, DroneMode } from '../state.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { DEPTH } from './depth.ts';
import type { Lens } from './lens.ts';
import type { Poses } from './poses.ts';

/** Directions in which a drone's sight is measured. */
const RAYS = 80;
const DIRECTIONS = Array.from({ length: RAYS }, (_, ray): Point => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return { x: Math.cos(angle) * DETECTION_RADIUS, y: Math.sin(angle) * DETECTION_RADIUS };
});

const FILL = { patrol: 0.22, suspicious: 0.3, chase: 0.36, search: 0.26 } as const satisfies Record<DroneMode, number>;

/** What each drone sees, measured with the rules' own test. */
export class SightLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #shares = new Float32Array(RAYS);

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.sight).setBlendMode('ADD');
  }

  draw(state: Readonly<CargoState>, poses: Poses, { view }: Lens, { alpha, nowMs, reducedMotion }: FrameClock): void {
    this.#graphics.clear();
    const maze = mazeOf(state.level);
    for (const { id, mode } of state.drones) {
      const pulse = mode === 'chase' && !reducedMotion ? 0.85 + 0.15 * Math.sin(nowMs / 110) : 1;
      const eye = poses.drone(id, alpha);
      if (outside(eye.x, view.x, view.width) || outside(eye.y, view.y, view.height)) continue;
      this.#drawSight(maze, eye, toTint(MODE_COLORS[mode]), FILL[mode] * pulse);
    }
  }

  #drawSight(maze: Maze, eye: Readonly<Point>, tint: number, fill: number): void {
    for (let ray = 0; ray < RAYS; ray++) {
      const { x, y } = DIRECTIONS[ray] as Point;
      this.#shares[ray] = clearShare(maze, eye, { x: eye.x + x, y: eye.y + y });
    }
    this.#graphics.fillStyle(tint, fill * 0.8);
    this.#graphics.lineStyle(1.5, tint, Math.min(1, fill * 1.8));
    for (let ray = 0; ray < RAYS; ray++) {
      const next = (ray + 1) % RAYS;
      const [from, to] = [DIRECTIONS[ray] as Point, DIRECTIONS[next] as Point];
      const [near, far] = [this.#shares[ray] as number, this.#shares[next] as number];
      const [x, y] = [eye.x + from.x * near, eye.y + from.y * near];
      const [toX, toY] = [eye.x + to.x * far, eye.y + to.y * far];
      this.#graphics.fillTriangle(eye.x, eye.y, x, y, toX, toY);
      this.#graphics.lineBetween(x, y, toX, toY);
    }
  }
}

/** Whether nothing of what is seen from here lies between `start` and `start + length`. */
function outside(at: number, start: number, length: number): boolean {
  return at < start - DETECTION_RADIUS || at > start + length + DETECTION_RADIUS;
}
