import { savesData } from '../../shell/saves-data.ts';

/** Upper limit of the shorter side of a phone's screen, in CSS pixels. */
const PHONE_MAX_PX = 600;

/** Whether the trailer starts by itself: not with reduced motion, on a phone, or in data saver mode. */
export function canAutoplay(reducedMotion: boolean): boolean {
  return !reducedMotion && !isPhone() && !savesData();
}

function isPhone(): boolean {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  return isTouch && Math.min(window.innerWidth, window.innerHeight) < PHONE_MAX_PX;
}
