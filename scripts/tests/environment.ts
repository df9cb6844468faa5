import { join } from 'node:path';
import { ensureTestBrowser } from '../../packages/config/src/chromium.ts';

/** Sets the environment of every step: the browser of the tests, and a folder where Node keeps the code that it has compiled. */
export function prepareEnvironment(root: string): void {
  process.env['CHROMIUM_PATH'] = ensureTestBrowser();
  // Tests start many processes that load the same code; without its types and compiled, it loads in half the time.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');
}
