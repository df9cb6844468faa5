import type Phaser from 'phaser';

/** Light at the edges of a canvas that fades inwards in bands, which do not overlap. */
export interface EdgeLight {
  readonly colour: number;
  /** Opacity at the edge. */
  readonly alpha: number;
  readonly bands: number;
  readonly bandPx: number;
}

export function fillEdges(
  graphics: Phaser.GameObjects.Graphics,
  { width, height }: { readonly width: number; readonly height: number },
  { colour, alpha, bands, bandPx }: EdgeLight,
): void {
  for (let band = 0; band < bands; band++) {
    const inset = band * bandPx;
    const [across, down] = [width - 2 * inset, height - 2 * inset];
    graphics.fillStyle(colour, alpha * (1 - band / bands) ** 2);
    graphics.fillRect(inset, inset, across, bandPx);
    graphics.fillRect(inset, height - inset - bandPx, across, bandPx);
    graphics.fillRect(inset, inset + bandPx, bandPx, down - 2 * bandPx);
    graphics.fillRect(width - inset - bandPx, inset + bandPx, bandPx, down - 2 * bandPx);
  }
}
