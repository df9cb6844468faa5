/** Loaded pictures by path under the studio, or under `assets`. A missing one is fetched after the frame, which is then painted again. */
const cached = new Map<string, ImageBitmap>();
const missing = new Map<string, Promise<void>>();

/** Maximum number of cached pictures: strips are long and each is shown once. */
const MOST = 160;

const EMPTY = new OffscreenCanvas(2, 2);

export function image(path: string): CanvasImageSource & { readonly width: number; readonly height: number } {
  const found = cached.get(path);
  if (found) {
    cached.delete(path);
    cached.set(path, found);
    return found;
  }
  if (!missing.has(path)) missing.set(path, load(path));
  return EMPTY;
}

/** Waits for missing pictures. @returns whether any was missing, so that the frame has to be painted again */
export async function fetchMissing(): Promise<boolean> {
  if (missing.size === 0) return false;
  await Promise.all(missing.values());
  missing.clear();
  return true;
}

async function load(path: string): Promise<void> {
  const answer = await fetch(`/${path}`);
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${path} is not there; expose it first.`);
  const blob = await answer.blob();
  cached.set(path, path.endsWith('.svg') ? await rasterise(await blob.text()) : await createImageBitmap(blob));
  for (const oldest of cached.keys()) {
    if (cached.size <= MOST) break;
    cached.get(oldest)?.close();
    cached.delete(oldest);
  }
}

/** Rasterises a vector picture once, at a large size; browsers do not draw an SVG without a size. */
async function rasterise(svg: string): Promise<ImageBitmap> {
  const element = new Image();
  element.src = URL.createObjectURL(
    new Blob([svg.replace('<svg ', '<svg width="512" height="512" ')], { type: 'image/svg+xml' }),
  );
  await element.decode();
  return createImageBitmap(element);
}

const three = (index: number) => String(index).padStart(3, '0');

export const plate = (name: string) => image(`.renders/trailer/plate-${name}/000.png`);
export const takeFrame = (name: string, index: number) => image(`.renders/trailer/take-${name}/${three(index)}.png`);
export const footage = (game: number, index: number) => image(`.renders/trailer/footage/${game}/${three(index)}.jpg`);
/** The world of the landing page. */
export const world = () => image('.renders/trailer/world.webp');
export const asset = (path: string) => image(`assets/${path}`);
