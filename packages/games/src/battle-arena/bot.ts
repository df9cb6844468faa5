import { HEADINGS, type Heading, type Rng, createRng, nextInt, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { BOSS, ENEMIES, ENEMY_CLASSES, PLAYER, PLAYER_BOUNDS, ROCKS, SHOT } from './rules.ts';
import { type ArenaCommand, BUTTONS, type Button } from './simulation/commands.ts';
import { speedOf } from './simulation/bosses.ts';
import { clamp } from './simulation/geometry.ts';
import { isDeflecting, isShielded } from './simulation/shields.ts';
import type { ArenaState, Place } from './simulation/state.ts';

/**
 * A bot that sees what a person sees and uses the same buttons. The good one looks a little ahead, dodges, lines up with targets
 * and collects power-ups; the poor one wanders and fires.
 */
export const createArenaBot: BotFactory<ArenaState, ArenaCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  if (skill === 'poor') return (state) => playPoorly(state, rng);
  let way: Way = [];
  return (state) => {
    if (state.tick === 0) return [{ type: 'button', button: 'fire', down: true }];
    const beat = state.tick % THINK_TICKS;
    if (beat === 0) way = bestWay(state, rng);
    return beat === REACTION_TICKS ? hold(state, way) : NOTHING;
  };
};

const NOTHING: readonly ArenaCommand[] = [];

/** The good bot decides four times a second. */
const THINK_TICKS = 14;

/** Delay from a decision to the buttons, as in a person. */
const REACTION_TICKS = 11;

/** How far it looks ahead, and in what steps. */
const SIGHT_TICKS = 24;
const SIGHT_STEP = 3;

/** The bot ignores power-ups further away than this. */
const FETCH_PX = 160;

/** Distance from the middle of a beam at which the ship is safe. */
const BEAM_CLEARANCE = BOSS.beamHalfWidth + PLAYER.hitRadius + 6;

/** The headings whose buttons are held. */
type Way = readonly Heading[];

const WAYS: readonly Way[] = [
  [],
  ['left'],
  ['right'],
  ['up'],
  ['down'],
  ['left', 'up'],
  ['right', 'up'],
  ['left', 'down'],
  ['right', 'down'],
];

function bestWay(state: Readonly<ArenaState>, rng: Rng): Way {
  const { held } = state.player;
  const target = targetPlace(state);
  let best: Way = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const way of WAYS) {
    const same = HEADINGS.every((heading) => held[heading] === way.includes(heading));
    // A bonus for the current direction prevents trembling.
    const worth = worthOf(state, way, target) + (same ? 6 : 0) + nextInt(rng, 3);
    if (worth > bestWorth) [best, bestWorth] = [way, worth];
  }
  return best;
}

/** Commands that change the held buttons to the directions. */
function hold(state: Readonly<ArenaState>, way: Way): readonly ArenaCommand[] {
  return HEADINGS.filter((heading) => state.player.held[heading] !== way.includes(heading)).map((button) => ({
    type: 'button',
    button,
    down: way.includes(button),
  }));
}

/** The place to fly to: a power-up, else a place under a target. */
function targetPlace(state: Readonly<ArenaState>): Place {
  const { player } = state;
  const home = 530;
  let target: Place = { x: 480, y: home };
  let nearest = Number.POSITIVE_INFINITY;
  const consider = (place: Readonly<Place>, cost: number, y: number) => {
    const far = Math.abs(place.x - player.x) + cost;
    if (far < nearest) [target, nearest] = [{ x: place.x, y }, far];
  };
  for (const powerUp of state.powerUps) {
    const near = Math.abs(powerUp.x - player.x) < FETCH_PX;
    if (near && powerUp.y > PLAYER_BOUNDS.top) consider(powerUp, -150, powerUp.y);
  }
  for (const enemy of state.enemies) {
    if (enemy.y < 20 || enemy.y > player.y - 60) continue;
    const lead = { x: enemy.x + enemy.vx * 20, y: enemy.y };
    consider(lead, (isDeflecting(enemy) ? 300 : 0) - enemy.y * 0.2, home);
  }
  for (const rock of state.rocks) if (rock.y > 20 && rock.y < player.y - 80) consider(rock, 80, home);
  for (const boss of state.bosses) {
    const aside = boss.beams ? BEAM_CLEARANCE * (player.x < boss.x ? -1 : 1) : 0;
    const lead = (speedOf(boss) * (player.y - boss.y)) / SHOT.speed;
    consider({ x: boss.x + aside + lead, y: boss.y }, isShielded(boss) ? 400 : 0, home);
  }
  return target;
}

