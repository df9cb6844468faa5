import { BIG_LANES, CANVAS, LEAST_ROOM, SET_PIECE, SET_PIECES, type SetPieceKind, WAVES } from '../rules.ts';
import { addEnemy, currentWave } from './enemies.ts';
import { drawLead, isFree, laneX, sendFormation } from './formations.ts';
import { addRock } from './rocks.ts';
import type { ArenaState, Emit, SetPiece } from './state.ts';

const LAST_WAVE_KILLS = WAVES.at(-1)?.kills ?? 0;

/** One formation per interval if there is room, or an arrival of a set piece; none during a boss level (`G1.42`). */
export function spawnEnemies(state: ArenaState, emit: Emit): void {
  if (state.bosses.length > 0) return;
  if (state.spawnIn > 0) state.spawnIn--;
  callSetPiece(state, emit);
  const { maxEnemies, spawnTicks, kinds } = currentWave(state);
  const room = maxEnemies - state.enemies.length;
  if (state.spawnIn > 0 || room < LEAST_ROOM) return;
  state.spawnIn = spawnTicks;
  if (state.setPiece) stepSetPiece(state, state.setPiece, emit);
  else sendFormation(state, drawLead(state, kinds), room, emit);
}

/** Begins the next set piece at its number of kills (`G1.17`). */
function callSetPiece(state: ArenaState, emit: Emit): void {
  const due = LAST_WAVE_KILLS + SET_PIECE.everyKills * (state.setPieces + 1);
  if (state.setPiece || state.kills < due) return;
  const kind = SET_PIECES[state.setPieces % SET_PIECES.length] as SetPieceKind;
  state.setPieces++;
  state.setPiece = { kind, left: SET_PIECE.arrivals[kind] };
  emit({ type: 'setPiece', kind });
}

function stepSetPiece(state: ArenaState, piece: SetPiece, emit: Emit): void {
  piece.left--;
  ARRIVALS[piece.kind](state, piece.left, emit);
  if (piece.left === 0) state.setPiece = null;
}

/** Distance of the lancers of a gauntlet from the sides, and between their rows. */
const GAUNTLET = { inset: 110, rowPx: 50, topY: 70 } as const;

/** One arrival of each set piece; `left` are to follow. */
const ARRIVALS: Readonly<Record<SetPieceKind, (state: ArenaState, left: number, emit: Emit) => void>> = {
  /** Rocks rain. */
  belt: (state) => addRock(state),
  /** Pairs of lancers on both sides, in rows from the bottom up. */
  gauntlet(state, left, emit) {
    const homeY = GAUNTLET.topY + left * GAUNTLET.rowPx;
    addEnemy(state, 'e5', { x: GAUNTLET.inset, side: 1, homeY }, emit);
    addEnemy(state, 'e5', { x: CANVAS.width - GAUNTLET.inset, side: -1, homeY }, emit);
  },
  /** A bastion in each free lane; the outer ones hold lower. */
  ring(state, left, emit) {
    const lane = BIG_LANES.count - 1 - left;
    const isOuter = lane === 0 || lane === BIG_LANES.count - 1;
    if (isFree(state, lane)) addEnemy(state, 'c10', { x: laneX(lane), homeY: isOuter ? 170 : 110 }, emit);
  },
};
