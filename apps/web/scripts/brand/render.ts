/**
 * Renders what the hub looks like outside itself into `public`: its icons and the picture that links to it are shown with. They
 * are committed; run it after changing a page here: `node apps/web/scripts/brand/render.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { iconFile } from './icon-file.ts';
import { iconPage } from './icon-page.ts';
import { sharePage } from './share-page.ts';

const target = new URL('../../public/', import.meta.url);
const star = await readFile(new URL('favicon.svg', target), 'utf8');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
try {
  // Systems that cut a shape out of an icon leave the middle four fifths of a `maskable` one.
  await shoot('icons/icon-192.png', iconPage(star, { size: 192, tile: 'rounded', star: 0.74 }), 192);
  await shoot('icons/icon-512.png', iconPage(star, { size: 512, tile: 'rounded', star: 0.74 }), 512);
  await shoot('icons/maskable-512.png', iconPage(star, { size: 512, tile: 'full', star: 0.56 }), 512);
  await shoot('icons/apple-touch-180.png', iconPage(star, { size: 180, tile: 'full', star: 0.7 }), 180);
  await shoot('favicon.ico', iconPage(star, { size: 32, tile: 'none', star: 1 }), 32);
  await shoot('share.jpg', await sharePage(star), 1200, 630);
} finally {
  await browser.close();
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
  await writeFile(fileURLToPath(new URL(file, target)), file.endsWith('.ico') ? iconFile(picture, width) : picture);
  console.log(file);
}
