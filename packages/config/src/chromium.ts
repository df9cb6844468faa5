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

/** The same for tests: layers are put together by the processor too. */
export const chromiumTestArgs: readonly string[] = [...chromiumPageArgs, '--disable-gpu-compositing'];

const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/.bin/playwright');

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** The same engine without a browser's window: a page takes two thirds of the processor's time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The path of the Chromium that players have: for measurements, and for pictures that are committed. Installs one when the
 * machine has none.
 * Order: `CHROMIUM_PATH`, `PATH`, Playwright's download, Debian's package (as root).
 * @throws {Error} that says what to install when all four fail.
 */
export function ensureChromium(): string {
  return ensure(CHROMIUM, ['chromium']);
}

/** The same for tests, which do without a window where the machine or Debian has the engine alone. */
export function ensureTestBrowser(): string {
  return ensure([HEADLESS_SHELL, ...CHROMIUM], [HEADLESS_SHELL, 'chromium']);
}

function ensure(commands: readonly string[], debianPackages: readonly string[]): string {
  const found = find(commands);
  if (found) return found;
  const attempts: [string, () => void][] = [
    ['Playwright', () => run(PLAYWRIGHT, ['install', 'chromium'])],
    ...debianPackages.map((name): [string, () => void] => [`apt-get (${name})`, () => installDebianPackage(name)]),
  ];
  for (const [name, install] of attempts) {
    try {
      install();
    } catch {
      console.log(`Chromium could not be installed with ${name}.`);
      continue;
    }
    const installed = find(commands) ?? playwrightChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** `CHROMIUM_PATH`, then the first of the commands that is on `PATH`; undefined when there is none. */
function find(commands: readonly string[]): string | undefined {
  const { CHROMIUM_PATH: named, PATH: folders = '' } = process.env;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const paths = commands.flatMap((command) => folders.split(delimiter).map((folder) => join(folder, command)));
  return paths.find((path) => existsSync(path));
}

function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  run('apt-get', ['update', '-qq']);
  // What it recommends, a desktop session and a print service, takes a minute and serves no test.
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}

function playwrightChromium(): string | undefined {
  const script = 'import("playwright").then(({chromium}) => process.stdout.write(chromium.executablePath()))';
  try {
    const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
