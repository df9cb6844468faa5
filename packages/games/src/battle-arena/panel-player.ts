import { HEADINGS, type Heading, TICK_MS } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human } from '../panel/humans.ts';
import { type Person, createPerson, followed, normal, playAs } from '../panel/person.ts';
import {
  BOSS,
  BULLET_RADIUS,
  type EnemyKind,
  FAR_BEAM,
  MAX_LIVES,
  PLAYER,
  PLAYER_BOUNDS,
  type PowerUpKind,
  RAM_DAMAGE,
  SHOT,
} from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import { clamp } from './simulation/geometry.ts';
import { isShielded } from './simulation/shields.ts';
import type { ArenaState, Moving, Place } from './simulation/state.ts';

/** The headings whose buttons are held. */
type Way = readonly Heading[];

/** A way that is decided, and the tick at which the hand is expected to follow. */
interface Intention {
  readonly tick: number;
  readonly way: Way;
}

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

/** What a person goes for. */
export interface Habits {
  /** A place to keep to instead of hunting. */
  readonly post?: (state: Readonly<ArenaState>) => Place;
  readonly dodges: boolean;
  readonly fetches: (kind: PowerUpKind) => boolean;
  /** Targets that are not hunted, and over which the fire is held. */
  readonly spares?: (target: Target) => boolean;
}

const HONEST: Habits = { dodges: true, fetches: () => true };

/** A person who dodges what they follow, lines up with the nearest target and fetches what is worth the way. */
export function createPlayer(human: Human, seed: number): Bot<ArenaState, ArenaCommand> {
  return createPlayerWith(HONEST, human, seed);
}

/** The same person with other habits. */
export function createPlayerWith(habits: Habits, human: Human, seed: number): Bot<ArenaState, ArenaCommand> {
  const person = createPerson(human, seed);
  const reaction = Math.round(human.reactionMs / TICK_MS);
  let intentions: Intention[] = [];
  return playAs(person, (state) => {
    if (state.player.respawnIn > reaction) return undefined;
    const way = bestWay(state, person, intentions, habits);
    const fires = !isOverSpared(state, habits);
    intentions = [
      ...intentions.filter(({ tick }) => tick > state.tick - reaction),
      { tick: state.tick + reaction, way },
    ];
    return { act: (now) => [...byHand(now, habits), ...commandsFor(now, way, fires)] };
  });
}

/** Whoever holds the fire turns automatic fire off. */
function byHand({ player }: Readonly<ArenaState>, { spares }: Habits): readonly ArenaCommand[] {
  return spares && player.autoFire ? [{ type: 'autoFire' }] : [];
}

function commandsFor({ player }: Readonly<ArenaState>, way: Way, fires: boolean): readonly ArenaCommand[] {
  const turns = HEADINGS.filter((heading) => player.held[heading] !== way.includes(heading)).map(
    (button): ArenaCommand => ({ type: 'button', button, down: way.includes(button) }),
  );
  if (player.held.fire === fires || player.autoFire) return turns;
  return [...turns, { type: 'button', button: 'fire', down: fires }];
}

/** Distance to the side within which a shot would hit what is spared. */
const SPARED_PX = 50;

function isOverSpared(state: Readonly<ArenaState>, { spares }: Habits): boolean {
  if (!spares) return false;
  const { x, y } = state.player;
  return targetsOf(state).some(
    (target) => target.y > 0 && target.y < y && Math.abs(target.x - x) < SPARED_PX && spares(target),
  );
}

/** A moving thing as the person expects it at the moment of acting. */
interface Hazard extends Moving {
  /** Distance between its middle and that of the ship at which it hurts. */
  readonly reach: number;
  readonly damage: number;
}

/** The ship should pass this much further away than it has to. */
const MARGIN = 14;

/** Between two moments that are thought through, in ticks. */
const STEP = 4;

/** A danger that is further off by this time counts half. */
const DODGE_TICKS = 40;

/** Cost of a pixel of distance from the goal, in points of damage. */
const PIXEL_COST = 0.02;

