import { createRng, nextUnit, type Rng } from '@star-seekers/sim';
import { BOARD, CANVAS, CELL_SIZE } from '../rules.ts';
import { type Brush, alpha, disc, fade } from './paint.ts';
import { createSurface } from './render.ts';

/** Top left corner of the board on the canvas, in logical pixels. */
export const BOARD_ORIGIN = {
  x: (CANVAS.width - BOARD.columns * CELL_SIZE) / 2,
  y: (CANVAS.height - BOARD.rows * CELL_SIZE) / 2,
} as const;

const STAR_COUNT = 420;
/** The nebula is computed at this share of the canvas and drawn larger: it has no sharp edges anyway. */
const NEBULA_SCALE = 1 / 3;

/**
 * Everything behind the game: a dark nebula, a planet's limb, stars and the grid. Half as bright as a picture would be, so
 * that whatever moves stands out.
 */
export function paintBackdrop(brush: Brush, density: number): void {
  const rng = createRng(0x5ea5);
  brush.save();
  brush.scale(density, density);
  brush.drawImage(paintNebula(rng), 0, 0, CANVAS.width, CANVAS.height);
  paintStars(brush, rng);
  paintPlanet(brush);
  paintGrid(brush);
  brush.restore();
}

function paintNebula(rng: Rng): HTMLCanvasElement {
  const width = Math.round(CANVAS.width * NEBULA_SCALE);
  const height = Math.round(CANVAS.height * NEBULA_SCALE);
  const { canvas, brush } = createSurface(width, height);
  const pixels = brush.createImageData(width, height);
  const noise = createNoise(rng);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x / height) * 2.1, (y / height) * 2.1];
      // Bending the plane by noise before sampling it turns clouds into filaments.
      const bend = fractal(noise, u + 3.1, v + 7.7);
      const violet = clouds(fractal(noise, u + 1.7 * bend, v + 0.9 * bend), 0.44);
      const teal = clouds(fractal(noise, u * 0.9 + 11 - bend, v * 0.9 + 5 + 1.4 * bend), 0.44);
      const dust = clouds(fractal(noise, u * 1.6 + 23 + bend, v * 1.6 + 17), 0.5);
      const shade = 1 - 0.55 * dust;
      const at = 4 * (y * width + x);
      pixels.data[at] = 6 + shade * (64 * violet + 6 * teal);
      pixels.data[at + 1] = 9 + shade * (18 * violet + 50 * teal);
      pixels.data[at + 2] = 22 + shade * (88 * violet + 76 * teal);
      pixels.data[at + 3] = 255;
    }
  }
  brush.putImageData(pixels, 0, 0);
  return canvas;
}

/** What of the noise becomes visible, softly. */
function clouds(value: number, threshold: number): number {
  const above = Math.min(1, Math.max(0, (value - threshold) / (0.98 - threshold)));
  return above * above * (3 - 2 * above);
}

function fractal(noise: (x: number, y: number) => number, x: number, y: number): number {
  let sum = 0;
  let amplitude = 0.5;
  for (let octave = 0; octave < 5; octave++) {
    sum += amplitude * noise(x, y);
    x *= 2.03;
    y *= 2.03;
    amplitude *= 0.5;
  }
  return sum;
}

/** Smooth value noise from 0 to 1. */
function createNoise(rng: Rng): (x: number, y: number) => number {
  const size = 64;
  const lattice = Float32Array.from({ length: size * size }, () => nextUnit(rng));
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))] as number;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * su;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * su;
    return upper + (lower - upper) * sv;
  };
}

function paintStars(brush: Brush, rng: Rng): void {
  for (let index = 0; index < STAR_COUNT; index++) {
    const x = nextUnit(rng) * CANVAS.width;
    const y = nextUnit(rng) * CANVAS.height;
    // A high power leaves most of them faint and very few bright.
    const brightness = nextUnit(rng) ** 7;
    const color = nextUnit(rng) < 0.5 ? '#bcd4ff' : '#ffe6c8';
    brush.fillStyle = alpha(color, 0.16 + 0.5 * brightness);
    disc(brush, [x, y], 0.45 + 0.75 * brightness);
  }
}

/** The lit edge of a planet that lies mostly below the picture. */
function paintPlanet(brush: Brush): void {
  const center = [CANVAS.width * 0.84, CANVAS.height * 1.62] as const;
  const radius = CANVAS.height * 0.86;
  const air = brush.createRadialGradient(...center, radius * 0.985, ...center, radius * 1.06);
  air.addColorStop(0, 'rgb(96 168 255 / 34%)');
  air.addColorStop(0.22, 'rgb(70 140 255 / 15%)');
  air.addColorStop(1, 'rgb(60 120 255 / 0)');
  brush.fillStyle = air;
  disc(brush, center, radius * 1.06);
  const ground = brush.createRadialGradient(...center, radius * 0.8, ...center, radius);
  ground.addColorStop(0, '#060a17');
  ground.addColorStop(0.75, '#0a1430');
  ground.addColorStop(0.97, '#16305c');
  ground.addColorStop(1, '#3a6cb0');
  brush.fillStyle = ground;
  disc(brush, center, radius);
  // Night falls towards the right.
  brush.fillStyle = fade(brush, [CANVAS.width * 0.55, 0], [CANVAS.width, 0], ['rgb(5 8 18 / 0)', 'rgb(5 8 18 / 60%)']);
  disc(brush, center, radius);
}

function paintGrid(brush: Brush): void {
  const right = BOARD_ORIGIN.x + BOARD.columns * CELL_SIZE;
  const bottom = BOARD_ORIGIN.y + BOARD.rows * CELL_SIZE;
  brush.lineWidth = 1;
  brush.strokeStyle = 'rgb(140 172 235 / 5.5%)';
  brush.beginPath();
  for (let column = 1; column < BOARD.columns; column++) {
    const x = BOARD_ORIGIN.x + column * CELL_SIZE;
    brush.moveTo(x, BOARD_ORIGIN.y);
    brush.lineTo(x, bottom);
  }
  for (let row = 1; row < BOARD.rows; row++) {
    const y = BOARD_ORIGIN.y + row * CELL_SIZE;
    brush.moveTo(BOARD_ORIGIN.x, y);
    brush.lineTo(right, y);
  }
  brush.stroke();
  brush.fillStyle = 'rgb(160 190 245 / 20%)';
  for (let column = 1; column < BOARD.columns; column++) {
    for (let row = 1; row < BOARD.rows; row++) {
      disc(brush, [BOARD_ORIGIN.x + column * CELL_SIZE, BOARD_ORIGIN.y + row * CELL_SIZE], 0.9);
    }
  }
}
