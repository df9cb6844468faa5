import { beforeEach, vi } from 'vitest';
import { loadPhaser } from '../phaser-game.ts';

/**
 * Sets a file up to run games without drawing and without textures, for tests of the page around the canvas: software rendering
 * is slow.
 */
export function paintNothing(): void {
  // For each test, because `vi.restoreAllMocks` after one of them restores these too.
  beforeEach(async () => {
    const phaser = await loadPhaser();
    vi.spyOn(phaser.Game.prototype, 'step').mockImplementation(phaser.Game.prototype.headlessStep);
    vi.spyOn(WebGLRenderingContext.prototype, 'texImage2D').mockReturnValue();
  });
}
