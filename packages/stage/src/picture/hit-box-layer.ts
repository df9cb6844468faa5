import type Phaser from 'phaser';

/** Draws the hit boxes of the rules, for the sandbox. */
export class HitBoxLayer<State> {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #outline: (graphics: Phaser.GameObjects.Graphics, state: Readonly<State>) => void;

  constructor(
    scene: Phaser.Scene,
    depth: number,
    outline: (graphics: Phaser.GameObjects.Graphics, state: Readonly<State>) => void,
  ) {
    this.#graphics = scene.add.graphics().setDepth(depth);
    this.#outline = outline;
  }

  draw(state: Readonly<State>, visible: boolean): void {
    this.#graphics.clear().setVisible(visible);
    if (visible) this.#outline(this.#graphics, state);
  }
}