function bestWay(state: Readonly<ArenaState>, person: Person, intentions: readonly Intention[], habits: Habits): Way {
  const { human } = person;
  const from = expectedPlace(state, intentions, Math.round(human.reactionMs / TICK_MS));
  const hazards = habits.dodges ? expectedHazards(state, person, from) : [];
  const goal = goalOf(state, from, human, habits);
  const foresight = Math.round(human.foresightMs / TICK_MS);
  const decision = Math.round(human.decisionMs / TICK_MS);
  let best: Way = [];
  let least = Number.POSITIVE_INFINITY;
  for (const way of WAYS) {
    const { x: vx, y: vy } = velocityOf(way);
    let cost = 0;
    // Either only until the next decision, or for as long as two.
    for (const ticks of way.length === 0 ? [0] : [decision, 2 * decision]) {
      cost = dangerOf(courseOf(from, vx, vy, ticks, foresight), hazards);
      if (habits.dodges) cost += dangerOfBeams(state, from, vx, ticks);
      const end = moved(from, vx, vy, ticks);
      cost += PIXEL_COST * (Math.abs(end.x - goal.x) + Math.abs(end.y - goal.y));
      if (cost < least) [best, least] = [way, cost];
    }
  }
  return best;
}

/** Where the ship will be after some ticks, with the buttons that are held and the decisions on their way to the hand. */
function expectedPlace({ player, tick }: Readonly<ArenaState>, intentions: readonly Intention[], ticks: number): Place {
  let place: Place = player;
  for (let ahead = 0; ahead < ticks; ahead++) {
    const way = intentions.findLast((intention) => intention.tick <= tick + ahead)?.way;
    const { x, y } = velocityOf(way ?? HEADINGS.filter((heading) => player.held[heading]));
    place = moved(place, x, y, 1);
  }
  return place;
}

function velocityOf(way: Way): Place {
  const x = (way.includes('right') ? 1 : 0) - (way.includes('left') ? 1 : 0);
  const y = (way.includes('down') ? 1 : 0) - (way.includes('up') ? 1 : 0);
  const speed = x !== 0 && y !== 0 ? PLAYER.speed * Math.SQRT1_2 : PLAYER.speed;
  return { x: x * speed, y: y * speed };
}

function moved({ x, y }: Place, vx: number, vy: number, ticks: number): Place {
  const { left, right, top, bottom } = PLAYER_BOUNDS;
  return { x: clamp(x + vx * ticks, left, right), y: clamp(y + vy * ticks, top, bottom) };
}

/** What is followed, where it is expected at the moment of acting; the moment is misjudged by the error in timing. */
function expectedHazards(state: Readonly<ArenaState>, person: Person, from: Place): readonly Hazard[] {
  const { human, rng } = person;
  const reaction = human.reactionMs / TICK_MS;
  const hazards: Hazard[] = [];
  const add = ({ x, y, vx, vy }: Moving, reach: number, damage: number) => {
    if (y < 0) return;
    hazards.push({ x: x + vx * reaction, y: y + vy * reaction, vx, vy, reach, damage });
  };
  for (const bullet of state.bullets) add(bullet, PLAYER.hitRadius + BULLET_RADIUS, bullet.damage);
  for (const enemy of state.enemies) add(enemy, enemy.radius + PLAYER.bodyRadius, RAM_DAMAGE);
  for (const rock of state.rocks) add(rock, rock.radius + PLAYER.bodyRadius, RAM_DAMAGE);
  const urgent = hazards.filter((hazard) => isComing(hazard, from));
  return followed(person, urgent, ({ x, y }) => Math.hypot(x - from.x, y - from.y)).map((hazard) => {
    const error = normal(rng, 0, human.timingSdMs / TICK_MS);
    return { ...hazard, x: hazard.x + hazard.vx * error, y: hazard.y + hazard.vy * error };
  });
}

/** What has passed or flies away is not followed. */
function isComing({ x, y, vx, vy, reach }: Hazard, from: Place): boolean {
  const [dx, dy] = [from.x - x, from.y - y];
  return Math.hypot(dx, dy) < reach + 60 || dx * vx + dy * vy > 0;
}

/** Places of the ship at the moments up to the foresight, on a course that is held for some ticks. */
function courseOf(from: Place, vx: number, vy: number, ticks: number, foresight: number): readonly Place[] {
  const places: Place[] = [];
  for (let time = 0; time <= foresight; time += STEP) places.push(moved(from, vx, vy, Math.min(time, ticks)));
  return places;
}

