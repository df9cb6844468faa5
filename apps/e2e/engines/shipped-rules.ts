/**
 * `pnpm recipe:game` runs this in a checkout with a new game, before and after a change of its rules and its look, and once it is removed:
 * `node engines/shipped-rules.ts play <folder>` has a run played, and `node engines/shipped-rules.ts watch <folder>` watches it in Chromium and Firefox,
 * on its page and from a file, where everything that shows it must come from its own build and lead to its score, and verifies it in Node;
 * `node engines/shipped-rules.ts remember <folder>` reads it on its page, where the game still has its name.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { games } from '@star-seekers/games';
import { createTestDatabase, startTestServer, verifiedRun } from '@star-seekers/api/testing';
import type { EnginePage } from './engine-page.ts';
import { ensureBrowsers } from './installed-browsers.ts';
import { openBrowser } from './open-browsers.ts';

interface Shipped {
  readonly database: string;
  readonly runId: string;
  readonly game: string;
  readonly score: number;
}

const [phase, folder = ''] = process.argv.slice(2);
const note = join(folder, 'shipped.json');
const archiveDir = join(folder, 'archive');
const webRoot = join(import.meta.dirname, '../../web/dist');

if (phase === 'play') await play();
else if (phase === 'watch') await watch();
else await remember();

async function play(): Promise<void> {
  const { address: database } = await createTestDatabase();
  const server = await startTestServer({ webRoot, archiveDir, database });
  const [newest] = [...games.values()].toSorted((one, other) => other.id - one.id);
  if (!newest) throw new Error('there is no game');
  const { runId, score } = await verifiedRun(server, newest.id);
  await server.close();
  writeFileSync(note, JSON.stringify({ database, runId, score, game: newest.names.title } satisfies Shipped));
}

async function watch(): Promise<void> {
  const { database, runId } = JSON.parse(readFileSync(note, 'utf8')) as Shipped;
  ensureBrowsers();
  const server = await startTestServer({ webRoot, archiveDir, database });
  const address = `${server.url}/run/${runId}`;
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  for (const browser of ['chromium', 'firefox'] as const) {
    const page = await openBrowser[browser]();
    await page.goto(address);
    await until(page, () => document.querySelector('[data-state=ready]') !== null);
    await page.evaluate(() => {
      const moments = document.querySelectorAll<HTMLButtonElement>('[aria-labelledby=moments] button');
      moments[moments.length - 1]?.click();
      document.querySelector<HTMLButtonElement>('[aria-labelledby=check] button')?.click();
    });
    await until(page, () => document.querySelector('[data-check=same]') !== null);
    await expectOwnBuild(page);
    writeFileSync(join(pictures, `${browser}.png`), await page.screenshot());
    const file = await page.evaluate(downloadedRun);
    await page.goto(`${server.url}/theatre`);
    await until(page, () => document.querySelector('input[type=file]') !== null);
    await page.evaluate(chooseFile, file);
    await until(page, () => document.querySelector('[data-state=ready]') !== null);
    await expectOwnBuild(page);
    writeFileSync(join(pictures, `${browser}-file.png`), await page.screenshot());
    await page.close();
  }
  const cli = join(import.meta.dirname, '../../api/src/cli/program.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'operator', 'verify', 'run', address], {
    env: { ...process.env, ARCHIVE_DIR: archiveDir },
  });
  assert.match(stdout, /The run holds/);
  await server.close();
}

async function remember(): Promise<void> {
  const { database, runId, game, score } = JSON.parse(readFileSync(note, 'utf8')) as Shipped;
  ensureBrowsers();
  const server = await startTestServer({ webRoot, archiveDir, database });
  const page = await openBrowser.chromium();
  await page.goto(`${server.url}/run/${runId}`);
  await until(page, () => document.querySelector('[data-state=ready]') !== null);
  await expectOwnBuild(page);
  const header = await page.evaluate(() => document.querySelector('h1')?.parentElement?.textContent ?? '');
  assert.ok(header.includes(game), header);
  assert.ok(header.includes(score.toLocaleString('en')), header);
  await page.close();
  await server.close();
}

/** Everything that shows the run comes from the build that shipped it: its policy lets its frame load nothing else. */
async function expectOwnBuild(page: EnginePage): Promise<void> {
  const address = await page.evaluate(() => document.querySelector('iframe')?.src ?? '');
  assert.match(address, /^https?:\/\/[^/]+\/sealed\/[\w-]+\/player\.html$/);
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  const files = `${new URL('.', address).href} ${new URL('../frame.js', address).href}`;
  assert.ok(policy.includes(`default-src 'none'; script-src ${files};`), policy);
}

/** In the page: presses _Download_ and keeps the file from the disk. */
async function downloadedRun(): Promise<string> {
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return createObjectURL(file);
  };
  document.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault());
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download')?.click();
  URL.createObjectURL = createObjectURL;
  return (await files[0]?.text()) ?? '';
}

/** In the page: chooses a file with this text. */
function chooseFile(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the page takes no file');
  const files = new DataTransfer();
  files.items.add(new File([text], 'run.json', { type: 'application/json' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function until(page: EnginePage, condition: () => boolean): Promise<void> {
  while (!(await page.evaluate(condition)))
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
}
