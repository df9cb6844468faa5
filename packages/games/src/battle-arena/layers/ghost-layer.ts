import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostPlaces } from '@star-seekers/stage/picture/ghost-places.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { PLAYER } from '../rules.ts';
import type { ArenaState } from '../simulation/state.ts';
import { DEPTH } from './depth.ts';
import { type Pool, createPool } from './pool.ts';

/** Distance of a ghost's number below the middle of its ship, in pixels. */
const TAG_BELOW = PLAYER.height / 2 + 12;

/** Draws the ships of recorded runs behind everything that can be met in this one. */
export class GhostLayer {
  readonly places = new GhostPlaces<ArenaState>(({ player }) => player, 3 * PLAYER.speed);
  readonly #ships: Pool;
  readonly #tags: GhostTags;

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost);
  }

  draw(ghosts: readonly Ghost<ArenaState>[], { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) {
      const { player } = ghost.state;
      if (ghost.isOver || player.respawnIn > 0 || player.lives === 0) continue;
      const { x, y } = this.places.at(ghost, alpha);
      if (!this.#tags.put(ghost, x, y, TAG_BELOW)) continue;
      this.#ships.stamp('ghost', x, y).setTint(ghostTint(ghost.number)).setAlpha(GHOST_ALPHA);
    }
    this.#ships.end();
  }
}
