import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A child process that ends with this one. */
export interface HelperProcess {
  readonly child: ChildProcess;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

export function startHelper(command: string, args: readonly string[], options: SpawnOptions): HelperProcess {
  const child = spawn(command, args, options);
  const kill = () => void child.kill();
  process.once('exit', kill);
  return {
    child,
    async stop() {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}
