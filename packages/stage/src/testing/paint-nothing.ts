import { vi } from 'vitest';
import { loadPhaser } from '../phaser-game.ts';

/** Runs games without drawing and without textures, for tests of the page around the canvas: software rendering is slow. */
export async function paintNothing(): Promise<void> {
  const phaser = await loadPhaser();
  vi.spyOn(phaser.Game.prototype, 'step').mockImplementation(phaser.Game.prototype.headlessStep);
  vi.spyOn(WebGLRenderingContext.prototype, 'texImage2D').mockReturnValue();
}
