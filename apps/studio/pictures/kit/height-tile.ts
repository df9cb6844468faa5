/** Two textures of a repeating tile: normal x, normal y, groove, dirt; and tone, roughness, light, accent. */
export interface TilePixels {
  readonly size: number;
  readonly relief: Uint8Array;
  readonly tint: Uint8Array;
}

interface Paint {
  readonly height?: number;
  readonly groove?: number;
  readonly tone?: number;
  readonly rough?: number;
  readonly light?: number;
  readonly accent?: number;
}

/** A repeating height field with its paint; the source of a material's textures. */
export class HeightTile {
  readonly size = 1024;
  readonly height = this.layer(0.5);
  readonly groove = this.layer(0);
  readonly tone = this.layer(0.5);
  readonly rough = this.layer(0);
  readonly light = this.layer(0);
  readonly accent = this.layer(0);

  /** Paints a rectangle with round corners, which wraps at the edges of the tile. */
  fill(x0: number, y0: number, x1: number, y1: number, corner: number, paint: Paint): void {
    const entries = Object.entries(paint) as [keyof Paint, number][];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const dx = Math.max(x0 + corner - x, x - (x1 - 1 - corner), 0);
        const dy = Math.max(y0 + corner - y, y - (y1 - 1 - corner), 0);
        if (corner > 0 && dx + dy > corner) continue;
        const at = this.index(x, y);
        for (const [layer, value] of entries) this[layer][at] = value;
      }
  }

  pixels({ bump, blur }: { bump: number; blur: boolean }): TilePixels {
    const { size } = this;
    const relief = new Uint8Array(size * size * 4);
    const tint = new Uint8Array(size * size * 4);
    const soft = blur ? this.blurred(this.blurred(this.groove, 5), 4) : this.groove;
    const height = blur ? this.blurred(this.height, 1) : this.height;
    const dirt = blur ? 1.6 : 0.5;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const at = y * size + x;
        const slopeX = height[this.index(x + 1, y)] - height[this.index(x - 1, y)];
        const slopeY = height[this.index(x, y + 1)] - height[this.index(x, y - 1)];
        relief.set(
          [
            byte(0.5 - slopeX * bump * 0.5),
            byte(0.5 - slopeY * bump * 0.5),
            byte(this.groove[at]),
            byte(soft[at] * dirt),
          ],
          at * 4,
        );
        tint.set(
          [byte(this.tone[at]), byte(0.5 + this.rough[at]), byte(this.light[at]), byte(this.accent[at])],
          at * 4,
        );
      }
    return { size, relief, tint };
  }

  private layer(value: number): Float32Array {
    return new Float32Array(1024 * 1024).fill(value);
  }

  private index(x: number, y: number): number {
    const { size } = this;
    return ((y + size) % size) * size + ((x + size) % size);
  }

  private blurred(source: Float32Array, radius: number): Float32Array {
    const { size } = this;
    const width = 2 * radius + 1;
    const across = new Float32Array(size * size);
    const result = new Float32Array(size * size);
    for (let y = 0; y < size; y++) {
      let sum = 0;
      for (let x = -radius; x <= radius; x++) sum += source[this.index(x, y)];
      for (let x = 0; x < size; x++) {
        across[y * size + x] = sum / width;
        sum += source[this.index(x + radius + 1, y)] - source[this.index(x - radius, y)];
      }
    }
    for (let x = 0; x < size; x++) {
      let sum = 0;
      for (let y = -radius; y <= radius; y++) sum += across[this.index(x, y)];
      for (let y = 0; y < size; y++) {
        result[y * size + x] = sum / width;
        sum += across[this.index(x, y + radius + 1)] - across[this.index(x, y - radius)];
      }
    }
    return result;
  }
}

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));
