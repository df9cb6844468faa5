import { spawnSync } from 'node:child_process';

/** Runs a command of the workspace, shows its output and returns its exit code. */
export function runStep(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}
