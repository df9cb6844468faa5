import { HUMANS, type Human, type PlayerType, byPlayerType } from './humans.ts';
import { type AnyPanel, type Paces, measurePace } from './pace.ts';

/** By how much the limits of people are varied, one group of them at a time. */
const SHARE = 0.3;

const MORE = 1 + SHARE;
const LESS = 1 - SHARE;

const hands = (share: number) => (human: Human) => ({
  ...human,
  reactionMs: human.reactionMs * share,
  decisionMs: human.decisionMs * share,
});

const aim = (share: number) => (human: Human) => ({
  ...human,
  timingSdMs: human.timingSdMs * share,
  pointingBitsPerS: human.pointingBitsPerS / share,
});

const attention = (share: number) => (human: Human) => ({
  ...human,
  lapse: human.lapse / share,
  tracked: Math.round(human.tracked * share),
});

/** People of the same types with other limits: a game must suit them too. */
export const VARIANTS: Readonly<Record<string, (human: Human, type: PlayerType) => Human>> = {
  'slower hands': hands(MORE),
  'faster hands': hands(LESS),
  'less steady aim': aim(MORE),
  'steadier aim': aim(LESS),
  'less attention': attention(LESS),
  'more attention': attention(MORE),
  'expert without noise': (human, type) => (type === 'expert' ? { ...human, timingSdMs: 0 } : human),
};

/** The players of a variant, by type. */
export function humansOf(variant: string): Readonly<Record<PlayerType, Human>> {
  const vary = VARIANTS[variant];
  if (!vary) throw new RangeError(`there is no variant ${variant}`);
  return byPlayerType((type) => vary(HUMANS[type], type));
}

/** Plays the runs of a variant's players, with the seeds from `firstSeed` on. */
export function measureVaried(panel: AnyPanel, variant: string, runs: number, firstSeed: number): Paces {
  const humans = humansOf(variant);
  return byPlayerType((type) =>
    Array.from({ length: runs }, (_, index) => measurePace(panel, type, firstSeed + index, humans[type])),
  );
}
