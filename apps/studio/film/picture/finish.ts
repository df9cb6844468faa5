import { HEIGHT, type Pen, WIDTH, chance, paintLayer } from './frame.ts';

const SMALL = 4;
const small = new OffscreenCanvas(WIDTH / SMALL, HEIGHT / SMALL);
const smaller = new OffscreenCanvas(WIDTH / 16, HEIGHT / 16);
const GRAIN = 256;
let grain: OffscreenCanvas | undefined;

const penOf = (canvas: OffscreenCanvas): Pen => {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw.');
  return pen;
};

/** Post-processing of every frame: bloom, vignette, grain and two black bars. */
export function finish(pen: Pen, index: number, { bloom = 0.3 } = {}): void {
  const source = pen.canvas;
  const first = penOf(small);
  first.globalCompositeOperation = 'source-over';
  first.imageSmoothingQuality = 'high';
  first.filter = 'none';
  first.drawImage(source, 0, 0, small.width, small.height);
  // Multiplied with itself, only bright light remains.
  first.globalCompositeOperation = 'multiply';
  first.drawImage(small, 0, 0);
  first.globalCompositeOperation = 'source-over';
  first.filter = 'blur(5px)';
  first.drawImage(small, 0, 0);
  first.filter = 'none';
  const second = penOf(smaller);
  second.filter = 'blur(3px)';
  second.drawImage(small, 0, 0, smaller.width, smaller.height);
  second.filter = 'none';
  paintLayer(pen, { blend: 'screen', alpha: bloom }, () => {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(small, 0, 0, WIDTH, HEIGHT);
    pen.globalAlpha = bloom * 0.8;
    pen.drawImage(smaller, 0, 0, WIDTH, HEIGHT);
  });
  const corner = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, HEIGHT * 0.42, WIDTH / 2, HEIGHT / 2, HEIGHT * 1.04);
  corner.addColorStop(0, '#02030a00');
  corner.addColorStop(1, '#02030ac8');
  pen.fillStyle = corner;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  paintLayer(pen, { blend: 'overlay', alpha: 0.1 }, () => {
    grain ??= noise();
    const [dx, dy] = [chance(901, index), chance(902, index)].map((share) => -Math.floor(share * GRAIN));
    for (let x = dx; x < WIDTH; x += GRAIN) for (let y = dy; y < HEIGHT; y += GRAIN) pen.drawImage(grain, x, y);
  });
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, WIDTH, BAR);
  pen.fillRect(0, HEIGHT - BAR, WIDTH, BAR);
}

/** Height of the black bars, which give the picture the format of a cinema. */
export const BAR = 62;

function noise(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(GRAIN, GRAIN);
  const pixels = new ImageData(GRAIN, GRAIN);
  for (let pixel = 0; pixel < GRAIN * GRAIN; pixel++) {
    const value = 128 + (chance(31, pixel) + chance(32, pixel) - 1) * 120;
    pixels.data.set([value, value, value, 255], pixel * 4);
  }
  penOf(canvas).putImageData(pixels, 0, 0);
  return canvas;
}

/** Adds light to the whole picture. */
export function flash(pen: Pen, alpha: number, colour = '#ffffff'): void {
  if (alpha <= 0.003) return;
  paintLayer(pen, { blend: 'lighter', alpha: Math.min(1, alpha) }, () => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  });
}

export function darken(pen: Pen, alpha: number): void {
  if (alpha <= 0.003) return;
  paintLayer(pen, { alpha: Math.min(1, alpha) }, () => {
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  });
}

/** Paints with a shake; the picture is enlarged so that its edge stays outside the frame. */
export function shake(pen: Pen, index: number, strength: number, paint: () => void): void {
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate((chance(77, index) - 0.5) * 0.006 * strength);
  pen.scale(1 + 0.012 * strength, 1 + 0.012 * strength);
  pen.translate(
    -WIDTH / 2 + (chance(78, index) - 0.5) * 12 * strength,
    -HEIGHT / 2 + (chance(79, index) - 0.5) * 9 * strength,
  );
  paint();
  pen.restore();
}
