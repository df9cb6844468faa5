import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PATHS } from '../../studio/paths.ts';
import type { Atlas, FrameBox } from '../atlas.ts';
import { arenaEffects } from '../generated/arena-effects.gen.ts';
import { arenaWorlds } from '../generated/arena-worlds.gen.ts';
import { cargo } from '../generated/cargo.gen.ts';
import { deckFrost } from '../generated/deck-frost.gen.ts';
import { deckGilt } from '../generated/deck-gilt.gen.ts';
import { deckGreen } from '../generated/deck-green.gen.ts';
import { deckHorn } from '../generated/deck-horn.gen.ts';
import { deckQuiet } from '../generated/deck-quiet.gen.ts';
import { deckRust } from '../generated/deck-rust.gen.ts';
import { deckSalt } from '../generated/deck-salt.gen.ts';
import { effects } from '../generated/effects.gen.ts';
import { gates } from '../generated/gates.gen.ts';
import { shooter } from '../generated/shooter.gen.ts';
import { snake } from '../generated/snake.gen.ts';
import { worlds } from '../generated/worlds.gen.ts';

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
  return sharp(readFileSync(join(PATHS.assets, `${name}.webp`)))
    .ensureAlpha()
    .raw()
    .toBuffer();
}
