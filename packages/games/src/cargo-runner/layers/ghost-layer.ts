import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { ROTATION } from '@star-seekers/stage/picture/angles.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostPlaces } from '@star-seekers/stage/picture/ghost-places.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { PLAYER_STEP } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { DEPTH } from './depth.ts';
import { type Pool, createPool } from './pool.ts';

/** Distance of a ghost's number above the middle of its lighter, in pixels. */
const TAG_ABOVE = 26;

/** Draws the lighters of recorded runs that are on this deck, under everything that can be met on it. */
export class GhostLayer {
  readonly places = new GhostPlaces<CargoState>(({ player }) => player, 3 * PLAYER_STEP);
  readonly #ships: Pool;
  readonly #tags: GhostTags;

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost, 1);
  }

  draw(ghosts: readonly Ghost<CargoState>[], { level }: Readonly<CargoState>, { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) {
      const { state, number, isOver } = ghost;
      if (isOver || state.level !== level) continue;
      const { x, y } = this.places.at(ghost, alpha);
      if (!this.#tags.put(ghost, x, y, -TAG_ABOVE)) continue;
      this.#ships
        .stamp('ghost', x, y)
        .setRotation(ROTATION[state.player.heading])
        .setTint(ghostTint(number))
        .setAlpha(GHOST_ALPHA);
    }
    this.#ships.end();
  }
}
