import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { Change } from '../domains/operators/action.ts';

/** A command's environment, output and confirmation prompt. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  /** Name of the operator, for the record. */
  readonly operator: string;
  print(line: string): void;
  printError(line: string): void;
  /** Asks a yes/no question; undefined without an interactive terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout } = process;
  return {
    env: process.env,
    operator: currentUser(process.env),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    confirm: stdin.isTTY ? async (question) => confirmOn(stdin, stdout, question) : undefined,
  };
}

/** Options of every command that changes something. */
export const recordOptions = {
  reason: z.string('is required for the record').trim().min(1, 'must not be empty').max(500),
  yes: z.boolean().default(false),
};

/** @throws {Error} when the operator does not agree, or cannot be asked */
export async function requireConfirmation({ confirm }: Pick<Terminal, 'confirm'>): Promise<void> {
  if (!confirm) throw new Error('Nothing was changed: there is no terminal to confirm on. Use --yes to apply.');
  if (!(await confirm('Apply?'))) throw new Error('Nothing was changed.');
}

/** Whether the answer is `y` or `yes`, ignoring case. Anything else means no. */
export async function confirmOn(input: Readable, output: Writable, question: string): Promise<boolean> {
  const lines = createInterface({ input, output });
  // The end of the input counts as an empty answer.
  const ended = new Promise<string>((resolve) => void lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

function currentUser(env: NodeJS.ProcessEnv): string {
  if (env['SUDO_USER']) return env['SUDO_USER'];
  try {
    return userInfo().username;
  } catch {
    // In a container, a user id may have no name.
    return `uid ${process.getuid?.()}`;
  }
}

/** Renders changes, one value per line. */
export function changeLines(changes: readonly Change[]): string[] {
  const width = changes.reduce((most, { what }) => Math.max(most, what.length), 0);
  return changes.map(({ what, before, after }) => `  ${what.padEnd(width)}  ${before ?? 'none'} → ${after ?? 'none'}`);
}
