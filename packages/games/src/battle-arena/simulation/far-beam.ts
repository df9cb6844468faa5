import { FAR_BEAM, PLAYER } from '../rules.ts';
import { hurtPlayer } from './player.ts';
import type { ArenaState, Emit, FarBeam } from './state.ts';

/**
 * A warship out of sight watches where the ship keeps to, and fires its beam at a ship that stays there (`G1.19`): sooner the longer it has
 * stayed, and it takes as long elsewhere until that is forgotten.
 */
export function stepFarBeam(state: ArenaState, emit: Emit): void {
  if (state.farBeam) burn(state, state.farBeam, emit);
  const { player, watch } = state;
  if (player.respawnIn > 0) return;
  watch.x += (player.x - watch.x) / FAR_BEAM.followTicks;
  const stays = Math.abs(player.x - watch.x) < FAR_BEAM.reach;
  watch.ticks = stays ? Math.min(FAR_BEAM.longestTicks, watch.ticks + 1) : Math.max(0, watch.ticks - 1);
  if (watch.wait > 0) watch.wait--;
  if (!stays || state.farBeam || !isWatched(state) || watch.wait > 0) return;
  watch.wait = Math.ceil((FAR_BEAM.waitTicks * FAR_BEAM.patienceTicks) / watch.ticks);
  state.farBeam = { x: player.x, age: 0 };
  emit({ type: 'farBeamAimed' });
}

/** Whether the ship has kept to a place for so long that the warship aims at it. */
export function isWatched({ watch }: Readonly<ArenaState>): boolean {
  return watch.ticks >= FAR_BEAM.patienceTicks;
}

/** The column of light burns. */
export function isFarBeamOn({ age }: Readonly<FarBeam>): boolean {
  return age >= FAR_BEAM.warnTicks;
}

function burn(state: ArenaState, beam: FarBeam, emit: Emit): void {
  beam.age++;
  if (beam.age === FAR_BEAM.warnTicks) emit({ type: 'farBeam' });
  if (beam.age === FAR_BEAM.warnTicks + FAR_BEAM.burnTicks) state.farBeam = null;
  else if (isFarBeamOn(beam) && Math.abs(state.player.x - beam.x) < FAR_BEAM.halfWidth + PLAYER.hitRadius) {
    hurtPlayer(state, FAR_BEAM.damage, 'c11', emit);
  }
}
