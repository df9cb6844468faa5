import type Phaser from 'phaser';
import { BOSS, BULLET_RADIUS, CANVAS, PICK_UP, PLAYER, SHOT } from '../rules.ts';
import { isBeamOn } from '../simulation/bosses.ts';
import { isDeflecting, isShielded } from '../simulation/shields.ts';
import type { ArenaState, Place } from '../simulation/state.ts';
import { DEPTH } from './depth.ts';

const SHIP = 0x5fb4ff;
const DANGER = 0xff4d4d;
const PRIZE = 0x72e86b;
const SHIELDED = 0xffb347;

/** The circles that the rules test, as they are tested: for the sandbox. */
export class HitBoxLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.hitBoxes);
  }

  draw({ player, shots, bullets, enemies, rocks, bosses, powerUps }: Readonly<ArenaState>, visible: boolean): void {
    this.#graphics.clear().setVisible(visible);
    if (!visible) return;
    this.#circle(player, PLAYER.hitRadius, SHIP);
    this.#circle(player, PLAYER.bodyRadius, SHIP);
    for (const shot of shots) this.#circle(shot, SHOT.radius, SHIP);
    for (const bullet of bullets) this.#circle(bullet, BULLET_RADIUS, DANGER);
    for (const enemy of enemies) this.#circle(enemy, enemy.radius, isDeflecting(enemy) ? SHIELDED : DANGER);
    for (const rock of rocks) this.#circle(rock, rock.radius, DANGER);
    for (const powerUp of powerUps) this.#circle(powerUp, PICK_UP.radius, PRIZE);
    for (const boss of bosses) {
      if (isShielded(boss)) this.#circle(boss, BOSS.shieldRadius, SHIELDED);
      this.#circle(boss, BOSS.radius, DANGER);
      if (!isBeamOn(boss)) continue;
      const width = 2 * BOSS.beamHalfWidth;
      this.#graphics.lineStyle(1.5, DANGER, 0.95).strokeRect(boss.x - width / 2, boss.y, width, CANVAS.height - boss.y);
    }
  }

  #circle({ x, y }: Place, radius: number, color: number): void {
    this.#graphics.fillStyle(color, 0.2).fillCircle(x, y, radius);
    this.#graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
  }
}