/** Expected damage on a course. What is far off can still be dodged later. */
function dangerOf(course: readonly Place[], hazards: readonly Hazard[]): number {
  let danger = 0;
  for (const { x, y, vx, vy, reach, damage } of hazards) {
    const near = reach + MARGIN;
    let worst = 0;
    for (let index = 0; index < course.length; index++) {
      const time = STEP * index;
      const place = course[index] as Place;
      const [dx, dy] = [x + vx * time - place.x, y + vy * time - place.y];
      const square = dx * dx + dy * dy;
      if (square >= near * near) continue;
      const share = square < reach * reach ? 1 : (near - Math.sqrt(square)) / MARGIN / 2;
      worst = Math.max(worst, share / (1 + time / DODGE_TICKS));
      // Nothing later is worse than a hit now.
      if (share === 1) break;
    }
    danger += damage * worst;
  }
  return danger;
}

/** A beam and its warning lines stand still. */
function dangerOfBeams({ bosses, farBeam }: Readonly<ArenaState>, from: Place, vx: number, ticks: number): number {
  const { x } = moved(from, vx, 0, ticks);
  const isUnder = (beam: number, halfWidth: number) => Math.abs(beam - x) < halfWidth + PLAYER.hitRadius + MARGIN / 2;
  const isUnderBoss = bosses.some((boss) => boss.beams && isUnder(boss.x, BOSS.beamHalfWidth));
  if (farBeam && isUnder(farBeam.x, FAR_BEAM.halfWidth)) return FAR_BEAM.damage;
  return isUnderBoss ? BOSS.damage : 0;
}

const HOME_Y = 540;

/** Something that can be shot at. */
export interface Target extends Place {
  readonly is: EnemyKind | 'rock' | 'boss';
  readonly vx: number;
  /** Pixels of a way that another target is preferred by. */
  readonly cost: number;
  readonly beams: boolean;
}

function targetsOf({ enemies, rocks, bosses }: Readonly<ArenaState>): readonly Target[] {
  return [
    ...enemies.map(({ kind, x, y, vx }): Target => ({ is: kind, x, y, vx, cost: 0, beams: false })),
    ...rocks.map(({ x, y, vx }): Target => ({ is: 'rock', x, y, vx, cost: 60, beams: false })),
    ...bosses.map((boss): Target => ({
      is: 'boss',
      x: boss.x,
      y: boss.y,
      vx: 0,
      cost: isShielded(boss) ? 300 : 0,
      beams: boss.beams,
    })),
  ];
}

/** What the person flies to: an extra ship in time, a power-up nearby, else below the nearest target. */
function goalOf(state: Readonly<ArenaState>, from: Place, human: Human, { fetches, post, spares }: Habits): Place {
  const { player, powerUps } = state;
  const far = ({ x, y }: Place) => Math.abs(x - from.x) + Math.abs(y - from.y);
  const isWanted = (kind: PowerUpKind) =>
    fetches(kind) && (kind !== 'extraLife' || player.lives < MAX_LIVES || player.health < PLAYER.health);
  const inTime = powerUps
    .filter(({ kind, y, ticksLeft, ...place }) => {
      const way = far({ ...place, y });
      // A power-up that is not an extra ship is not worth a long way.
      return y > 0 && isWanted(kind) && way / PLAYER.speed < ticksLeft && (kind === 'extraLife' || way < 360);
    })
    .toSorted((one, other) => far(one) - far(other))[0];
  if (inTime) return { x: inTime.x, y: Math.max(PLAYER_BOUNDS.top, inTime.y) };
  if (post) return post(state);
  const targets = targetsOf(state).filter((target) => target.y > 0 && target.y < from.y - 80 && !spares?.(target));
  const target = targets.toSorted((one, other) => costOf(one, from) - costOf(other, from))[0];
  if (!target) return { x: 480, y: HOME_Y };
  const lead = (target.vx * (from.y - target.y)) / SHOT.speed + (target.vx * human.reactionMs) / TICK_MS;
  const aside = target.beams ? BOSS.beamHalfWidth + PLAYER.hitRadius + MARGIN : 0;
  return { x: target.x + lead + aside * (from.x < target.x ? -1 : 1), y: HOME_Y };
}

function costOf({ x, y, cost }: Target, from: Place): number {
  return Math.abs(x - from.x) + cost - 0.2 * y;
}
