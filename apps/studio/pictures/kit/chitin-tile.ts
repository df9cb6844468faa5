import { HeightTile, type TilePixels } from './height-tile.ts';
import { random } from './random.ts';
import { smoothstep } from './vector.ts';

/** A tile of grown scales in two sizes; some seams glow. */
export function chitinTile(seed: number): TilePixels {
  const tile = new HeightTile();
  tile.height.fill(0);
  tile.tone.fill(0);
  const next = random(seed);
  scales(next, 9, (at, edge, id) => {
    tile.height[at] += 0.55 * smoothstep(0, 0.35, edge);
    tile.groove[at] = Math.max(tile.groove[at], 1 - smoothstep(0.02, 0.12, edge));
    tile.tone[at] = 0.35 + 0.3 * id;
    tile.light[at] = id > 0.72 ? 1 - smoothstep(0, 0.09, edge) : 0;
  });
  scales(next, 30, (at, edge, id) => {
    tile.height[at] += 0.18 * smoothstep(0, 0.4, edge);
    tile.groove[at] = Math.max(tile.groove[at], 0.35 * (1 - smoothstep(0.02, 0.16, edge)));
    tile.tone[at] += 0.12 * (id - 0.5);
  });
  return tile.pixels({ bump: 5, blur: false });

  /** Calls `paint` for every pixel with the distance to the edge of its cell and the cell's number. */
  function scales(roll: () => number, count: number, paint: (at: number, edge: number, id: number) => void): void {
    const { size } = tile;
    const cells = Array.from({ length: count * count }, (_, index) => [
      ((index % count) + roll()) / count,
      (Math.floor(index / count) + roll()) / count,
      roll(),
    ]);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const column = Math.floor((x / size) * count);
        const row = Math.floor((y / size) * count);
        let [first, second, id] = [9, 9, 0];
        for (let b = -2; b <= 2; b++)
          for (let a = -2; a <= 2; a++) {
            const cell = cells[((row + b + count) % count) * count + ((column + a + count) % count)];
            let dx = x / size - cell[0];
            let dy = y / size - cell[1];
            dx -= Math.round(dx);
            dy -= Math.round(dy);
            const distance = Math.sqrt(dx * dx + dy * dy) * count;
            if (distance < first) {
              second = first;
              first = distance;
              id = cell[2];
            } else if (distance < second) second = distance;
          }
        paint(y * size + x, second - first, id);
      }
  }
}
