import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { clockTime } from '../../ui/clock-time.ts';

/** Ticks as minutes and seconds: `1:05`. */
export function playTime(ticks: number): string {
  return clockTime(ticks / TICKS_PER_SECOND);
}

/** Ticks as minutes, seconds and hundredths: `1:05.27`. */
export function exactTime(ticks: number): string {
  const hundredths = Math.floor(((ticks % TICKS_PER_SECOND) * 100) / TICKS_PER_SECOND);
  return `${playTime(ticks)}.${String(hundredths).padStart(2, '0')}`;
}
