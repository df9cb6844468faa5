import {
  HEIGHT,
  type Painter,
  type Pen,
  WIDTH,
  clamp,
  cover,
  fall,
  paintLayer,
  mix,
  put,
  ramp,
  settle,
} from '../frame.ts';
import { flash, shake } from '../finish.ts';
import { asset, footage } from '../images.ts';
import { dieFace } from '../lettering.ts';
import { glow, streak } from '../light.ts';

interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Reel {
  readonly from: View;
  readonly to: View;
  readonly accent: string;
  /** Filter that brightens the picture. */
  readonly filter: string;
  /** First frame of the footage. */
  readonly start: number;
}

const REELS: Readonly<Record<1 | 2 | 3 | 4 | 6, Reel>> = {
  1: {
    from: { x: 0.42, y: 0.82, zoom: 1.32 },
    to: { x: 0.43, y: 0.86, zoom: 1.5 },
    accent: '#5fb4ff',
    filter: 'brightness(1.4) contrast(1.06) saturate(1.15)',
    start: 28,
  },
  2: {
    from: { x: 0.72, y: 0.6, zoom: 1.4 },
    to: { x: 0.78, y: 0.68, zoom: 1.62 },
    accent: '#ffb26a',
    filter: 'brightness(1.35) saturate(1.15)',
    start: 0,
  },
  3: {
    from: { x: 0.3, y: 0.5, zoom: 1.02 },
    to: { x: 0.5, y: 0.52, zoom: 1.14 },
    accent: '#c23cff',
    filter: 'brightness(1.2) saturate(1.15)',
    start: 12,
  },
  4: {
    from: { x: 0.5, y: 0.5, zoom: 1.02 },
    to: { x: 0.5, y: 0.5, zoom: 1.14 },
    accent: '#ffd27a',
    filter: 'brightness(1.15)',
    start: 0,
  },
  6: {
    from: { x: 0.36, y: 0.42, zoom: 1.5 },
    to: { x: 0.4, y: 0.46, zoom: 1.75 },
    accent: '#ff8a3a',
    filter: 'brightness(1.25) saturate(1.1)',
    start: 0,
  },
};

/** Footage of a bot, with the game's number as the face of a die. */
export function game(number: 1 | 2 | 3 | 4 | 6): Painter {
  const reel = REELS[number];
  return ({ pen, index, beat, share }) => {
    // The quiz has three screenshots: the question, the answer, the result.
    const frame = number === 4 ? Number(beat > 0.5) + Number(beat > 1) : reel.start + Math.round(beat * 15);
    frameGame(pen, { index, beat, share, accent: reel.accent, number }, (zoom) => {
      const at = (key: keyof View) => mix(reel.from[key], reel.to[key], share);
      paintLayer(pen, { filter: reel.filter }, () =>
        cover(pen, footage(number, frame), { x: at('x'), y: at('y'), zoom: at('zoom') * zoom }),
      );
    });
  };
}

const TILES = 4;
/** The tile in each place before the swaps, row by row. */
const MIXED = [5, 1, 2, 0, 4, 9, 6, 7, 8, 3, 15, 11, 12, 13, 14, 10];
const SWAPS = [
  [0, 3],
  [3, 5],
  [5, 9],
  [10, 15],
] as const;

