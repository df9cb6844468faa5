import { readFileSync } from 'node:fs';
import { diceExport } from '@star-seekers/contracts';
import { checkRolls } from '@star-seekers/contracts/check-rolls';
import type { Terminal } from '../terminal.ts';

/** Recalculates the rolls of a file from the dice page. @returns 1 when one does not hold */
export async function verifyDice(args: readonly string[], { print }: Terminal): Promise<number> {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) throw new Error('Usage: pnpm hub verify dice <file>');
  const checked = await checkRolls(readRolls(readFileSync(path, 'utf8')));
  for (const { number, faults } of checked) for (const fault of faults) print(`roll ${number} does not hold: ${fault}`);
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
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`).join('\n'));
}
