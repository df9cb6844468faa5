import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Launch arguments that work as root, without a network and without a graphics card.
 * The background switches stop Chromium from looking up its vendor's hosts at every start.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * The same for pages of the hub, whose layers the processor paints itself: painting them through the graphics card that
 * software plays takes twice the processor's time. WebGL isn't touched, but a 2D canvas is, so the pictures that are
 * rendered once and committed go without it.
 */
export const chromiumPageArgs: readonly string[] = [...chromiumArgs, '--disable-gpu-rasterization'];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** The first installed Chromium: `CHROMIUM_PATH`, then one on `PATH`; undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const command of COMMANDS) {
      const path = join(folder, command);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

/**
 * The path of a Chromium that the browser tests can use, installing one when the machine has none.
 * Order: `CHROMIUM_PATH`, `PATH`, Playwright's download, Debian's package (as root).
 * @throws {Error} that says what to install when all four fail.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts: [string, () => void][] = [
    ['Playwright', () => run('npx', ['playwright', 'install', 'chromium'])],
    [
      'apt-get',
      () => {
        if (process.getuid?.() !== 0) throw new Error('needs root');
        run('apt-get', ['update', '-qq']);
        run('apt-get', ['install', '-y', '-qq', 'chromium']);
      },
    ],
  ];
  for (const [name, install] of attempts) {
    try {
      install();
    } catch {
      console.log(`Chromium could not be installed with ${name}.`);
      continue;
    }
    const installed = findChromium() ?? playwrightChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}

function playwrightChromium(): string | undefined {
  const script = 'import("playwright").then(({chromium}) => process.stdout.write(chromium.executablePath()))';
  try {
    const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
