import { defineCommendations } from '../commendation.ts';
import { LEVELS } from './rules.ts';
import type { CargoEvent, CargoState } from './state.ts';

/** Drones that were shaken off in a run. */
const SHAKEN = 3;

/** Drones that one pulse stuns. */
const CROWD = 2;

/** Seconds left on a cleared deck. */
const SWIFT_SECONDS = 225;

/** The commendations of the courier (`G0.18`). */
export const commendations = defineCommendations({
  since: 4,
  list: [
    { name: 'first-deck', material: 'iron' },
    { name: 'shaken-off', material: 'iron' },
    { name: 'on-your-heels', material: 'iron', secret: true },
    { name: 'no-pulse', material: 'silver' },
    { name: 'swift-deck', material: 'silver' },
    { name: 'a-crowd', material: 'silver', secret: true },
    { name: 'unseen', material: 'gold' },
    { name: 'seven-decks', material: 'gold' },
  ],
  observe(award) {
    let isSeen = false;
    let shaken = 0;
    let pulses = 0;
    return {
      note(event: CargoEvent, { drones }: Readonly<CargoState>) {
        switch (event.type) {
          case 'levelStarted':
            isSeen = false;
            pulses = 0;
            break;
          case 'suspicious':
          case 'chase':
            isSeen = true;
            break;
          case 'shaken':
            shaken++;
            if (shaken >= SHAKEN) award('shaken-off');
            break;
          case 'pulse':
            pulses++;
            if (event.drones.length >= CROWD) award('a-crowd');
            break;
          case 'delivered':
            if (drones.some(({ mode }) => mode === 'chase')) award('on-your-heels');
            break;
          case 'levelComplete':
            award('first-deck');
            if (!isSeen) award('unseen');
            if (pulses === 0) award('no-pulse');
            if (event.seconds >= SWIFT_SECONDS) award('swift-deck');
            if (event.level === LEVELS) award('seven-decks');
            break;
          default:
        }
      },
    };
  },
});
