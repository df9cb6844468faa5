import { mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies the built hub and adds a script that records problems, because classic WebDriver has no command to read the console.
 * @returns the folder of the copy
 */
export function instrumentedBuild(): string {
  const built = join(import.meta.dirname, '../../web/dist');
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-hub-'));
  for (const name of readdirSync(built)) {
    if (!name.startsWith('index.html')) symlinkSync(join(built, name), join(folder, name));
  }
  writeFileSync(join(folder, 'note-problems.js'), `(${recordProblems.toString()})();`);
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('<head>', '<head><script src="/note-problems.js"></script>'));
  return folder;
}

/** Runs in the page: the problems of this tab's pages so far. */
export function recordedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
}

/** Runs in the page. */
function recordProblems(): void {
  const record = (problem: string) => {
    const recorded = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
    sessionStorage.setItem('problems', JSON.stringify([...recorded, `${location.pathname}: ${problem}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const show = console[level].bind(console);
    console[level] = (...shown: unknown[]) => {
      record(`${level}: ${shown.map(String).join(' ')}`);
      show(...shown);
    };
  }
  // In the capture phase, because load errors do not bubble.
  const onError = ({ message, target }: ErrorEvent) =>
    record(message ? `uncaught: ${message}` : `not loaded: ${(target as HTMLElement).outerHTML}`);
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`${violatedDirective} forbids ${blockedURI}`),
  );
}
