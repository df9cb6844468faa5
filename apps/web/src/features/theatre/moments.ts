import type { RunMark } from '@star-seekers/games/theatre';
import type { PlacedMark } from '@star-seekers/sim';

/** A place in the run that one can jump to, in the viewer's words. */
export interface Moment {
  readonly id: string;
  readonly tick: number;
  readonly tone: RunMark['tone'] | 'edge';
  readonly text: string;
}

export interface MomentTexts {
  readonly ofMark: (mark: RunMark) => string;
  readonly begin: string;
  /** Absent while the run is being played. */
  readonly end?: string;
}

/** All moments of a run, from its begin to its end if it has one. */
export function momentsOf(
  marks: readonly PlacedMark<RunMark>[],
  ticks: number,
  { ofMark, begin, end }: MomentTexts,
): readonly Moment[] {
  return [
    { id: 'begin', tick: 0, tone: 'edge', text: begin },
    ...marks.map(({ tick, mark }, index): Moment => ({
      id: String(index),
      tick,
      tone: mark.tone,
      text: ofMark(mark),
    })),
    ...(end === undefined ? [] : [{ id: 'end', tick: ticks, tone: 'edge' as const, text: end }]),
  ];
}