/** The puzzle is solved, swap by swap. */
export const puzzle: Painter = ({ pen, index, beat, share }) =>
  frameGame(pen, { index, beat, share, accent: '#8fd0ff', number: 5 }, (zoom) => {
    const art = asset('artworks/orion-gate.avif');
    paintLayer(pen, { alpha: 0.5, filter: 'blur(12px) brightness(0.6)' }, () => cover(pen, art, { zoom: 1.2 }));
    const order = [...MIXED];
    const done = beat / 0.42;
    for (const [swap, [a, b]] of SWAPS.entries())
      if (swap + 1 <= done) [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
    const moving = SWAPS[Math.floor(done)];
    const way = settle((done % 1) * 1.25, 3);
    const edge = (580 / TILES) * zoom * mix(1, 1.08, share);
    const centre = (place: number) =>
      [WIDTH / 2 + ((place % TILES) - 1.5) * edge, HEIGHT / 2 + (Math.floor(place / TILES) - 1.5) * edge] as const;
    const source = art.width / TILES;
    const places = order
      .map((_, place) => place)
      .toSorted((a, b) => Number(moving?.includes(a as never)) - Number(moving?.includes(b as never)));
    for (const place of places) {
      const tile = order[place] ?? 0;
      const other = moving?.[0] === place ? moving[1] : moving?.[1] === place ? moving[0] : place;
      const [from, to] = [centre(place), centre(other)];
      const lift = place === other ? 0 : Math.sin(way * Math.PI);
      const [x, y] = [mix(from[0], to[0], way), mix(from[1], to[1], way) - lift * 24];
      const size = edge * (0.965 + 0.12 * lift);
      pen.save();
      pen.shadowColor = lift > 0 ? '#8fd0ff' : '#000';
      pen.shadowBlur = 10 + 40 * lift;
      pen.drawImage(
        art,
        (tile % TILES) * source,
        Math.floor(tile / TILES) * source,
        source,
        source,
        x - size / 2,
        y - size / 2,
        size,
        size,
      );
      pen.restore();
    }
    if (done > SWAPS.length) {
      glow(pen, WIDTH / 2, HEIGHT / 2, 600, '#8fd0ff', fall(done - SWAPS.length, 0.6) * 0.7);
      streak(pen, WIDTH / 2, HEIGHT / 2, 900, '#bfe6ff', fall(done - SWAPS.length, 0.4), 6);
    }
  });

interface GameFrame {
  readonly index: number;
  readonly beat: number;
  readonly share: number;
  readonly accent: string;
  readonly number: number;
}

/** Frames a game with corners and the face of its die, and starts with a jolt. @param paint gets the zoom of the jolt */
function frameGame(pen: Pen, { index, beat, accent, number }: GameFrame, paint: (zoom: number) => void): void {
  const jolt = fall(beat, 0.13);
  shake(pen, index, 0.2 + 1.4 * fall(beat, 0.25), () => paint(1 + 0.22 * jolt));
  flash(pen, jolt * 0.55, accent);
  const { alpha, inset } = { alpha: clamp(beat / 0.3) * (1 - ramp(beat, 1.9, 2)), inset: 40 + 26 * settle(beat / 0.6) };
  paintLayer(pen, { blend: 'lighter', alpha: alpha * 0.85 }, () => {
    pen.strokeStyle = accent;
    pen.lineWidth = 2.5;
    for (const [x, y, dx, dy] of [
      [inset, 62 + inset, 1, 1],
      [WIDTH - inset, 62 + inset, -1, 1],
      [inset, HEIGHT - 62 - inset, 1, -1],
      [WIDTH - inset, HEIGHT - 62 - inset, -1, -1],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x + 46 * dx, y);
      pen.lineTo(x, y);
      pen.lineTo(x, y + 46 * dy);
      pen.stroke();
    }
  });
  dieFace(pen, number, inset + 72, HEIGHT - 62 - inset - 70, 96 * (1 + 0.4 * jolt), accent, alpha);
}

/** One picture for half a beat. */
export function glimpse(paint: (pen: Pen, zoom: number) => void, accent: string): Painter {
  return ({ pen, index, beat, share }) => {
    shake(pen, index, 1.4, () => paint(pen, 1.08 + 0.22 * share + 0.3 * fall(beat, 0.07)));
    flash(pen, fall(beat, 0.07) * 0.7, accent);
  };
}

export const painting =
  (path: string, x: number, y: number, zoom: number) =>
  (pen: Pen, push: number): void =>
    cover(pen, asset(path), { x, y, zoom: zoom * push });

export const replay =
  (number: 1 | 2 | 3 | 6, frame: number, x: number, y: number, zoom: number) =>
  (pen: Pen, push: number): void =>
    paintLayer(pen, { filter: 'brightness(1.25) saturate(1.2)' }, () =>
      cover(pen, footage(number, frame), { x, y, zoom: zoom * push }),
    );

export const badge =
  (path: string, back: string) =>
  (pen: Pen, push: number): void => {
    cover(pen, asset(back), { zoom: 1.3 * push });
    pen.fillStyle = '#02040cb0';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    put(pen, asset(path), { x: WIDTH / 2, y: HEIGHT / 2, width: 430 * push });
  };
