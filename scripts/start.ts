/** `npm start`: builds the hub if something changed, then serves web and API on one port. */
import { main } from '../apps/api/src/server.ts';
import { runStep } from './run-step.ts';

await main(() => {
  const build = runStep('turbo', ['run', 'build', '--filter=@star-seekers/web', '--output-logs=errors-only']);
  if (build === 0) return;
  console.error('The hub could not be built; the lines above say why.');
  process.exit(build);
});
