import { type Pen, clamp, paintLayer, settle } from './frame.ts';

export const FAMILY = 'Oxanium Variable';

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Space between letters, in shares of the size. */
  readonly tracking: number;
  readonly weight?: number;
  readonly colours: readonly [top: string, middle: string, bottom: string];
  readonly halo: string;
  readonly align?: CanvasTextAlign;
  readonly alpha?: number;
  /** Position of a band of light that moves over the letters, from 0 to 1. */
  readonly sweep?: number;
}

const layer = new OffscreenCanvas(1280, 720);

/** Draws metallic letters with a halo. */
export function letters(pen: Pen, line: Line): void {
  const { text, x, y, size, tracking, weight = 800, colours, halo, align = 'left', alpha = 1, sweep } = line;
  const sheet = layer.getContext('2d', { willReadFrequently: true });
  if (!sheet || alpha <= 0) return;
  sheet.reset();
  sheet.font = `${weight} ${size}px '${FAMILY}'`;
  sheet.letterSpacing = `${tracking * size}px`;
  sheet.textAlign = align;
  sheet.textBaseline = 'middle';
  // The space after the last letter would push a centred line to the left.
  const shift = align === 'center' ? (tracking * size) / 2 : 0;
  const metal = sheet.createLinearGradient(0, y - size * 0.4, 0, y + size * 0.4);
  metal.addColorStop(0, colours[0]);
  metal.addColorStop(0.48, colours[1]);
  metal.addColorStop(0.52, colours[2]);
  metal.addColorStop(1, colours[1]);
  sheet.fillStyle = metal;
  sheet.fillText(text, x + shift, y);
  if (sweep !== undefined && sweep > 0 && sweep < 1) {
    const width = sheet.measureText(text).width;
    const left = align === 'center' ? x - width / 2 : x;
    const at = left - width * 0.3 + sweep * width * 1.6;
    sheet.globalCompositeOperation = 'source-atop';
    const band = sheet.createLinearGradient(at - size, y, at + size, y + size * 0.3);
    band.addColorStop(0, '#ffffff00');
    band.addColorStop(0.5, '#ffffff');
    band.addColorStop(1, '#ffffff00');
    sheet.fillStyle = band;
    sheet.fillRect(0, 0, layer.width, layer.height);
  }
  paintLayer(pen, { alpha }, () => {
    pen.shadowColor = halo;
    pen.shadowBlur = size * 0.35;
    pen.drawImage(layer, 0, 0);
    pen.shadowBlur = 0;
    pen.drawImage(layer, 0, 0);
  });
}

/** Animation of a new word: it shrinks to its size. @param beat since it appeared */
export function arrival(beat: number): { readonly scale: number; readonly alpha: number } {
  return { scale: 1 + 0.5 * (1 - settle(beat / 0.5, 4)), alpha: clamp(beat / 0.12) };
}

/** The pips of a die's face, for a corner of the picture. */
export function dieFace(
  pen: Pen,
  pips: number,
  x: number,
  y: number,
  edge: number,
  colour: string,
  alpha: number,
): void {
  paintLayer(pen, { alpha }, () => {
    pen.shadowColor = colour;
    pen.shadowBlur = edge * 0.3;
    pen.strokeStyle = colour;
    pen.lineWidth = edge * 0.05;
    pen.fillStyle = '#04101cb0';
    pen.beginPath();
    pen.roundRect(x - edge / 2, y - edge / 2, edge, edge, edge * 0.2);
    pen.fill();
    pen.stroke();
    pen.fillStyle = colour;
    for (const [dx, dy] of PIPS[pips - 1]) {
      pen.beginPath();
      pen.arc(x + dx * edge * 0.26, y + dy * edge * 0.26, edge * 0.085, 0, Math.PI * 2);
      pen.fill();
    }
  });
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  CORNERS.slice(0, 2),
  [[0, 0], ...CORNERS.slice(0, 2)],
  CORNERS,
  [[0, 0], ...CORNERS],
  [...CORNERS, ...SIDES],
];
