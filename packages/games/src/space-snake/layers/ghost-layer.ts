import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { CELL_SIZE } from '../rules.ts';
import type { SnakeState } from '../sim.ts';
import { type Pose, moveProgress, writePose } from './convoy-pose.ts';
import { DEPTH } from './depth.ts';
import { columnToPx, rowToPx } from './place.ts';
import { type Pool, createPool } from './pool.ts';

/** The ships behind a ghost's flagship are fainter: a long convoy is a hint, and no wall. */
const FOLLOWER_ALPHA = GHOST_ALPHA / 2;

/** Distance of a ghost's number from the middle of its flagship, in pixels. */
const TAG_ABOVE = CELL_SIZE * 0.8;

/** Draws the convoys of recorded runs under everything that can be met in this one. */
export class GhostLayer {
  readonly #ships: Pool;
  readonly #tags: GhostTags;
  readonly #pose: Pose = { x: 0, y: 0, rotation: 0 };

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost);
  }

  draw(ghosts: readonly Ghost<SnakeState>[], { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) if (!ghost.isOver) this.#drawConvoy(ghost, alpha);
    this.#ships.end();
  }

  #drawConvoy(ghost: Ghost<SnakeState>, alpha: number): void {
    const { state, number } = ghost;
    const last = state.convoy.length - 1;
    const progress = moveProgress(state, alpha);
    writePose(this.#pose, state, 0, progress);
    if (!this.#tags.put(ghost, columnToPx(this.#pose.x), rowToPx(this.#pose.y), -TAG_ABOVE)) return;
    for (let index = last; index >= 0; index--) {
      writePose(this.#pose, state, index, progress);
      const [x, y] = [columnToPx(this.#pose.x), rowToPx(this.#pose.y)];
      this.#ships
        .stamp(index === 0 ? 'ghost-flagship' : index === last ? 'ghost-tail' : 'ghost-wagon', x, y)
        .setRotation(this.#pose.rotation)
        .setTint(ghostTint(number))
        .setAlpha(index === 0 ? GHOST_ALPHA : FOLLOWER_ALPHA);
    }
  }
}
