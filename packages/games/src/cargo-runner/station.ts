import { within } from './grid.ts';
import type { Maze } from './maze.ts';
import { LINGER_TICKS, STATION_RADIUS } from './rules.ts';
import type { CargoState } from './state.ts';

/** Whether the player is on the station. */
export function isOnStation({ player }: Pick<CargoState, 'player'>, { station }: Maze): boolean {
  return within(player, station, STATION_RADIUS);
}

/** Whether the player has been on the station for too long. */
export function lingers({ stationTicks }: Pick<CargoState, 'stationTicks'>): boolean {
  return stationTicks > LINGER_TICKS;
}

/** Whether the station protects the player: drones neither see them nor come to them. */
export function isSheltered(state: Pick<CargoState, 'player' | 'stationTicks'>, maze: Maze): boolean {
  return isOnStation(state, maze) && !lingers(state);
}

/**
 * Counts the time on the station, from when the player has first left it. Time elsewhere is counted off it, so that a step aside does not
 * begin it anew.
 */
export function countStationTicks(state: CargoState, maze: Maze): void {
  if (!isOnStation(state, maze)) {
    state.hasLeft = true;
    if (state.stationTicks > 0) state.stationTicks--;
  } else if (state.hasLeft) {
    state.stationTicks = Math.min(state.stationTicks, LINGER_TICKS) + 1;
  }
}
