/** Renders the hub's backgrounds, icons and link preview. `pnpm studio hub [name …]`: `nebula`, `planet`, `icons` or `share`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { PATHS } from '../paths.ts';

/** A picture that a shader draws, and how it is stored. */
interface Layer {
  readonly name: 'nebula' | 'planet';
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Stored size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn this many times larger on each side, then scaled down. */
  readonly oversampling: number;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

const layers: readonly Layer[] = [
  { name: 'nebula', folder: PATHS.hub, width: 1600, height: 900, oversampling: 1, quality: 0.74 },
  { name: 'planet', folder: PATHS.landing, width: 1000, height: 1000, oversampling: 2, quality: 0.72 },
];

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Packs one PNG as an ICO file, for clients that request `/favicon.ico` without reading the page.
 * @param size side of the picture in pixels, below 256
 */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
  const view = new DataView(file.buffer);
  const icon = 1;
  view.setUint16(2, icon, true);
  const pictures = 1;
  view.setUint16(4, pictures, true);
  view.setUint8(6, size);
  view.setUint8(7, size);
  const planes = 1;
  view.setUint16(10, planes, true);
  const bitsPerPixel = 32;
  view.setUint16(12, bitsPerPixel, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER_BYTES + ENTRY_BYTES, true);
  file.set(png, HEADER_BYTES + ENTRY_BYTES);
  return file;
}

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

interface IconLook {
  /** Pixels. */
  readonly size: number;
  /** Background of the star. */
  readonly tile: 'rounded' | 'full' | 'none';
  /** Width of the star as a share of the icon's, 0 to 1. */
  readonly star: number;
}

/** HTML of the hub's star as an icon. */
function iconPage(star: string, { size, tile, star: share }: IconLook): string {
  const radius = tile === 'rounded' ? '22%' : '0';
  const ground = tile === 'none' ? '' : 'background: linear-gradient(#12244d, #060914);';
  return `<style>
    * { margin: 0 }
    body { width: ${size}px; height: ${size}px }
    .tile { display: grid; place-items: center; width: 100%; height: 100%; border-radius: ${radius}; ${ground} }
    svg { width: ${share * 100}%; filter: ${tile === 'none' ? 'none' : `drop-shadow(0 0 ${size * 0.05}px #3aa6ffaa)`} }
  </style><div class="tile">${star}</div>`;
}

/** HTML of the link preview picture, 1200 × 630 pixels, in the look of the landing page. */
async function sharePage(star: string): Promise<string> {
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

/**
 * Draws a layer and returns its WebP bytes in base64. Runs inside the page, so it cannot use outside variables.
 * Draws in tiles with a readback each, because software GL aborts one long draw.
 */
async function drawLayer({ layer, fragment }: { layer: Layer; fragment: string }): Promise<string> {
  const tile = 256;
  const width = layer.width * layer.oversampling;
  const height = layer.height * layer.oversampling;
  const canvas = new OffscreenCanvas(tile, tile);
  const gl = canvas.getContext('webgl2', { premultipliedAlpha: true, preserveDrawingBuffer: true, antialias: false });
  if (!gl) throw new Error('no WebGL 2');
  const program = gl.createProgram();
  const sources: [number, string][] = [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0.,1.);}'],
    [gl.FRAGMENT_SHADER, fragment],
  ];
  for (const [type, source] of sources) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(String(gl.getShaderInfoLog(shader)));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
  const offset = gl.getUniformLocation(program, 'uOffset');

  const full = new OffscreenCanvas(width, height);
  const fullContext = full.getContext('2d');
  const stored = new OffscreenCanvas(layer.width, layer.height);
  const storedContext = stored.getContext('2d');
  if (!fullContext || !storedContext) throw new Error('no 2D canvas');
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      gl.uniform2f(offset, x, y);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      fullContext.drawImage(canvas, x, height - y - tile);
    }
  }
  storedContext.imageSmoothingQuality = 'high';
  storedContext.drawImage(full, 0, 0, layer.width, layer.height);
  const bytes = new Uint8Array(
    await (await stored.convertToBlob({ type: 'image/webp', quality: layer.quality })).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
