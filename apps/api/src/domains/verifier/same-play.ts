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
  const ticks = Math.min(log.ticks, other.ticks);
  const [own, others] = [commandsUntil(log, ticks), commandsUntil(other, ticks)];
  const fewest = Math.min(own.size, others.size);
  return fewest >= LEAST_COMMANDS && [...own].filter((command) => others.has(command)).length >= COPIED_SHARE * fewest;
}

function commandsUntil({ commands }: Commands, ticks: number): Set<string> {
  return new Set(commands.filter(({ tick }) => tick <= ticks).map((command) => JSON.stringify(command)));
}
