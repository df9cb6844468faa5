import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { dullLanguage } from '../panel/dull-language.ts';
import { carriedKilos } from './cargo.ts';
import { within } from './grid.ts';
import { createPlayerWith } from './panel-player.ts';
import { LEVEL_TICKS, isHeavy } from './rules.ts';
import type { CargoCommand, CargoItem, CargoState } from './state.ts';

/** Dull play: waiting in the station, one piece a trip, leaving a part of the cargo, not looking, spending or saving pulses. */
export const dull = dullLanguage<CargoState, CargoCommand>()({
  genes: {
    /** Until no drone is so near, or until a pulse is charged. */
    waits: ['never', 'for 200 px', 'for 350 px', 'for pulses'],
    /** Seconds of each deck that are sat out. */
    late: ['no', 30, 90, 180],
    load: ['full', 'one piece'],
    fetches: ['all', 'light', 'heavy'],
    looks: ['yes', 'no'],
    pulse: ['when chased', 'at once', 'never'],
  },
  createPlayer({ waits, late, load, fetches, looks, pulse }, human, seed) {
    const isFetched = (item: CargoItem, state: Readonly<CargoState>) =>
      (load === 'full' || carriedKilos(state) === 0) &&
      (fetches === 'all' || isHeavy(item.type) === (fetches === 'heavy'));
    const isWaiting = ({ drones, player, pulses, ticksLeft }: Readonly<CargoState>) => {
      if (late !== 'no' && ticksLeft > LEVEL_TICKS - late * TICKS_PER_SECOND) return true;
      if (waits === 'never') return false;
      if (waits === 'for pulses') return pulses === 0;
      const px = waits === 'for 200 px' ? 200 : 350;
      return drones.some((drone) => drone.mode !== 'stunned' && within(drone, player, px));
    };
    return createPlayerWith({ fetches: isFetched, waits: isWaiting, looks: looks === 'yes', pulse }, human, seed);
  },
});
