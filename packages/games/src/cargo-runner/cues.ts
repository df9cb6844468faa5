import type { Cue } from '@star-seekers/stage/screen/cue.ts';
import { LAST_SECONDS, isHeavy } from './rules.ts';
import type { CargoEvent } from './state.ts';

/** Playback rate of a pick-up by the load in kilos: the beginning of a major scale. */
const PICKUP_RATES: Readonly<Record<number, number>> = { 1: 1, 2: 9 / 8, 3: 5 / 4 };

/** The sound of an event; undefined for a silent one. */
export function cueOf(event: CargoEvent): Cue | undefined {
  switch (event.type) {
    case 'levelStarted':
      return { effect: 'cargo.level' };
    case 'pickedUp':
      if (isHeavy(event.item.type)) return { effect: 'cargo.pickup.heavy', haptic: 'light' };
      return { effect: 'cargo.pickup.light', rate: PICKUP_RATES[event.kilos] ?? 1, haptic: 'light' };
    case 'refused':
      return { effect: 'cargo.refuse' };
    case 'delivered':
      return { effect: 'cargo.deliver', haptic: 'medium' };
    case 'suspicious':
      return { effect: 'cargo.suspicious' };
    case 'called':
      return { effect: 'cargo.suspicious', volume: 0.6 };
    case 'chase':
      return { effect: 'cargo.chase', haptic: 'medium' };
    case 'lost':
      return { effect: 'cargo.lost', volume: 0.8 };
    case 'shaken':
      return { effect: 'cargo.shaken' };
    case 'pulse':
      return { effect: 'cargo.pulse', haptic: 'medium' };
    case 'cargoPlaced':
    case 'calm':
    case 'woken':
      return undefined;
    case 'lowTime':
      return { effect: event.seconds > LAST_SECONDS ? 'cargo.lowTime' : 'cargo.tick' };
    case 'levelComplete':
      return { effect: 'cargo.complete', haptic: 'medium' };
    case 'caught':
      return { effect: 'cargo.caught', haptic: 'heavy' };
    case 'timeUp':
      return { effect: 'cargo.timeUp', haptic: 'heavy' };
    case 'victory':
      return { effect: 'cargo.victory' };
  }
}
