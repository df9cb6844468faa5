import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Atlas, FrameBox } from '@star-seekers/art';
import { arenaEffects } from '@star-seekers/art/arena-effects';
import { arenaWorlds } from '@star-seekers/art/arena-worlds';
import { cargo } from '@star-seekers/art/cargo';
import { commendations } from '@star-seekers/art/commendations';
import { deckFrost } from '@star-seekers/art/deck-frost';
import { deckGilt } from '@star-seekers/art/deck-gilt';
import { deckGreen } from '@star-seekers/art/deck-green';
import { deckHorn } from '@star-seekers/art/deck-horn';
import { deckQuiet } from '@star-seekers/art/deck-quiet';
import { deckRust } from '@star-seekers/art/deck-rust';
import { deckSalt } from '@star-seekers/art/deck-salt';
import { effects } from '@star-seekers/art/effects';
import { gates } from '@star-seekers/art/gates';
import { shooter } from '@star-seekers/art/shooter';
import { snake } from '@star-seekers/art/snake';
import { worlds } from '@star-seekers/art/worlds';
import { PATHS } from '../../paths.ts';

/** Every atlas by its file's name. */
export const atlases: Readonly<Record<string, Atlas>> = {
  shooter,
  effects,
  'arena-effects': arenaEffects,
  'arena-worlds': arenaWorlds,
  gates,
  worlds,
  snake,
  cargo,
  commendations,
  'deck-rust': deckRust,
  'deck-green': deckGreen,
  'deck-salt': deckSalt,
  'deck-frost': deckFrost,
  'deck-horn': deckHorn,
  'deck-gilt': deckGilt,
  'deck-quiet': deckQuiet,
};

const decoded = new Map<string, Promise<Buffer>>();

/** The pixels of one frame of a committed atlas, with alpha. */
export async function framePixels(name: string, [x, y, width, height]: FrameBox): Promise<Buffer> {
  const pixels = decoded.get(name) ?? decode(name);
  decoded.set(name, pixels);
  const row = (atlases[name]?.width ?? 0) * 4;
  const rows = await pixels;
  return Buffer.concat(
    Array.from({ length: height }, (_, line) => {
      const from = (y + line) * row + x * 4;
      return rows.subarray(from, from + width * 4);
    }),
  );
}

function decode(name: string): Promise<Buffer> {
  return sharp(readFileSync(join(PATHS.pictures, `${name}.webp`)))
    .ensureAlpha()
    .raw()
    .toBuffer();
}
