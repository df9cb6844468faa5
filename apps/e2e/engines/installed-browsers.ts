import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Programs that are needed beside Chromium: Debian's package, and the path of its program. */
const NEEDED = {
  firefox: { package: 'firefox-esr', path: '/usr/bin/firefox-esr' },
  webKitDriver: { package: 'webkit2gtk-driver', path: '/usr/bin/WebKitWebDriver' },
  webKit: { package: 'libwebkit2gtk-4.1-0', path: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser' },
  screen: { package: 'xvfb', path: '/usr/bin/Xvfb' },
} as const;

type Needed = keyof typeof NEEDED;

/** The path of a program that {@link ensureBrowsers} has checked. @throws {Error} when it is missing */
export function pathOf(needed: Needed): string {
  const [path] = globSync(NEEDED[needed].path);
  if (path === undefined) throw new Error(`${NEEDED[needed].path} does not exist.`);
  return path;
}

/**
 * Installs Firefox and WebKit from Debian's packages if they are missing.
 * @throws {Error} when that fails; the message lists the missing packages
 */
export function ensureBrowsers(): void {
  const wanted = missingPackages();
  if (wanted.length === 0) return;
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...wanted);
  } catch {
    // Packages that are still missing are listed below.
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
