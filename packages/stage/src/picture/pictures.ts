import { StageError } from '../stage-error.ts';

/** Rendered pictures by name, each with its address. */
export type PictureFiles = Readonly<Record<string, string>>;

const loading = new Map<string, Promise<ImageBitmap>>();
const loaded = new Map<string, ImageBitmap>();

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

/** One picture, decoded. @throws {Error} when it cannot be had */
export async function loadPicture(url: string): Promise<ImageBitmap> {
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
export function pictureAt(url: string): ImageBitmap {
  const image = loaded.get(url);
  if (!image) throw new Error(`${url} is drawn before it was loaded.`);
  return image;
}

/** An image element would be decoded again by the page's own thread where a canvas draws it. */
async function load(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`);
  const image = await createImageBitmap(await answer.blob());
  loaded.set(url, image);
  return image;
}
