import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** The SVG text of a sheet's label. */
export const label = (x: number, y: number, text: string | undefined) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="10" fill="#9fb4cc">${text}</text>`;

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** An empty sheet of one colour. */
export const blankSheet = ({ width, height }: SheetSize, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Puts pictures and SVG marks of the sheet's size over a sheet. */
export function compose(
  sheet: Sharp,
  { width, height }: SheetSize,
  pictures: readonly OverlayOptions[],
  marks: readonly string[],
): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sheet.composite([...pictures, { input: Buffer.from(svg) }]);
}
