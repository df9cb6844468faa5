import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { PANE_SIZE, centreOf } from '../board.ts';
import { isHome } from '../seams.ts';
import type { PuzzleState } from '../state.ts';
import { DEPTH } from './depth.ts';

/** Lights at the lower edge of a pane, one for each ghost: radius, distance from the edge and from each other, in pixels. */
const LIGHT = { radius: 5, rim: 8, fromEdge: 13, apart: 16 } as const;

const RIM_COLOR = 0x04060d;

/** Line round the pane that a ghost has picked up. */
const PICKED = { inset: 4, width: 3, round: 8 } as const;

/**
 * Shows how far recorded runs have come. Their panes would cover the picture, so each has a light at the places where it has the right
 * pane, and a line round the one that it has picked up.
 */
export class GhostLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.ghost);
  }

  draw(ghosts: readonly Ghost<PuzzleState>[], shown: boolean): void {
    this.#graphics.clear();
    if (!shown) return;
    for (const { number, state } of ghosts) {
      if (state.status === 'preview') continue;
      for (let place = 0; place < state.board.length; place++) {
        if (isHome(state.board, place)) this.#drawLight(place, number);
      }
      if (state.picked !== null) this.#drawPicked(state.picked, number);
    }
  }

  #drawLight(place: number, number: number): void {
    const { x, y } = centreOf(place);
    const at = x - PANE_SIZE / 2 + LIGHT.fromEdge + (number - 1) * LIGHT.apart;
    const below = y + PANE_SIZE / 2 - LIGHT.fromEdge;
    this.#graphics.fillStyle(RIM_COLOR, 0.7).fillCircle(at, below, LIGHT.rim);
    this.#graphics.fillStyle(ghostTint(number), 1).fillCircle(at, below, LIGHT.radius);
  }

  #drawPicked(place: number, number: number): void {
    const { x, y } = centreOf(place);
    const inset = PICKED.inset + (number - 1) * PICKED.width;
    const side = PANE_SIZE - 2 * inset;
    this.#graphics
      .lineStyle(PICKED.width, ghostTint(number), 1.6 * GHOST_ALPHA)
      .strokeRoundedRect(x - side / 2, y - side / 2, side, side, PICKED.round);
  }
}
