/**
 * `pnpm film 2 --seed 7 --ticks 0,600,1800 --width 360`: a bot plays a game in the built sandbox; one picture for each moment,
 * under `apps/e2e/artifacts/film`. For looking at a game in sequence.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { startSandbox } from '../support/sandbox.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    bot: { type: 'string', default: 'good' },
    ticks: { type: 'string', default: '0,60,600,1500,2400,3300' },
    width: { type: 'string', default: '1400' },
  },
});
const [game = '2'] = positionals;

/** What the sandbox exposes of a running game. */
interface GameHook {
  step(ticks: number): void;
  state(): { readonly tick: number; readonly ended: string | null };
}

/** Long enough for what the scene animates between two moments to be on its way. */
const SETTLE_MS = 700;

const folder = join(import.meta.dirname, '../artifacts/film');
mkdirSync(folder, { recursive: true });
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const page = await browser.newPage({ viewport: { width: Number(values.width), height: 900 } });
await page.goto(`${sandbox.url}?game=${game}&seed=${values.seed}&bot=${values.bot}`);
await page.waitForFunction(() => '__game' in window);

for (const tick of values.ticks.split(',').map(Number)) {
  const ended = await page.evaluate((wanted) => {
    const hook = (window as unknown as { __game: GameHook }).__game;
    hook.step(Math.max(0, wanted - hook.state().tick));
    return hook.state().ended !== null;
  }, tick);
  // A stage that plays draws what the steps have left; a run that has ended burns out by itself.
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const pause = page.getByRole('button', { name: 'Pause' });
  if (!ended && (await play.isEnabled())) await play.click();
  await page.waitForTimeout(SETTLE_MS);
  if (await pause.isVisible()) await pause.click();
  const path = join(folder, `game${game}-${values.width}-${String(tick).padStart(6, '0')}.png`);
  await page.locator('canvas').screenshot({ path });
  console.log(path);
}
await browser.close();
await sandbox.stop();
