import { diceExport } from '@star-seekers/contracts';
import { checkRolls } from '@star-seekers/contracts/check-rolls';
import { printable } from '../printable.ts';
import { readTextFile } from '../read-text-file.ts';
import type { Terminal } from '../terminal.ts';

/** A hundred thousand rolls, the most that a file may have, take half of that. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** What is no part of an export is named so often. */
const MOST_ISSUES = 20;

/** Faults that are printed; the others are counted. */
const MOST_FAULTS = 1000;

/** Recalculates the rolls of a file from the dice page. @returns 1 when one does not hold */
export async function verifyDice(args: readonly string[], { print }: Terminal): Promise<number> {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) throw new Error('Usage: operator verify dice <file>');
  const checked = await checkRolls(readRolls(await readTextFile(path, MAX_FILE_BYTES)));
  const faults = checked.flatMap((roll) => roll.faults.map((fault) => `roll ${roll.number} does not hold: ${fault}`));
  for (const fault of faults.slice(0, MOST_FAULTS)) print(fault);
  if (faults.length > MOST_FAULTS) print(`and ${faults.length - MOST_FAULTS} more faults`);
  const count = (state: string) => checked.filter((roll) => roll.state === state).length;
  const parts = [
    [count('matches'), 'recalculated'],
    [count('sealed'), 'with a seed that is not revealed yet'],
    [count('unproven'), 'from before fair dice'],
  ].flatMap(([rolls, what]) => (rolls === 0 ? [] : [`${rolls} ${what}`]));
  print(`${checked.length} rolls: ${[...parts, `${count('wrong')} wrong`].join(', ')}.`);
  return count('wrong') === 0 ? 0 : 1;
}

/** @throws {Error} that names what is no export of dice, and where */
function readRolls(text: string) {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const parsed = diceExport.safeParse(content);
  if (parsed.success) return parsed.data.rolls;
  const issues = parsed.error.issues.slice(0, MOST_ISSUES);
  throw new Error(issues.map(({ path, message }) => printable(`${path.join('.') || 'file'}: ${message}`)).join('\n'));
}
