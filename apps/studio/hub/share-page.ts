import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATHS } from '../paths.ts';

/** HTML of the link preview picture, 1200 × 630 pixels, in the look of the landing page. */
export async function sharePage(star: string): Promise<string> {
  const [nebula, planet, crown, thorns, redwing] = await Promise.all(
    [
      join(PATHS.hub, 'nebula.webp'),
      join(PATHS.landing, 'planet.webp'),
      ...['crown', 'thorns', 'redwing'].map((ship) => join(PATHS.pictures, `hub/hero-${ship}.webp`)),
    ].map(async (file) => dataUrl(file, 'image/webp')),
  );
  const font = await dataUrl(
    fileURLToPath(import.meta.resolve('@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2')),
    'font/woff2',
  );
  return `<style>
    @font-face { font-family: Oxanium; src: url(${font}); font-weight: 200 800 }
    * { margin: 0 }
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #060914; color: #eaf0fd; font-family: Oxanium }
    img { position: absolute }
    .nebula { inset: 0; width: 1200px; height: 630px; object-fit: cover }
    .planet { right: -130px; bottom: -210px; width: 760px }
    .crown { right: 40px; top: 26px; width: 400px }
    .thorns { right: 12px; top: 318px; width: 200px }
    .redwing { right: 96px; bottom: 14px; width: 640px }
    .shade { position: absolute; inset: 0; background: linear-gradient(90deg, #060914ee 0%, #06091499 38%, #06091400 66%) }
    .words { position: absolute; left: 72px; top: 150px; width: 640px }
    .words svg { width: 96px; filter: drop-shadow(0 0 24px #3aa6ff) }
    h1 { margin-top: 22px; font-size: 92px; font-weight: 800; line-height: 1; letter-spacing: 0.03em; text-transform: uppercase }
    p { margin-top: 26px; font-size: 33px; font-weight: 500; line-height: 1.3; color: #c4d4f4 }
  </style>
  <img class="nebula" src="${nebula}"><img class="planet" src="${planet}"><img class="crown" src="${crown}">
  <img class="thorns" src="${thorns}"><img class="redwing" src="${redwing}">
  <div class="shade"></div>
  <div class="words">${star}<h1>Star<br>Seekers</h1><p>Choose Your Faction.<br>Claim Your Destiny.</p></div>`;
}

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}
