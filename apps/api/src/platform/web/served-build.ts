import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

/**
 * Names the build that is served: the hash in its first script's name, which changes with anything that a browser loads. A page
 * knows its own by the same name. Without a build it is the server's version.
 */
export function servedBuild(webRoot: string | undefined): string {
  if (!webRoot) return packageJson.version;
  const [, build] = /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(pageOf(webRoot)) ?? [];
  return build ?? packageJson.version;
}

function pageOf(webRoot: string): string {
  return readFileSync(join(webRoot, 'index.html'), 'utf8');
}
