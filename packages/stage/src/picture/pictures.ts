import { StageError } from '../stage-error.ts';

/** Rendered pictures by name, each with its address. */
export type PictureFiles = Readonly<Record<string, string>>;

const loading = new Map<string, Promise<HTMLImageElement>>();
const loaded = new Map<string, HTMLImageElement>();

/**
 * Loads and decodes the pictures of a game; what the page has already is not loaded again, what failed is.
 * @throws {StageError} that names those that did not load
 */
export async function loadPictures(files: PictureFiles): Promise<void> {
  const missing: string[] = [];
  await Promise.all(
    Object.entries(files).map(async ([name, url]) => {
      try {
        await loadPicture(url);
      } catch {
        missing.push(name);
      }
    }),
  );
  if (missing.length === 0) return;
  missing.sort();
  throw new StageError(`could not load ${missing.join(', ')}`, { missing });
}

/** One picture, decoded. @throws {DOMException} when it cannot be had */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const begun = loading.get(url) ?? load(url);
  loading.set(url, begun);
  try {
    return await begun;
  } catch (cause) {
    loading.delete(url);
    throw cause;
  }
}

/** A picture that has been loaded. @throws {Error} when it has not */
export function pictureAt(url: string): HTMLImageElement {
  const image = loaded.get(url);
  if (!image) throw new Error(`${url} is drawn before it was loaded.`);
  return image;
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  loaded.set(url, image);
  return image;
}
