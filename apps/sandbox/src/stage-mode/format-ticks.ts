import { TICKS_PER_SECOND } from '@star-seekers/sim';

/** Ticks as minutes, seconds and hundredths: `1:05.27`. */
export function formatTicks(ticks: number): string {
  const hundredths = Math.floor((ticks * 100) / TICKS_PER_SECOND);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return `${minutes}:${seconds}`;
}
