import { nextInt, pick } from '@star-seekers/sim';
import {
  BIG_LANES,
  CANVAS,
  type EnemyKind,
  FORMATION_SIZES,
  FORMATION_BONUS,
  type FormationName,
  LEAST_ROOM,
  chainBonus,
  isBig,
} from '../rules.ts';
import { type Entry, addEnemy } from './enemies.ts';
import type { ArenaState, Emit, Enemy } from './state.ts';

/** Formations in which the small kinds arrive; each shows the movement of its kind. */
const BY_KIND: Readonly<Record<Exclude<EnemyKind, 'c8' | 'c9' | 'c10'>, readonly FormationName[]>> = {
  e1: ['v', 'v', 'wall', 'pincer'],
  e2: ['snake'],
  e3: ['pincer', 'v'],
  e4: ['carousel'],
  e5: ['pincer'],
  e6: ['wall', 'v'],
};

/** Distance between neighbours in pixels, and between followers in ticks. */
const SPACING = 62;
const FOLLOW_TICKS = 22;

/** More formations than can be on the field at once; the rest has left it. */
const REMEMBERED = 12;

/** Width of the strips at both sides of the canvas in which no enemy enters. */
const INSET = 90;

/** Who flies the next formation. */
interface Lead {
  readonly kind: EnemyKind;
  /** Absent: a random one of its kind's. */
  readonly formation?: FormationName;
}

/**
 * Draws the lead of the next arrival. On a day with an order of formations a small one flies the next that any of the wave's kinds flies
 * (`G1.18`).
 */
export function drawLead(state: ArenaState, kinds: readonly EnemyKind[]): Lead {
  const kind = pick(state.rng, kinds);
  const { day } = state;
  if (!day || isBig(kind)) return { kind };
  for (let step = 0; step < day.order.length; step++) {
    const formation = day.order[(day.next + step) % day.order.length] as FormationName;
    const leads = kinds.filter((other) => !isBig(other) && BY_KIND[other as SmallLead].includes(formation));
    if (leads.length === 0) continue;
    day.next = (day.next + step + 1) % day.order.length;
    return { kind: pick(state.rng, leads), formation };
  }
  return { kind };
}

/** Sends the formation of a lead, with at most `room` enemies (`G1.16`). */
export function sendFormation(state: ArenaState, { kind: lead, formation }: Lead, room: number, emit: Emit): void {
  const size = Math.min(room, FORMATION_SIZES[state.wave - 1] ?? 3);
  if (!isBig(lead)) {
    send(state, lead, size, emit, formation);
    return;
  }
  // A big hull leads small ones, and cruisers work in pairs, one on either side (codex, MUD ships).
  const lane = freeLane(state);
  if (lane === undefined) {
    send(state, 'e2', size, emit);
    return;
  }
  addEnemy(state, lead, { x: laneX(lane) }, emit);
  const opposite = BIG_LANES.count - 1 - lane;
  const pairs = lead === 'c8' && size > 1 && isFree(state, opposite);
  if (pairs) addEnemy(state, 'c8', { x: laneX(opposite) }, emit);
  const escorts = Math.min(size - (pairs ? 2 : 1), 3);
  if (escorts > 0) send(state, lead === 'c10' ? 'e3' : 'e2', escorts, emit);
}

/** Escorts of warships. */
export function sendEscorts(state: ArenaState, size: number, emit: Emit): void {
  send(state, pick(state.rng, ['e1', 'e2', 'e3']), size, emit);
}

/** Whether a lane has no big hull. */
export function isFree(state: Readonly<ArenaState>, lane: number): boolean {
  return !state.enemies.some(({ kind, homeX }) => isBig(kind) && Math.floor(homeX / BIG_LANES.width) === lane);
}

export function laneX(lane: number): number {
  return (lane + 0.5) * BIG_LANES.width;
}

/** A free lane, from a random one on; undefined when there is none. */
function freeLane(state: ArenaState): number | undefined {
  const first = nextInt(state.rng, BIG_LANES.count);
  for (let step = 0; step < BIG_LANES.count; step++) {
    const lane = (first + step) % BIG_LANES.count;
    if (isFree(state, lane)) return lane;
  }
  return undefined;
}

type SmallLead = keyof typeof BY_KIND;

function send(
  state: ArenaState,
  kind: EnemyKind,
  size: number,
  emit: Emit,
  name: FormationName = pick(state.rng, BY_KIND[kind as SmallLead]),
): void {
  emit({ type: 'formation', name });
  const formation = state.nextId++;
  for (const entry of ENTRIES[name](state, size)) addEnemy(state, kind, { ...entry, formation }, emit);
  if (size < LEAST_ROOM) return;
  state.formations.push({ id: formation, left: size });
  if (state.formations.length > REMEMBERED) state.formations.shift();
}

/** Counts a destroyed ship; the last one of its formation scores the bonus (`G1.16`) and continues the chain (`G1.58`). */
export function leaveFormation(state: ArenaState, { formation, x, y }: Readonly<Enemy>, emit: Emit): void {
  const index = state.formations.findIndex(({ id }) => id === formation);
  const entry = state.formations[index];
  if (!entry || --entry.left > 0) return;
  state.formations.splice(index, 1);
  state.score += FORMATION_BONUS;
  state.chain++;
  const bonus = chainBonus(state.chain);
  state.chainBonus += bonus;
  emit({ type: 'formationCleared', x, y, points: FORMATION_BONUS, links: state.chain, chainBonus: bonus });
}

/** Middle of a formation of a width that fits into the field; the first one of a run enters ahead of the ship. */
function middleOf(state: ArenaState, width: number): number {
  const free = CANVAS.width - 2 * INSET - width;
  const x = INSET + width / 2 + nextInt(state.rng, Math.max(1, Math.floor(free)));
  return state.kills === 0 && state.enemies.length === 0 ? CANVAS.width / 2 : x;
}

/** Entries of each formation. */
const ENTRIES: Readonly<Record<FormationName, (state: ArenaState, size: number) => readonly Entry[]>> = {
  v(state, size) {
    const middle = middleOf(state, SPACING * (size - 1));
    const sweep = nextInt(state.rng, 2) === 0 ? 0.35 : -0.35;
    return places(size).map((index) => {
      const rank = Math.ceil(index / 2);
      return { x: middle + (index % 2 === 0 ? 1 : -1) * rank * SPACING, delay: rank * FOLLOW_TICKS, sweep };
    });
  },
  snake(state, size) {
    const x = middleOf(state, 0);
    const side = nextInt(state.rng, 2) === 0 ? 1 : -1;
    return places(size).map((index) => ({ x, side, delay: index * FOLLOW_TICKS }));
  },
  /** From both sides, towards the middle. */
  pincer: (_state, size) =>
    places(size).map((index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const row = Math.floor(index / 2);
      const x = side > 0 ? INSET + row * 40 : CANVAS.width - INSET - row * 40;
      return { x, side, sweep: 1.4 * side, delay: row * FOLLOW_TICKS };
    }),
  carousel(state, size) {
    const side = nextInt(state.rng, 2) === 0 ? 1 : -1;
    return places(size).map((index) => ({
      x: CANVAS.width / 2 + (index - (size - 1) / 2) * SPACING,
      side,
      homeY: 140,
      orbit: index / size,
    }));
  },
  /** One place of the row is empty. */
  wall(state, size) {
    const middle = middleOf(state, SPACING * size);
    const gap = nextInt(state.rng, size + 1);
    return places(size).map((index) => ({
      x: middle + ((index < gap ? index : index + 1) - size / 2) * SPACING,
    }));
  },
};

function places(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index);
}
