import { toBase64 } from '../../base64.ts';
import type { Picture } from './picture.ts';
import { Studio } from './studio.ts';

const modules = import.meta.glob<Picture>('../models/**/*.ts', { import: 'picture' });
const names = new Map(Object.keys(modules).map((path) => [path.slice('../models/'.length, -'.ts'.length), path]));
const studio = new Studio();

/** Functions of this page that the command line calls. */
export interface StagePage {
  shots(name: string): Promise<string[]>;
  render(name: string, shot: string): Promise<{ width: number; height: number; base64: string }>;
}

const page: StagePage = {
  async shots(name) {
    return Object.keys((await pictureOf(name)).shots);
  },
  async render(name, shot) {
    const take = (await pictureOf(name)).shots[shot];
    if (!take) throw new Error(`${name} has no shot ${shot}.`);
    const { width, height, rgba } = take(studio);
    return { width, height, base64: toBase64(rgba) };
  },
};

async function pictureOf(name: string): Promise<Picture> {
  const path = names.get(name);
  const picture = await modules[path ?? '']?.();
  if (!picture) throw new Error(`No file under models exports the picture ${name}.`);
  return picture;
}

Object.assign(window, { stage: page, ready: true });
