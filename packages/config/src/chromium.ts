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
 * Launch arguments for pages of the hub: layers are painted on the CPU, because painting them through the software GPU takes
 * twice the CPU time. WebGL is unaffected. A 2D canvas is affected, so renders that are committed use `chromiumArgs`.
 */
export const chromiumPageArgs: readonly string[] = [...chromiumArgs, '--disable-gpu-rasterization'];

/**
 * Launch arguments for tests, which look at no picture of a page: layers are composited on the CPU too, and so little memory is
 * granted for them that most of a page is never painted. 2D canvases are drawn on the CPU as well. WebGL is unaffected.
 */
export const chromiumTestArgs: readonly string[] = [
  ...chromiumPageArgs,
  '--disable-accelerated-2d-canvas',
  '--disable-gpu-compositing',
  '--force-gpu-mem-available-mb=1',
  // Each of the many small modules is parsed where it is needed, without a hand-over to another thread.
  '--js-flags=--no-script-streaming',
];

const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/.bin/playwright');

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** The same engine without a window: to load a page of the hub takes half the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Path of a full Chromium, as players have it: for measurements and for committed pictures. Installs one if the machine has none.
 * Order: `CHROMIUM_PATH`, `PATH`, Playwright's, Debian's package (as root), Playwright's download.
 * @throws {Error} when all five fail; the message says what to install
 */
export function ensureChromium(): string {
  return ensure(CHROMIUM, ['chromium']);
}

/** Path of the browser for tests: the headless shell if the machine has it or has no Chromium either, otherwise Chromium. */
export function ensureTestBrowser(): string {
  return ensure([HEADLESS_SHELL, ...CHROMIUM], [HEADLESS_SHELL, 'chromium']);
}

/** Installs the headless shell if it can be had, also beside a Chromium: for whoever runs tests for longer than that takes. */
export function installHeadlessShell(): void {
  if (find([HEADLESS_SHELL]) || !find(CHROMIUM)) return void ensureTestBrowser();
  try {
    installDebianPackage(HEADLESS_SHELL);
  } catch {
    console.log(`Without ${HEADLESS_SHELL} the browser tests take twice as long.`);
  }
}

function ensure(commands: readonly string[], debianPackages: readonly string[]): string {
  const found = find(commands) ?? playwrightChromium();
  if (found) return found;
  const attempts: [string, () => void][] = [
    ...debianPackages.map((name): [string, () => void] => [`apt-get (${name})`, () => installDebianPackage(name)]),
    ['Playwright', () => run(PLAYWRIGHT, ['install', 'chromium'])],
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

/** `CHROMIUM_PATH`, otherwise the first command found on `PATH`. */
function find(commands: readonly string[]): string | undefined {
  const { CHROMIUM_PATH, PATH: folders = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist.`);
    return CHROMIUM_PATH;
  }
  const paths = commands.flatMap((command) => folders.split(delimiter).map((folder) => join(folder, command)));
  return paths.find((path) => existsSync(path));
}

function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  // Without a network it gives up soon.
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  // The recommended packages, a desktop session and a print service, take a minute to install and no test needs them.
  const install = [...options, 'install', '-y', '--no-install-recommends', '--no-remove', name];
  try {
    run('apt-get', install);
  } catch {
    // The lists of packages are old, or there are none.
    run('apt-get', [...options, 'update']);
    run('apt-get', install);
  }
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
