import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

const ENVIRONMENT = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs a command of the workspace, shows its output and returns its exit code. */
export function runStep(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...ENVIRONMENT } });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/**
 * Runs a command and collects its output, for commands that run beside each other.
 * @param idly only when no other process needs the processors
 */
export async function captureStep(
  command: string,
  args: readonly string[],
  { cwd, idly = false }: { cwd?: string; idly?: boolean } = {},
): Promise<{ exitCode: number; output: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
    ...(cwd && { cwd }),
  });
  if (idly && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { exitCode: code ?? 1, output };
}
