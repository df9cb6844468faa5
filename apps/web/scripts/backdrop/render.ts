/**
 * Renders the sky of all pages and the planet of the landing page. They are committed; run it after changing a shader:
 * `pnpm --filter @star-seekers/web render:backdrop [name …]`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { drawLayer } from './draw-layer.ts';
import { layers } from './layers.ts';

const here = new URL('./', import.meta.url);
const sources = new URL('../../src/', here);
const wanted = process.argv.slice(2);

const noise = await readFile(new URL('noise.glsl', here), 'utf8');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
try {
  for (const layer of layers) {
    if (wanted.length > 0 && !wanted.includes(layer.name)) continue;
    const fragment = `${noise}\n${await readFile(new URL(`${layer.name}.glsl`, here), 'utf8')}`;
    const page = await browser.newPage();
    const bytes = Buffer.from(await page.evaluate(drawLayer, { layer, fragment }), 'base64');
    await page.close();
    await writeFile(new URL(`${layer.folder}/${layer.name}.webp`, sources), bytes);
    console.log(`${layer.name}.webp ${Math.round(bytes.length / 1024)} KB`);
  }
} finally {
  await browser.close();
}
