import { beforeEach } from 'vitest';
import { loadPhaser } from '../phaser-game.ts';

/** What marks pixels of a canvas. */
const MARKS = ['clearRect', 'drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeRect', 'strokeText'];

/** Sets a file up to draw with Phaser's other renderer, which needs nothing of the graphics process: to start WebGL in software is slow. */
export function paintOnCanvas(): void {
  beforeEach(async () => {
    const phaser = await loadPhaser();
    return replace(phaser, { AUTO: phaser.CANVAS });
  });
}

/**
 * Sets a file up to run games without drawing and without textures, for tests of the page around the canvas: software rendering
 * is slow.
 */
export function paintNothing(): void {
  paintOnCanvas();
  beforeEach(async () => {
    const { Game } = await loadPhaser();
    const { prototype: game } = Game;
    const restore = [
      replace(game, { step: game.headlessStep }),
      replace(CanvasRenderingContext2D.prototype, Object.fromEntries(MARKS.map((mark) => [mark, () => undefined]))),
    ];
    return () => restore.forEach((each) => each());
  });
}

/** Not by spies: they keep the arguments of every call, and `vi.restoreAllMocks` within a test would end them. */
function replace(owner: object, replacements: object): () => void {
  const before = Object.fromEntries(Object.keys(replacements).map((key) => [key, Reflect.get(owner, key)]));
  Object.assign(owner, replacements);
  return () => Object.assign(owner, before);
}
