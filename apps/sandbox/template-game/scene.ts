import type Phaser from 'phaser';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { BAYS } from './rules.ts';
import type { DockCommand, DockEvent, DockState } from './sim.ts';

const CANVAS = { width: 960, height: 540 } as const;
const COLORS = { bay: 0x24304d, open: 0x45d483, light: 0x6fb1ff, lost: 0xff5c6c } as const;

/** Milliseconds for which a lost ship is shown. */
const LOST_MS = 400;

export const view: GameView<DockState, DockCommand, DockEvent> = {
  canvas: CANVAS,
  controls: {
    press: (action) => (action === 'secondary' || action === 'pause' ? undefined : 'dock'),
    swipe: () => 'dock',
  },
  createScene: (phaser, context) =>
    createGameScene(phaser, 'template-game', context, (scene) => new DockPicture(scene)),
};

/** Draws the bays in a row and the light over them. */
class DockPicture implements GamePicture<DockState, DockEvent> {
  readonly #graphics: Phaser.GameObjects.Graphics;
  #lostAt = Number.NEGATIVE_INFINITY;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics();
  }

  reset(): void {
    this.#lostAt = Number.NEGATIVE_INFINITY;
  }

  react({ type }: DockEvent, _state: Readonly<DockState>, { nowMs }: { readonly nowMs: number }): void {
    if (type === 'missed') this.#lostAt = nowMs;
  }

  draw({ state, clock }: Frame<DockState>): void {
    const step = CANVAS.width / BAYS;
    const lost = clock.nowMs - this.#lostAt < LOST_MS;
    this.#graphics.clear();
    for (let bay = 0; bay < BAYS; bay++) {
      this.#graphics.fillStyle(bay === state.open ? COLORS.open : COLORS.bay);
      this.#graphics.fillRoundedRect(bay * step + 8, 190, step - 16, 160, 10);
    }
    this.#graphics.fillStyle(lost ? COLORS.lost : COLORS.light).fillCircle((state.light + 0.5) * step, 270, 30);
  }
}
