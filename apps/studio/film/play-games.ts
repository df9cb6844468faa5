import { run } from './run.ts';

/** A good bot plays in the built sandbox, and a script of `apps/e2e` saves every frame in `.renders`. @param games all if empty */
export function playGames(script: 'footage' | 'loop-footage', games: readonly string[] = []): void {
  run('turbo', ['run', 'build', '--filter=@star-seekers/sandbox', '--output-logs=errors-only']);
  run('pnpm', ['--filter', '@star-seekers/e2e', script, ...games]);
}
