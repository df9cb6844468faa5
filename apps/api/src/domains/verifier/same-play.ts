import type { CommandLog } from '@star-seekers/sim';

type Commands = Pick<CommandLog<unknown>, 'ticks' | 'commands'>;

/** Fewer commands say nothing about who gave them: two players may well do the same for a few seconds. */
const LEAST_COMMANDS = 8;

/** Share of equal commands in equal ticks from which on a play is a copy. Plays of a course by two players share less than one in twenty. */
const COPIED_SHARE = 0.5;

/** Whether a log has enough commands to tell whose play it is. */
export function tellsItsPlayer({ commands }: Commands): boolean {
  return commands.length >= LEAST_COMMANDS;
}

/**
 * Whether one of two plays of a course was made from the other: with commands added, left out or changed, with another end, or from a part of
 * it.
 */
export function isCopy(log: Commands, other: Commands): boolean {
  return likenessOf(log, other)?.isCopy ?? false;
}

/** What two plays have in common until the earlier end. */
export interface Likeness {
  /** Equal commands in equal ticks, and the fewest that one of the plays has. */
  readonly equal: number;
  readonly of: number;
  /** The first tick with an equal command. */
  readonly tick: number;
  /** Whether there are so many that one was made from the other. */
  readonly isCopy: boolean;
}

/** How alike two plays are; null where one has too few commands to tell. */
export function likenessOf(log: Commands, other: Commands): Likeness | null {
  const ticks = Math.min(log.ticks, other.ticks);
  const [own, others] = [commandsUntil(log, ticks), commandsUntil(other, ticks)];
  const fewest = Math.min(own.size, others.size);
  if (fewest < LEAST_COMMANDS) return null;
  const equal = [...own].filter(([command]) => others.has(command));
  const isCopied = equal.length >= COPIED_SHARE * fewest;
  return { equal: equal.length, of: fewest, tick: equal[0]?.[1] ?? 0, isCopy: isCopied };
}

/** The ticks of commands by what they are and when. */
function commandsUntil({ commands }: Commands, ticks: number): ReadonlyMap<string, number> {
  return new Map(
    commands.filter(({ tick }) => tick <= ticks).map((command) => [JSON.stringify(command), command.tick]),
  );
}
