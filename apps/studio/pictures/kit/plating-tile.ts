import { type Random, random } from './random.ts';
import { HeightTile, type TilePixels } from './height-tile.ts';

/** Style of a fleet's plates. */
export interface PlatingStyle {
  readonly seed: number;
  /** Smallest plate edge, and the width of the gaps, in pixels of the 1024 tile. */
  readonly smallest: number;
  readonly gap: number;
  readonly rivets: boolean;
}

interface Panel {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A tile of riveted plates with vents, hatches, blocks and rows of windows. */
export function platingTile(style: PlatingStyle): TilePixels {
  const tile = new HeightTile();
  const next = random(style.seed);
  for (const panel of split(next, style.smallest, { x0: 0, y0: 0, x1: tile.size, y1: tile.size }, 6))
    drawPanel(tile, next, style, panel);
  return tile.pixels({ bump: 3, blur: true });
}

function split(next: Random, smallest: number, panel: Panel, depth: number): Panel[] {
  const { x0, y0, x1, y1 } = panel;
  const width = x1 - x0;
  const height = y1 - y0;
  if (depth === 0 || Math.max(width, height) < smallest * 1.3 || (depth < 3 && next() < 0.18)) return [panel];
  const grid = 16;
  const cut = (length: number) => Math.max(grid, Math.round((length * next.between(0.3, 0.7)) / grid) * grid);
  const upright = width > height * (next() < 0.25 ? 0.6 : 1.15);
  const [one, other] = upright
    ? ((x) => [
        { ...panel, x1: x },
        { ...panel, x0: x },
      ])(x0 + cut(width))
    : ((y) => [
        { ...panel, y1: y },
        { ...panel, y0: y },
      ])(y0 + cut(height));
  return [...split(next, smallest, one, depth - 1), ...split(next, smallest, other, depth - 1)];
}

function drawPanel(tile: HeightTile, next: Random, style: PlatingStyle, { x0, y0, x1, y1 }: Panel): void {
  const width = x1 - x0;
  const height = y1 - y0;
  const tone = next.between(0.25, 0.75) + (next() < 0.12 ? next.sign() * 0.25 : 0);
  const level = 0.5 + next.between(-0.04, 0.08) + (next() < 0.15 ? 0.1 : 0);
  const rough = next.between(-0.12, 0.12);
  const corner = next() < 0.5 ? next.whole(4, 18) : 2;
  const { gap } = style;
  tile.fill(x0, y0, x1, y1, 0, { height: 0.12, groove: 1, tone: 0.5 });
  tile.fill(x0 + gap, y0 + gap, x1 - gap, y1 - gap, corner, { height: level, groove: 0, tone, rough });
  if (width <= 48 || height <= 48) return;
  const choice = next();
  if (choice < 0.16) vents(tile, next, { x0, y0, x1, y1 }, level);
  else if (choice < 0.34) {
    const inset = next.whole(10, 18);
    tile.fill(x0 + inset, y0 + inset, x1 - inset, y1 - inset, 8, { height: level - 0.25, groove: 0.9 });
    const inner = inset + 2;
    tile.fill(x0 + inner, y0 + inner, x1 - inner, y1 - inner, 8, { height: level + 0.05, groove: 0, tone: tone + 0.1 });
  } else if (choice < 0.48) {
    for (let count = next.whole(1, 3); count > 0; count--) {
      const w = next.whole(12, Math.max(14, width * 0.4));
      const h = next.whole(10, Math.max(12, height * 0.4));
      const x = x0 + 8 + next.whole(0, Math.max(1, width - w - 16));
      const y = y0 + 8 + next.whole(0, Math.max(1, height - h - 16));
      tile.fill(x - 2, y - 2, x + w + 2, y + h + 2, 4, { groove: 0.7, height: level - 0.05 });
      tile.fill(x, y, x + w, y + h, 3, { height: level + 0.3, groove: 0, tone: tone - 0.12 });
    }
  } else if (choice < 0.6) {
    const offset = next.whole(6, 14);
    const line = { height: level - 0.25, groove: 0.8 };
    if (next() < 0.5) tile.fill(x0 + offset, y0 + gap, x0 + offset + 2, y1 - gap, 0, line);
    else tile.fill(x0 + gap, y0 + offset, x1 - gap, y0 + offset + 2, 0, line);
  } else if (choice < 0.68) {
    const y = y0 + next.whole(12, height - 16);
    for (let window = next.whole(2, 6); window > 0; window--) {
      const x = x0 + 3 + window * 9;
      if (x < x1 - 12) tile.fill(x, y, x + 5, y + 3, 0, { light: 1, height: level - 0.05 });
    }
  } else if (choice < 0.76) tile.fill(x0 + gap, y0 + gap, x1 - gap, y1 - gap, corner, { accent: 1 });
  if (style.rivets && next() < 0.55)
    for (let x = x0 + 10; x < x1 - 8; x += 14)
      for (const y of [y0 + 8, y1 - 9]) tile.fill(x, y, x + 2, y + 2, 0, { height: level + 0.12, groove: 0.25 });
}

function vents(tile: HeightTile, next: Random, { x0, y0, x1, y1 }: Panel, level: number): void {
  const inset = next.between(0.2, 0.3);
  const left = Math.floor(x0 + (x1 - x0) * inset);
  const right = Math.floor(x1 - (x1 - x0) * inset);
  const top = Math.floor(y0 + (y1 - y0) * inset);
  const bottom = Math.floor(y1 - (y1 - y0) * inset);
  tile.fill(left - 4, top - 4, right + 4, bottom + 4, 6, { height: level - 0.12, groove: 0.35 });
  const slit = { height: level - 0.35, groove: 1 };
  if (x1 - x0 > y1 - y0) for (let x = left; x < right - 4; x += 10) tile.fill(x, top, x + 5, bottom, 0, slit);
  else for (let y = top; y < bottom - 4; y += 10) tile.fill(left, y, right, y + 5, 0, slit);
}
