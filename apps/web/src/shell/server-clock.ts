import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { DAY_MS } from '@star-seekers/contracts/daily';
import { useNow } from '../ui/use-now.ts';

/** How far the server's clock is ahead of this device's, in milliseconds, by the last response. */
let aheadMs = 0;

/** Reads the server's clock off a response of the API, which nothing has cached. */
export function noteServerTime({ headers }: Response): void {
  const time = Number(headers.get(HUB_TIME_HEADER));
  if (time) aheadMs = time - Date.now();
}

/** The time on the server's clock (epoch ms), behind it by the way of a response: days and months are the server's, whatever this device's clock says. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** {@link serverNow}, updated every `everyMs`. */
export function useServerNow(everyMs: number): number {
  return useNow(everyMs) + aheadMs;
}

/** A quick answer may be on its way for less time than the last one. */
const SLACK_MS = 500;

/** Between two requests of a page whose server has not turned yet. */
const AGAIN_MS = 5000;

/**
 * The interval after which to ask again for what the server changes at a time, for a query's `refetchInterval`. At most a day: timers overflow
 * after 24 of them.
 * @param time epoch milliseconds
 */
export function untilServer(time: number): number {
  return Math.min(Math.max(time + SLACK_MS - serverNow(), AGAIN_MS), DAY_MS);
}
