import {
  CANVAS,
  DOUBLE_OFFSET,
  FIRE_INTERVAL_TICKS,
  HIT_GRACE_TICKS,
  PLAYER,
  PLAYER_BOUNDS,
  PLAYER_START,
  RESPAWN_GRACE_TICKS,
  RESPAWN_TICKS,
  SHOT,
  TRIPLE_ANGLE,
  chainBonus,
} from '../rules.ts';
import type { ArenaCommand } from './commands.ts';
import { clamp, distance, rotate } from './geometry.ts';
import type { ArenaState, Cause, Emit, Player } from './state.ts';

export function newPlayer(): Player {
  return {
    ...PLAYER_START,
    health: PLAYER.health,
    lives: PLAYER.lives,
    graceTicks: RESPAWN_GRACE_TICKS,
    respawnIn: 0,
    fireIn: 0,
    autoFire: true,
    held: { up: false, right: false, down: false, left: false, fire: false },
    goal: null,
    missiles: 0,
    doubleShot: 0,
  };
}

export function applyCommand(state: ArenaState, command: ArenaCommand): void {
  const { player } = state;
  switch (command.type) {
    case 'button':
      player.held[command.button] = command.down;
      // A direction button cancels a drag.
      if (command.button !== 'fire') player.goal = null;
      break;
    case 'autoFire':
      player.autoFire = !player.autoFire;
      break;
    case 'drag': {
      const { x, y } = player.goal ?? player;
      const { left, right, top, bottom } = PLAYER_BOUNDS;
      player.goal = { x: clamp(x + command.dx, left, right), y: clamp(y + command.dy, top, bottom) };
      // On a touch screen no finger is left to fire.
      player.autoFire = true;
      break;
    }
  }
}

export function stepPlayer(state: ArenaState, emit: Emit): void {
  const { player } = state;
  if (player.respawnIn > 0) {
    player.respawnIn--;
    if (player.respawnIn === 0) emit({ type: 'shipReady' });
    return;
  }
  if (player.graceTicks > 0) player.graceTicks--;
  countDownEffects(player, emit);
  move(player);
  if (player.fireIn > 0) player.fireIn--;
  if (player.fireIn === 0 && (player.held.fire || player.autoFire)) fire(state, emit);
}

function countDownEffects(player: Player, emit: Emit): void {
  if (player.missiles > 0 && --player.missiles === 0) emit({ type: 'effectEnded', kind: 'missiles' });
  if (player.doubleShot > 0 && --player.doubleShot === 0) emit({ type: 'effectEnded', kind: 'doubleShot' });
}

const DIAGONAL = Math.sqrt(0.5);

function move(player: Player): void {
  if (player.goal) {
    const { goal } = player;
    const left = distance(player, goal);
    const share = left <= PLAYER.speed ? 1 : PLAYER.speed / left;
    player.x += (goal.x - player.x) * share;
    player.y += (goal.y - player.y) * share;
    if (share === 1) player.goal = null;
    return;
  }
  const { up, right, down, left } = player.held;
  const dx = (right ? 1 : 0) - (left ? 1 : 0);
  const dy = (down ? 1 : 0) - (up ? 1 : 0);
  const speed = dx !== 0 && dy !== 0 ? PLAYER.speed * DIAGONAL : PLAYER.speed;
  player.x = clamp(player.x + dx * speed, PLAYER_BOUNDS.left, PLAYER_BOUNDS.right);
  player.y = clamp(player.y + dy * speed, PLAYER_BOUNDS.top, PLAYER_BOUNDS.bottom);
}

/** Fires one or two barrels ahead, and with missiles one more shot to either side. */
function fire(state: ArenaState, emit: Emit): void {
  const { player } = state;
  const before = state.shots.length;
  if (player.doubleShot > 0) {
    shoot(state, -DOUBLE_OFFSET, 0);
    shoot(state, DOUBLE_OFFSET, 0);
  } else {
    shoot(state, 0, 0);
  }
  if (player.missiles > 0) {
    shoot(state, -DOUBLE_OFFSET, -TRIPLE_ANGLE);
    shoot(state, DOUBLE_OFFSET, TRIPLE_ANGLE);
  }
  player.fireIn = FIRE_INTERVAL_TICKS;
  emit({ type: 'fired', shots: state.shots.length - before });
}

function shoot(state: ArenaState, offsetX: number, turns: number): void {
  const velocity = rotate({ x: 0, y: -SHOT.speed }, turns);
  const { x, y } = state.player;
  state.shots.push({ id: state.nextId++, x: x + offsetX, y: y - PLAYER.height / 2, vx: velocity.x, vy: velocity.y });
}

/** Whether anything can hurt the ship now. */
export function isVulnerable(player: Readonly<Player>): boolean {
  return player.respawnIn === 0 && player.graceTicks === 0;
}

/** Reduces the health; without health the ship is lost, and the loss of the last ship ends the run. */
export function hurtPlayer(state: ArenaState, damage: number, by: Cause, emit: Emit): void {
  const { player } = state;
  if (!isVulnerable(player)) return;
  const { x, y } = player;
  player.health = Math.max(0, player.health - damage);
  player.graceTicks = HIT_GRACE_TICKS;
  emit({ type: 'playerHit', damage, health: player.health, x, y });
  interruptDocking(state, emit);
  loseChain(state, emit);
  if (player.health > 0) return;
  player.lives--;
  state.lostShips++;
  state.lostTo = by;
  player.missiles = 0;
  player.doubleShot = 0;
  emit({ type: 'shipLost', lives: player.lives, x, y, to: by });
  clearBullets(state, emit);
  if (player.lives === 0) {
    state.ended = 'own';
    return;
  }
  Object.assign(player, PLAYER_START);
  player.goal = null;
  player.health = PLAYER.health;
  player.respawnIn = RESPAWN_TICKS;
  player.graceTicks = RESPAWN_GRACE_TICKS;
}

/** A chain that has paid nothing yet is lost without a word. */
function loseChain(state: ArenaState, emit: Emit): void {
  if (chainBonus(state.chain) > 0) emit({ type: 'chainLost', links: state.chain });
  state.chain = 0;
}

function interruptDocking({ powerUps }: ArenaState, emit: Emit): void {
  for (const powerUp of powerUps) {
    if (powerUp.docked === 0) continue;
    powerUp.docked = 0;
    emit({ type: 'dockingInterrupted', x: powerUp.x, y: powerUp.y });
  }
}

/** Removes the enemies' bullets. */
export function clearBullets(state: ArenaState, emit: Emit): void {
  const visible = state.bullets.filter(({ x, y }) => x >= 0 && x <= CANVAS.width && y >= 0 && y <= CANVAS.height);
  if (visible.length > 0) emit({ type: 'bulletsCleared', places: visible.map(({ x, y }) => ({ x, y })) });
  state.bullets.length = 0;
}
