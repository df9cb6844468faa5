import type { Heading } from '@star-seekers/sim';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import {
  type PlainTarget,
  type QuadTarget,
  addPaintedImage,
  packTint,
} from '@star-seekers/stage/picture/painted-image.ts';
import type Phaser from 'phaser';
import { MODE_COLORS, MODE_TINTS } from '../art/palette.ts';
import type { Maze } from '../maze.ts';
import { mazeOf } from '../mazes/index.ts';
import type { CargoState, DroneMode } from '../state.ts';
import { missionRules } from '../twists.ts';
import type { Lens } from './lens.ts';
import { DEPTH } from './pool.ts';
import type { Poses } from './poses.ts';
import { SightFan } from './sight-fan.ts';

/** Brightness of a sight by the drone's mode. */
const SHINE = {
  patrol: 0.5,
  suspicious: 0.64,
  chase: 0.8,
  search: 0.56,
  inspect: 0.6,
  stunned: 0,
} as const satisfies Record<DroneMode, number>;

/** The sight of a drone in this frame. */
interface Sight {
  x: number;
  y: number;
  mode: DroneMode;
  gaze: Heading;
  shine: number;
}

/** Draws the sight of each drone: a cone of light ahead and a small round one, cut off at the walls. All sights are one batch of triangles. */
export class SightLayer {
  readonly #frame: Phaser.Textures.Frame;
  readonly #image: Phaser.GameObjects.Image;
  readonly #fan = new SightFan();
  readonly #sights: Sight[] = [];
  #used = 0;
  #maze: Maze = mazeOf(1);
  /** How far the drones see ahead. */
  #radius = 0;

  constructor(scene: Phaser.Scene) {
    this.#frame = scene.textures.getFrame(ATLAS, 'sight');
    this.#image = addPaintedImage(
      scene,
      { depth: DEPTH.sight, additive: true },
      {
        paint: (target) => this.#eachFan((sight) => this.#paint(target, sight)),
        paintPlainly: (target) => this.#eachFan((sight) => this.#paintPlainly(target, sight)),
      },
    );
  }

  draw(state: Readonly<CargoState>, poses: Poses, { view }: Lens, { alpha, nowMs, reducedMotion }: FrameClock): void {
    this.#maze = mazeOf(state.level);
    this.#radius = missionRules(state).sightRadius;
    this.#used = 0;
    for (const { id, mode, gaze } of state.drones) {
      if (mode === 'stunned') continue;
      const pulse = mode === 'chase' && !reducedMotion ? 0.85 + 0.15 * Math.sin(nowMs / 110) : 1;
      const { x, y } = poses.drone(id, alpha);
      if (this.#isOutside(x, view.x, view.width) || this.#isOutside(y, view.y, view.height)) continue;
      const sight = (this.#sights[this.#used] ??= { x, y, mode, gaze, shine: 1 });
      this.#used++;
      Object.assign(sight, { x, y, mode, gaze, shine: SHINE[mode] * pulse });
    }
    this.#image.visible = this.#used > 0;
  }

  /** Whether a sight does not reach the range from `start` to `start + length`. */
  #isOutside(at: number, start: number, length: number): boolean {
    return at < start - this.#radius || at > start + length + this.#radius;
  }

  #eachFan(paint: (sight: Sight) => void): void {
    for (let index = 0; index < this.#used; index++) {
      const sight = this.#sights[index] as Sight;
      this.#fan.measure(this.#maze, sight, this.#radius);
      paint(sight);
    }
  }

  /** A quad is two triangles of the fan with a common side; the last one may be a single triangle. */
  #paint({ batch, view: { a, b, c, d, e, f } }: QuadTarget, { x, y, mode, shine }: Sight): void {
    const { corners, count } = this.#fan;
    const { u0, v0, u1, v1 } = this.#frame;
    const [middleU, middleV] = [(u0 + u1) / 2, (v0 + v1) / 2];
    const [perPixelU, perPixelV] = [(u1 - u0) / (2 * this.#radius), (v1 - v0) / (2 * this.#radius)];
    const color = packTint(MODE_TINTS[mode], shine);
    const [eyeX, eyeY] = [a * x + c * y + e, b * x + d * y + f];
    const toCorner = (corner: number) => {
      const across = corners[2 * (corner % count)] as number;
      const down = corners[2 * (corner % count) + 1] as number;
      batch.corner(
        eyeX + a * across + c * down,
        eyeY + b * across + d * down,
        middleU + perPixelU * across,
        middleV + perPixelV * down,
        color,
      );
    };
    for (let corner = 0; corner < count; corner += 2) {
      // The halves of a quad meet between its second corner and its third.
      toCorner(corner);
      batch.corner(eyeX, eyeY, middleU, middleV, color);
      toCorner(corner + 1);
      toCorner(Math.min(corner + 2, count));
    }
  }

  #paintPlainly({ brush, view }: PlainTarget, { x, y, mode, shine }: Sight): void {
    const { corners, count } = this.#fan;
    brush.save();
    brush.setTransform(view.a, view.b, view.c, view.d, view.e, view.f);
    brush.beginPath();
    for (let corner = 0; corner < count; corner++) {
      brush.lineTo(x + (corners[2 * corner] as number), y + (corners[2 * corner + 1] as number));
    }
    brush.globalAlpha = 0.4 * shine;
    brush.globalCompositeOperation = 'lighter';
    brush.fillStyle = MODE_COLORS[mode];
    brush.fill();
    brush.restore();
  }
}
