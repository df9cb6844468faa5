import { mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The built hub with one more script before its own, which notes what goes wrong: classic WebDriver has no command that tells what the
 * console has shown.
 * @returns the folder
 */
export function watchedBuild(): string {
  const built = join(import.meta.dirname, '../../web/dist');
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-hub-'));
  for (const name of readdirSync(built)) {
    if (!name.startsWith('index.html')) symlinkSync(join(built, name), join(folder, name));
  }
  writeFileSync(join(folder, 'note-problems.js'), `(${noteProblems.toString()})();`);
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('<head>', '<head><script src="/note-problems.js"></script>'));
  return folder;
}

/** Runs in the page: what went wrong on the pages of this tab so far. */
export function notedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
}

/** Runs in the page. */
function noteProblems(): void {
  const note = (problem: string) => {
    const noted = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
    sessionStorage.setItem('problems', JSON.stringify([...noted, `${location.pathname}: ${problem}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const show = console[level].bind(console);
    console[level] = (...shown: unknown[]) => {
      note(`${level}: ${shown.map(String).join(' ')}`);
      show(...shown);
    };
  }
  // Captured, since what can't be loaded does not bubble.
  const onError = ({ message, target }: ErrorEvent) =>
    note(message ? `uncaught: ${message}` : `not loaded: ${(target as HTMLElement).outerHTML}`);
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} forbids ${blockedURI}`),
  );
}
