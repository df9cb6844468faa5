import { type GameSim, createRng } from '@star-seekers/sim';
import { dayConditions, dayFigures } from './day.ts';
import { FIRST_SPAWN_TICKS, MAX_TICKS, PLAYER_START, RULES_VERSION, isInOvertime, pointsFromScore } from './rules.ts';
import { callBosses, removeBosses, stepBosses } from './simulation/bosses.ts';
import { ramPlayer, removeInactive, stepBullets, stepShots } from './simulation/collisions.ts';
import { type ArenaCommand, commandCodec } from './simulation/commands.ts';
import { spawnEnemies } from './simulation/arrivals.ts';
import { advanceWave } from './simulation/enemies.ts';
import { stepFarBeam } from './simulation/far-beam.ts';
import { fireEnemies } from './simulation/fire.ts';
import { moveEnemies } from './simulation/movement.ts';
import { newPlayer, applyCommand, stepPlayer } from './simulation/player.ts';
import { spawnPowerUps, stepPowerUps } from './simulation/power-ups.ts';
import { moveRocks, nextRockIn, spawnRocks } from './simulation/rocks.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';
import { listing } from './listing.ts';

export const battleArena: GameSim<ArenaState, ArenaCommand, ArenaEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  // Runs are longer and worth more than by the first rules.
  scoreScale: 2,
  maxTicks: MAX_TICKS,
  commands: commandCodec,
  beacons: { rng: ({ rng }) => rng },
  dayConditions,

  init({ seed, options }) {
    const rng = createRng(seed);
    const order = dayFigures.of(options);
    return {
      tick: 0,
      ended: null,
      rng,
      player: newPlayer(),
      shots: [],
      bullets: [],
      enemies: [],
      bosses: [],
      rocks: [],
      watch: { x: PLAYER_START.x, ticks: 0, wait: 0 },
      farBeam: null,
      powerUps: [],
      score: 0,
      kills: 0,
      rocksBroken: 0,
      powerUpsTaken: 0,
      wave: 1,
      bossLevel: 0,
      spawnIn: FIRST_SPAWN_TICKS,
      rockIn: nextRockIn({ rng }),
      missilesIn: null,
      doubleShotIn: null,
      extraLives: 0,
      overtimeTicks: 0,
      extraShips: 0,
      lostShips: 0,
      ...(order && { day: { order: [...order], next: 0 } }),
      escortsIn: 0,
      formations: [],
      chain: 0,
      chainBonus: 0,
      setPiece: null,
      setPieces: 0,
      lostTo: null,
      nextId: 1,
    };
  },

  step(state, commands, emit) {
    for (const command of commands) applyCommand(state, command);
    if (isInOvertime(state)) state.overtimeTicks++;
    stepPlayer(state, emit);
    moveEnemies(state, emit);
    moveRocks(state);
    stepBosses(state, emit);
    // The player's shots move first: an enemy they destroy neither fires nor rams in the same tick.
    stepShots(state, emit);
    removeInactive(state);
    removeBosses(state, emit);
    fireEnemies(state, emit);
    stepFarBeam(state, emit);
    if (state.ended !== null) return;
    stepBullets(state, emit);
    ramPlayer(state, emit);
    if (state.ended !== null) return;
    removeInactive(state);
    stepPowerUps(state, emit);
    advanceWave(state, emit);
    callBosses(state, emit);
    spawnEnemies(state, emit);
    spawnRocks(state);
    spawnPowerUps(state, emit);
  },

  outcome(state) {
    const score = state.score + state.chainBonus;
    return {
      reason: state.ended ?? 'quit',
      score,
      points: pointsFromScore(score),
      stats: {
        kills: state.kills,
        wave: state.wave,
        bossLevel: state.bossLevel,
        rocks: state.rocksBroken,
        powerUps: state.powerUpsTaken,
        chainBonus: state.chainBonus,
        seconds: Math.floor(state.tick / 60),
      },
    };
  },
};
