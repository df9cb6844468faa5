import { savesData } from '../../shell/saves-data.ts';

/** The shorter side of a phone's screen is below this, in CSS pixels. */
const PHONE_MAX_PX = 600;

/** Whether the trailer plays without being asked: not with reduced motion, on a phone, or where data is saved. */
export function startsByItself(reducedMotion: boolean): boolean {
  return !reducedMotion && !isPhone() && !savesData();
}

function isPhone(): boolean {
  const touched = window.matchMedia('(pointer: coarse)').matches;
  return touched && Math.min(window.innerWidth, window.innerHeight) < PHONE_MAX_PX;
}