/** Worth of a direction: less danger and less distance from the target are better. */
function worthOf(state: Readonly<ArenaState>, way: Way, target: Readonly<Place>): number {
  const { player } = state;
  let dx = (way.includes('right') ? 1 : 0) - (way.includes('left') ? 1 : 0);
  let dy = (way.includes('down') ? 1 : 0) - (way.includes('up') ? 1 : 0);
  if (dx !== 0 && dy !== 0) [dx, dy] = [dx * 0.7, dy * 0.7];
  let danger = 0;
  let x = player.x;
  let y = player.y;
  for (let ticks = SIGHT_STEP; ticks <= SIGHT_TICKS; ticks += SIGHT_STEP) {
    x = clamp(player.x + dx * PLAYER.speed * ticks, PLAYER_BOUNDS.left, PLAYER_BOUNDS.right);
    y = clamp(player.y + dy * PLAYER.speed * ticks, PLAYER_BOUNDS.top, PLAYER_BOUNDS.bottom);
    danger += (dangerAt(state, x, y, ticks) * (SIGHT_TICKS + 6 - ticks)) / SIGHT_TICKS;
  }
  const reach = THINK_TICKS * 2 * PLAYER.speed;
  const distanceX = Math.abs(target.x - clamp(target.x, player.x + dx * reach - 1, player.x + dx * reach + 1));
  const distanceY = Math.abs(target.y - (player.y + dy * reach));
  return -danger - distanceX * 0.35 - distanceY * 0.15;
}

function dangerAt(state: Readonly<ArenaState>, x: number, y: number, ticks: number): number {
  let danger = 0;
  for (const bullet of state.bullets) {
    danger += closeness(bullet.x + bullet.vx * ticks - x, bullet.y + bullet.vy * ticks - y, 30) * 4;
  }
  for (const enemy of state.enemies) {
    const reach = ENEMY_CLASSES[ENEMIES[enemy.kind].size].hitRadius + PLAYER.bodyRadius + 16;
    danger += closeness(enemy.x + enemy.vx * ticks - x, enemy.y + enemy.vy * ticks - y, reach) * 3;
  }
  for (const rock of state.rocks) {
    const reach = ROCKS[rock.kind].radius + PLAYER.bodyRadius + 14;
    danger += closeness(rock.x + rock.vx * ticks - x, rock.y + rock.vy * ticks - y, reach) * 3;
  }
  for (const boss of state.bosses) {
    const column = boss.x + speedOf(boss) * ticks;
    if (boss.beams && Math.abs(column - x) < BEAM_CLEARANCE) danger += 60;
  }
  return danger;
}

/** From 0 beyond the reach to 20 at the centre. */
function closeness(dx: number, dy: number, reach: number): number {
  const square = dx * dx + dy * dy;
  return square >= reach * reach ? 0 : 20 * (1 - square / (reach * reach));
}

function playPoorly(state: Readonly<ArenaState>, rng: Rng): readonly ArenaCommand[] {
  if (state.tick === 0) return [{ type: 'autoFire' }];
  if (state.tick % 45 !== 0) return NOTHING;
  // Sometimes it drags.
  if (nextInt(rng, 12) === 0) return [{ type: 'drag', dx: nextInt(rng, 241) - 120, dy: nextInt(rng, 121) - 60 }];
  const button: Button = pick(rng, BUTTONS);
  return [{ type: 'button', button, down: !state.player.held[button] }];
}
