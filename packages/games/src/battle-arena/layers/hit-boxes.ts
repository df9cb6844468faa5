import type Phaser from 'phaser';
import { BOSS, BULLET_RADIUS, CANVAS, PICK_UP, PLAYER, SHOT } from '../rules.ts';
import { isBeamOn } from '../simulation/bosses.ts';
import { isDeflecting, isShielded } from '../simulation/shields.ts';
import type { ArenaState, Place } from '../simulation/state.ts';

type Graphics = Phaser.GameObjects.Graphics;

const SHIP = 0x5fb4ff;
const DANGER = 0xff4d4d;
const PRIZE = 0x72e86b;
const SHIELDED = 0xffb347;

/** Outlines the circles and boxes with which the rules detect hits. */
export function outlineHitBoxes(
  graphics: Graphics,
  { player, shots, bullets, enemies, rocks, bosses, powerUps }: Readonly<ArenaState>,
): void {
  circle(graphics, player, PLAYER.hitRadius, SHIP);
  circle(graphics, player, PLAYER.bodyRadius, SHIP);
  for (const shot of shots) circle(graphics, shot, SHOT.radius, SHIP);
  for (const bullet of bullets) circle(graphics, bullet, BULLET_RADIUS, DANGER);
  for (const enemy of enemies) circle(graphics, enemy, enemy.radius, isDeflecting(enemy) ? SHIELDED : DANGER);
  for (const rock of rocks) circle(graphics, rock, rock.radius, DANGER);
  for (const powerUp of powerUps) circle(graphics, powerUp, PICK_UP.radius, PRIZE);
  for (const boss of bosses) {
    if (isShielded(boss)) circle(graphics, boss, BOSS.shieldRadius, SHIELDED);
    circle(graphics, boss, BOSS.radius, DANGER);
    if (!isBeamOn(boss)) continue;
    const width = 2 * BOSS.beamHalfWidth;
    graphics.lineStyle(1.5, DANGER, 0.95).strokeRect(boss.x - width / 2, boss.y, width, CANVAS.height - boss.y);
  }
}

function circle(graphics: Graphics, { x, y }: Place, radius: number, color: number): void {
  graphics.fillStyle(color, 0.2).fillCircle(x, y, radius);
  graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
}
