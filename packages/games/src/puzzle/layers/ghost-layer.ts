import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { SpritePool, UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type FrameName, GHOST_LIGHT_SIZE } from '../art/frames.ts';
import { PANE_SIZE, centreOf } from '../board.ts';
import { PIECES } from '../rules.ts';
import { isHome } from '../seams.ts';
import type { PuzzleState } from '../state.ts';
import { DEPTH } from './depth.ts';

/** The middle of the first light, from the lower left corner of a pane. */
const FROM_CORNER = 14;

/** Each ghost's line round its pane lies within that of the one before, by this share of the pane. */
const PICKED_STEP = 0.025;

const CENTRES = Array.from({ length: PIECES }, (_, place) => centreOf(place));

/**
 * Shows how far recorded runs have come. Their panes would cover the picture, so each has a light at the places where it has the right
 * pane, in the order of the ghosts, and a line round the one that it has picked up.
 */
export class GhostLayer {
  readonly #lights: SpritePool<FrameName>;

  constructor(scene: Phaser.Scene) {
    this.#lights = new SpritePool(scene, { depth: DEPTH.ghost });
  }

  draw(ghosts: readonly Ghost<PuzzleState>[], shown: boolean): void {
    this.#lights.begin();
    if (shown) for (const ghost of ghosts) this.#drawGhost(ghost);
    this.#lights.end();
  }

  #drawGhost({ number, state }: Ghost<PuzzleState>): void {
    if (state.status === 'preview') return;
    const tint = ghostTint(number);
    const [across, up] = [FROM_CORNER + (number - 1) * GHOST_LIGHT_SIZE - PANE_SIZE / 2, PANE_SIZE / 2 - FROM_CORNER];
    for (let place = 0; place < PIECES; place++) {
      if (!isHome(state.board, place)) continue;
      const { x, y } = CENTRES[place] as (typeof CENTRES)[number];
      this.#lights.stamp('ghostLight', x + across, y + up).setTint(tint);
    }
    if (state.picked === null) return;
    const { x, y } = CENTRES[state.picked] as (typeof CENTRES)[number];
    this.#lights
      .stamp('outline', x, y)
      .setTint(tint)
      .setAlpha(GHOST_ALPHA)
      .setScale(UNIT_SCALE * (0.97 - PICKED_STEP * (number - 1)));
  }
}
