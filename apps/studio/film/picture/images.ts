/** Pictures by their path under the studio, or under `assets`. What is asked for the first time comes later, and the frame is painted again. */
const known = new Map<string, ImageBitmap>();
const missing = new Map<string, Promise<void>>();

/** No more than this many decoded pictures are kept; strips are long and are seen once. */
const MOST = 160;

const EMPTY = new OffscreenCanvas(2, 2);

export function image(path: string): CanvasImageSource & { readonly width: number; readonly height: number } {
  const found = known.get(path);
  if (found) {
    known.delete(path);
    known.set(path, found);
    return found;
  }
  if (!missing.has(path)) missing.set(path, load(path));
  return EMPTY;
}

/** Waits for what was missing. @returns whether something was, so that the frame has to be painted again */
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
  known.set(path, path.endsWith('.svg') ? await rasterised(await blob.text()) : await createImageBitmap(blob));
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.get(oldest)?.close();
    known.delete(oldest);
  }
}

/** Vectors are drawn large once; without a size of its own a browser does not draw one. */
async function rasterised(svg: string): Promise<ImageBitmap> {
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
