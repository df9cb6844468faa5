import { vi } from 'vitest';
import { loadPhaser } from '../phaser-game.ts';

/** Lets games run without drawing and without its textures, for tests that look at the page round the canvas: software takes its time for pixels. */
export async function paintNothing(): Promise<void> {
  const phaser = await loadPhaser();
  vi.spyOn(phaser.Game.prototype, 'step').mockImplementation(phaser.Game.prototype.headlessStep);
  vi.spyOn(WebGLRenderingContext.prototype, 'texImage2D').mockReturnValue();
}
