import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { numberOf } from './deck-order.ts';
import { CARGO_TYPES, isHeavy, kilosOf } from './rules.ts';
import type { CargoState } from './state.ts';

/** The figures of the Mission Results (`G6.12`), and the number of collected pieces of each kind. */
export function statsOf(state: Readonly<CargoState>) {
  const { collected, deliveredItems, totalItems, score, fate } = state;
  const count = (types: readonly (keyof typeof collected)[]) => types.reduce((sum, type) => sum + collected[type], 0);
  const heavy = count(CARGO_TYPES.filter(isHeavy));
  const itemsCollected = count(CARGO_TYPES);
  return {
    level: numberOf(state),
    /** Of all decks so far. */
    totalItems,
    itemsCollected,
    deliveredItems,
    deliveries: state.deliveries,
    stunned: state.stunned,
    shaken: state.shaken,
    seconds: Math.floor(state.playedTicks / TICKS_PER_SECOND),
    heavy,
    light: itemsCollected - heavy,
    /** In kilos. */
    totalWeight: CARGO_TYPES.reduce((sum, type) => sum + collected[type] * kilosOf(type), 0),
    /** Delivered share of the cargo, in percent. */
    efficiency: totalItems === 0 ? 0 : Math.floor((100 * deliveredItems) / totalItems),
    pointsPerItem: deliveredItems === 0 ? 0 : Math.round(score / deliveredItems),
    bonusPoints: state.bonusPoints,
    caught: fate?.cause === 'caught' ? 1 : 0,
    /** 1 if every piece of all seven decks was delivered. */
    perfect: fate?.cause === 'victory' ? 1 : 0,
    ...collected,
  };
}
