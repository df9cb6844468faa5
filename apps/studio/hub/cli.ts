/** Renders the hub's backgrounds, icons and link preview. `pnpm studio hub [name …]`: `nebula`, `planet`, `icons` or `share`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { PATHS } from '../paths.ts';
import { drawLayer } from './draw-layer.ts';
import { iconFile } from './icon-file.ts';
import { iconPage } from './icon-page.ts';
import { type Layer, layers } from './layers.ts';
import { sharePage } from './share-page.ts';

const star = await readFile(join(PATHS.public, 'favicon.svg'), 'utf8');
const steps: Readonly<Record<string, () => Promise<void>>> = {
  ...Object.fromEntries(layers.map((layer) => [layer.name, async () => renderLayer(layer)])),
  async icons() {
    await shoot('icons/icon-192.png', iconPage(star, { size: 192, tile: 'rounded', star: 0.74 }), 192);
    await shoot('icons/icon-512.png', iconPage(star, { size: 512, tile: 'rounded', star: 0.74 }), 512);
    // Systems that mask icons keep the middle 80% of a `maskable` one.
    await shoot('icons/maskable-512.png', iconPage(star, { size: 512, tile: 'full', star: 0.56 }), 512);
    await shoot('icons/apple-touch-180.png', iconPage(star, { size: 180, tile: 'full', star: 0.7 }), 180);
    await shoot('favicon.ico', iconPage(star, { size: 32, tile: 'none', star: 1 }), 32);
  },
  share: async () => shoot('share.jpg', await sharePage(star), 1200, 630),
};
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: choose of ${Object.keys(steps).join(', ')}.`);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
try {
  for (const name of names) await steps[name]?.();
} finally {
  await browser.close();
}

/** Draws a background of the hub with its shader. */
async function renderLayer(layer: Layer): Promise<void> {
  const shader = async (name: string) => readFile(join(import.meta.dirname, `${name}.glsl`), 'utf8');
  const fragment = `${await shader('noise')}\n${await shader(layer.name)}`;
  const page = await browser.newPage();
  const bytes = Buffer.from(await page.evaluate(drawLayer, { layer, fragment }), 'base64');
  await page.close();
  await save(join(layer.folder, `${layer.name}.webp`), bytes);
}

async function shoot(file: string, html: string, width: number, height = width): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const picture = await page.screenshot(
    file.endsWith('.jpg') ? { type: 'jpeg', quality: 84 } : { type: 'png', omitBackground: true },
  );
  await page.close();
  await save(join(PATHS.public, file), file.endsWith('.ico') ? iconFile(picture, width) : picture);
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes);
  console.info(`${path.slice(PATHS.repository.length + 1)} ${Math.round(bytes.length / 1024)} KB`);
}
