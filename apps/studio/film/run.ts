import { execFileSync } from 'node:child_process';
import { PATHS } from '../paths.ts';

/** Runs another program in the repository's folder. @throws {Error} when it fails */
export function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { cwd: PATHS.repository, stdio: 'inherit' });
}

/** @throws {Error} when ffmpeg is missing or fails */
export function ffmpeg(args: readonly string[]): void {
  run('ffmpeg', ['-loglevel', 'error', '-y', ...args]);
}
