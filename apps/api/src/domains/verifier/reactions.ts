import type { Reactions } from '@star-seekers/contracts/bridge';

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
