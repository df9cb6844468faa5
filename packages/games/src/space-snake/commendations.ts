import { type Heading, ticksFromMs } from '@star-seekers/sim';
import { defineCommendations } from '../commendation.ts';
import { MOVE_TICKS } from './rules.ts';
import type { SnakeEvent } from './sim.ts';
import type { SnakeState } from './state.ts';

/** Ships of a convoy. */
const SHIPS = { some: 5, many: 40 } as const;

/** Clean waves in a row. */
const CHAIN = { short: 3, long: 10, unbroken: 20 } as const;

/** Enemies that are passed within this time. */
const BRUSHES = { count: 3, withinTicks: ticksFromMs(2000) } as const;

/** The commendations of the convoy (`G0.18`). */
export const commendations = defineCommendations({
  since: 3,
  list: [
    { name: 'five-ships', material: 'iron' },
    { name: 'three-clean', material: 'iron' },
    { name: 'four-edges', material: 'iron', secret: true },
    { name: 'needle', material: 'silver' },
    { name: 'ten-clean', material: 'silver' },
    { name: 'last-blink', material: 'silver', secret: true },
    { name: 'long-convoy', material: 'gold' },
    { name: 'unbroken', material: 'gold' },
  ],
  observe(award) {
    const brushes = new Map<number, number>();
    const edges = new Set<Heading>();
    return {
      note(event: SnakeEvent, { tick, convoy }: Readonly<SnakeState>) {
        switch (event.type) {
          case 'grown':
            if (event.length >= SHIPS.some) award('five-ships');
            if (event.length >= SHIPS.many) award('long-convoy');
            break;
          case 'clean':
            if (event.chain >= CHAIN.short) award('three-clean');
            if (event.chain >= CHAIN.long) award('ten-clean');
            if (event.chain >= CHAIN.unbroken) award('unbroken');
            break;
          case 'wave':
            edges.clear();
            break;
          case 'moved':
            if (event.wrapped && convoy[0]) edges.add(convoy[0].heading);
            if (edges.size === 4) award('four-edges');
            break;
          case 'brushed': {
            brushes.set(event.enemy.id, tick);
            const recent = [...brushes.values()].filter((since) => tick - since <= BRUSHES.withinTicks);
            if (recent.length >= BRUSHES.count) award('needle');
            break;
          }
          case 'collected':
            if (event.resource.ticksLeft <= MOVE_TICKS) award('last-blink');
            break;
          default:
        }
      },
    };
  },
});
