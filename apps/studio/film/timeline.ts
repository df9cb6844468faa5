/**
 * The trailer, shot by shot, at 120 beats a minute. The pictures (`picture`) and the soundtrack
 * (`soundtrack`) both follow this list.
 */
export const TEMPO = 120;
export const FRAME_RATE = 30;
export const BEATS = 80;

/** The sound at the beginning of a shot. */
export type Hit =
  | 'shimmer'
  | 'flyby'
  | 'slam'
  | 'cut'
  | 'roll'
  | 'land'
  | 'launch'
  | 'snap'
  | 'flash'
  | 'jump'
  | 'title';

interface Shot {
  readonly name: string;
  /** First beat; the shot ends at the next one. */
  readonly at: number;
  readonly hit?: Hit;
}

export const SHOTS = [
  { name: 'dark', at: 0 },
  { name: 'dawn', at: 4, hit: 'shimmer' },
  { name: 'flyby', at: 12, hit: 'flyby' },
  { name: 'mud', at: 16, hit: 'slam' },
  { name: 'mud-hulls', at: 20, hit: 'cut' },
  { name: 'mud-gate', at: 22, hit: 'cut' },
  { name: 'oni', at: 24, hit: 'slam' },
  { name: 'oni-siege', at: 28, hit: 'cut' },
  { name: 'oni-rent', at: 30, hit: 'cut' },
  { name: 'ustur', at: 32, hit: 'slam' },
  { name: 'ustur-crown', at: 36, hit: 'cut' },
  { name: 'ustur-lamp', at: 38, hit: 'cut' },
  { name: 'die-falls', at: 40, hit: 'roll' },
  { name: 'die-lands', at: 44, hit: 'land' },
  { name: 'launch', at: 46, hit: 'launch' },
  { name: 'game-1', at: 48, hit: 'snap' },
  { name: 'game-2', at: 50, hit: 'snap' },
  { name: 'game-3', at: 52, hit: 'snap' },
  { name: 'game-4', at: 54, hit: 'snap' },
  { name: 'game-5', at: 56, hit: 'snap' },
  { name: 'game-6', at: 58, hit: 'snap' },
  { name: 'flash-1', at: 60, hit: 'flash' },
  { name: 'flash-2', at: 60.5, hit: 'flash' },
  { name: 'flash-3', at: 61, hit: 'flash' },
  { name: 'flash-4', at: 61.5, hit: 'flash' },
  { name: 'flash-5', at: 62, hit: 'flash' },
  { name: 'flash-6', at: 62.5, hit: 'flash' },
  { name: 'flash-7', at: 63, hit: 'flash' },
  { name: 'flash-8', at: 63.5, hit: 'flash' },
  { name: 'fleet', at: 64, hit: 'slam' },
  { name: 'jump', at: 70, hit: 'jump' },
  { name: 'title', at: 72, hit: 'title' },
] as const satisfies readonly Shot[];

export type ShotName = (typeof SHOTS)[number]['name'];

export const secondsOf = (beat: number) => (beat * 60) / TEMPO;

/** The first frame of a beat. */
export const frameOf = (beat: number) => Math.round(secondsOf(beat) * FRAME_RATE);

export const FRAMES = frameOf(BEATS);

/** The shot of a frame, with its first beat and the first beat after it. */
export function shotAt(frame: number): { readonly name: ShotName; readonly from: number; readonly to: number } {
  const index = SHOTS.findLastIndex(({ at }) => frameOf(at) <= frame);
  const { name, at } = SHOTS[index] ?? SHOTS[0];
  return { name, from: at, to: SHOTS[index + 1]?.at ?? BEATS };
}
