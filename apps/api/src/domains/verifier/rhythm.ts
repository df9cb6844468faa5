import type { Rhythm } from '@star-seekers/contracts/bridge';

/** So many intervals in a row make a figure that a person hardly ever plays twice. */
const FIGURE = 6;

const MOST_REPETITIONS = 5;

/**
 * How regularly a run was steered: figures of the intervals between ticks with commands. They prove nothing: a calm player is regular, too.
 * @param ticks of the commands, in their order
 * @returns null where there are too few to say anything
 */
export function rhythmOf(ticks: readonly number[]): Rhythm | null {
  const moments = [...new Set(ticks)];
  const intervals = moments.slice(1).map((tick, index) => tick - (moments[index] ?? 0));
  if (intervals.length < FIGURE) return null;
  const mean = sum(intervals) / intervals.length;
  const variance = sum(intervals.map((interval) => (interval - mean) ** 2)) / intervals.length;
  const figures = intervals.slice(FIGURE - 1).map((_, from) => intervals.slice(from, from + FIGURE).join(' '));
  return {
    commands: ticks.length,
    meanTicks: mean,
    spreadTicks: Math.sqrt(variance),
    entropyBits: entropyOf(intervals),
    repetitions: repetitionsOf(moments, figures),
    repeated: sum([...tally(figures).values()].map((times) => (times > 1 ? times : 0))) / figures.length,
  };
}

/** The longest sequences of intervals that have come before. @param figures at each moment, the {@link FIGURE} intervals from there on */
function repetitionsOf(moments: readonly number[], figures: readonly string[]): NonNullable<Rhythm['repetitions']> {
  const first = new Map<string, number>();
  const found: { from: number; as: number; intervals: number }[] = [];
  for (const [index, figure] of figures.entries()) {
    const as = first.get(figure);
    const last = found.at(-1);
    if (as === undefined) first.set(figure, index);
    else if (last && index + FIGURE === last.from + last.intervals + 1) last.intervals++;
    else found.push({ from: index, as, intervals: FIGURE });
  }
  return found
    .toSorted((one, other) => other.intervals - one.intervals || one.from - other.from)
    .slice(0, MOST_REPETITIONS)
    .map(({ from, as, intervals }) => ({ tick: moments[from] ?? 0, firstTick: moments[as] ?? 0, intervals }));
}

/** Shannon's entropy of values by how often each is there: 0 when all are the same. */
function entropyOf(values: readonly number[]): number {
  const shares = [...tally(values).values()].map((times) => times / values.length);
  return shares.length === 1 ? 0 : -sum(shares.map((share) => share * Math.log2(share)));
}

function tally<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
