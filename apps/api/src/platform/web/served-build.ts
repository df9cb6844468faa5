import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

/**
 * Identifies the served build by the hash in the name of its entry script, which changes with anything that a browser loads. A page
 * identifies its own build the same way. Without a build: the server's version.
 */
export function servedBuild(webRoot: string | undefined): string {
  if (!webRoot) return packageJson.version;
  const [, build] = /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(readIndex(webRoot)) ?? [];
  return build ?? packageJson.version;
}

function readIndex(webRoot: string): string {
  return readFileSync(join(webRoot, 'index.html'), 'utf8');
}
