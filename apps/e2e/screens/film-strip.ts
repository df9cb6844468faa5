/**
 * `pnpm film 2 --seed 7 --ticks 0,600,1800 --width 360`: a bot plays a game in the built sandbox. Saves one screenshot of the canvas per
 * tick and one strip of all, in `apps/e2e/artifacts/film`. `--from 600 --every 6 --frames 12` takes a sequence instead, to show a
 * motion; it includes animations after the end of a run. `--width` is that of the canvas. The clock is controlled, so the same command
 * takes the same pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { TICK_MS } from '@star-seekers/sim';
import { type Page, chromium } from 'playwright';
import { freezeTime, installFrameClock, nextFrame, passFrames } from '../support/frame-clock.ts';
import { startSandbox, stepTo } from '../support/sandbox.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    bot: { type: 'string', default: 'good' },
    ticks: { type: 'string', default: '0,60,600,1500,2400,3300' },
    from: { type: 'string' },
    every: { type: 'string', default: '6' },
    frames: { type: 'string', default: '12' },
    width: { type: 'string', default: '960' },
  },
});
const [game = '2'] = positionals;

interface Moment {
  readonly label: string;
  readonly picture: Buffer;
}

/** Ticks that are drawn before a moment: the effects of all that was skipped have faded, and those of the moment are under way. */
const LEAD_TICKS = 240;
/** Width of a strip: that of a screen. */
const STRIP_PX = 1920;

const folder = join(import.meta.dirname, '../artifacts/film');
mkdirSync(folder, { recursive: true });
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const page = await openGame(Number(values.width));
const ticks = values.from
  ? Array.from({ length: Number(values.frames) }, (_, index) => Number(values.from) + index * Number(values.every))
  : values.ticks.split(',').map(Number);
const moments: Moment[] = [];
let now = 0;
for (const tick of ticks) {
  now = Math.max(now, tick - LEAD_TICKS);
  await stepTo(page, now);
  await passFrames(page, (tick - now) * TICK_MS);
  now = tick;
  const picture = await nextFrame(page, 0, 'png');
  const label = String(tick).padStart(6, '0');
  writeFileSync(join(folder, `game${game}-${values.width}-${label}.png`), picture);
  moments.push({ label, picture });
}
console.log(await writeStrip(moments));
await browser.close();
await sandbox.stop();

/** @returns the sandbox with a canvas of this width, playing while time passes */
async function openGame(width: number): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width, height: 2 * width } });
  await installFrameClock(opened);
  await opened.goto(`${sandbox.url}?game=${game}&seed=${values.seed}&bot=${values.bot}`);
  await opened.waitForFunction(() => '__game' in window);
  const box = await opened.locator('canvas').boundingBox();
  await opened.setViewportSize({ width: 2 * width - Math.round(box?.width ?? width), height: 2 * width });
  const play = opened.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await freezeTime(opened);
  await play.click({ force: true });
  return opened;
}

async function writeStrip(of: readonly Moment[]): Promise<string> {
  const columns = Math.min(of.length, Math.max(3, Math.floor(STRIP_PX / Number(values.width))));
  const figures = of.map(
    ({ label, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  const strip = await browser.newPage({ viewport: { width: STRIP_PX, height: 100 } });
  await strip.setContent(`<style>
    body { margin: 0; background: #16181d; color: #cfd6e4; font: 12px sans-serif; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px }
    figure { margin: 0 } img { display: block; inline-size: min(100%, ${values.width}px) }
  </style>${figures.join('')}`);
  const path = join(folder, `game${game}-${values.width}-strip-${of[0]?.label}.png`);
  await strip.screenshot({ path, fullPage: true });
  return path;
}
