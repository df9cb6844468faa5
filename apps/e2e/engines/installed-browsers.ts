import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** What has to be on the machine beside Chromium: Debian's package, and where it puts what is started. */
const NEEDED = {
  firefox: { package: 'firefox-esr', path: '/usr/bin/firefox-esr' },
  webKitDriver: { package: 'webkit2gtk-driver', path: '/usr/bin/WebKitWebDriver' },
  webKit: { package: 'libwebkit2gtk-4.1-0', path: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser' },
  screen: { package: 'xvfb', path: '/usr/bin/Xvfb' },
} as const;

type Needed = keyof typeof NEEDED;

/** The path of a program that {@link ensureBrowsers} has seen. @throws {Error} when it is not there */
export function pathOf(needed: Needed): string {
  const [path] = globSync(NEEDED[needed].path);
  if (path === undefined) throw new Error(`${NEEDED[needed].path} is not there.`);
  return path;
}

/**
 * Installs Firefox and WebKit from Debian's packages where they are missing.
 * @throws {Error} that says what is missing and how to get it, when they can't be installed
 */
export function ensureBrowsers(): void {
  const wanted = missingPackages();
  if (wanted.length === 0) return;
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...wanted);
  } catch {
    // What is still missing is named below.
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `pnpm engines needs ${missing.join(', ')}. On Debian, as root: apt-get install ${missing.join(' ')}. Elsewhere: in a container of Debian 12.`,
    );
  }
}

function missingPackages(): string[] {
  return Object.values(NEEDED).flatMap(({ package: name, path }) => (globSync(path).length === 0 ? [name] : []));
}

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
