import type { Reactions, Rhythm } from '@star-seekers/contracts/bridge';

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

/** Sooner than so many ticks, 0.1 s, nobody answers what they see: the command was on its way already, or a program gave it. */
const QUICK_TICKS = 6;

/** A command that comes later than so many ticks, 15 s, answers something else: so long a question may be thought about. */
const LONGEST_TICKS = 900;

/** Fewer reactions say nothing. */
const LEAST_REACTIONS = 8;

/** Quick ones are listed from so many on, if there are so many times those that come by chance. */
const LISTED = { least: 5, timesChance: 2, most: 5 } as const;

/**
 * How soon a player answered what the game showed. From a sign that was shown to the next command, whatever it was for: in a game that is steered all the
 * time, some commands follow a sign by chance, so the share of quick ones means something only beside the share that any moment of this run
 * has. A person who foresees a sign, such as the end of a wave, is quick as well.
 * @param signs ticks after which something was shown that players answer; of several before a command the first counts
 * @param commands ticks of the player's commands
 * @param ticks length of the run
 * @returns null where there are too few reactions to say anything
 */
export function reactionsOf(signs: readonly number[], commands: readonly number[], ticks: number): Reactions | null {
  const moments = [...new Set(commands)].toSorted((one, other) => one - other);
  const reactions: { tick: number; ticks: number }[] = [];
  let next = 0;
  let answered = -1;
  for (const tick of signs) {
    while ((moments[next] ?? Number.POSITIVE_INFINITY) <= tick) next++;
    const waited = (moments[next] ?? Number.POSITIVE_INFINITY) - tick;
    if (waited <= LONGEST_TICKS && answered !== next) reactions.push({ tick, ticks: waited });
    answered = next;
  }
  if (reactions.length < LEAST_REACTIONS) return null;
  const sorted = reactions.toSorted((one, other) => one.ticks - other.ticks || one.tick - other.tick);
  const quick = sorted.filter((reaction) => reaction.ticks < QUICK_TICKS);
  const quickShare = quick.length / sorted.length;
  const byChance = shareBefore(moments, ticks);
  const standsOut = quick.length >= LISTED.least && quickShare >= LISTED.timesChance * byChance;
  return {
    signs: sorted.length,
    medianTicks: sorted[sorted.length >> 1]?.ticks ?? 0,
    quick: quickShare,
    quickByChance: byChance,
    quickest: standsOut ? quick.slice(0, LISTED.most) : [],
  };
}

/** The share of all moments of a run that a command follows within {@link QUICK_TICKS}. */
function shareBefore(moments: readonly number[], ticks: number): number {
  let followed = 0;
  let last = 0;
  for (const tick of moments) {
    followed += Math.min(QUICK_TICKS - 1, tick - last);
    last = tick;
  }
  return ticks === 0 ? 0 : Math.min(1, followed / ticks);
}
