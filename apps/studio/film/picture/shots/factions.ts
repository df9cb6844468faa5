import {
  HEIGHT,
  type Painter,
  type Pen,
  WIDTH,
  chance,
  cover,
  fall,
  paintLayer,
  mix,
  put,
  ramp,
  settle,
} from '../frame.ts';
import { flash, shake } from '../finish.ts';
import { asset, plate, takeFrame } from '../images.ts';
import { arrival, letters } from '../lettering.ts';
import { bolt, glow, streak } from '../light.ts';
import { flight, motes } from '../stars.ts';

interface Fleet {
  readonly take: 'mud' | 'oni' | 'ustur';
  readonly word: string;
  readonly accent: string;
  readonly metal: readonly [string, string, string];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const FLEETS: Readonly<Record<Fleet['take'], Fleet>> = {
  mud: {
    take: 'mud',
    word: 'MUD',
    accent: '#ff6a30',
    metal: ['#ffffff', '#ffd2b8', '#d8502a'],
    x: 0.63,
    y: 0.46,
    width: 1360,
  },
  oni: {
    take: 'oni',
    word: 'ONI',
    accent: '#25f5cf',
    metal: ['#ffffff', '#d8c0ff', '#8a4ae0'],
    x: 0.6,
    y: 0.44,
    width: 1240,
  },
  ustur: {
    take: 'ustur',
    word: 'USTUR',
    accent: '#ffb52e',
    metal: ['#ffffff', '#ffe6b0', '#c08f3a'],
    x: 0.63,
    y: 0.43,
    width: 1330,
  },
};

/** A ship of a faction, sheared a little so that the still seems to turn. @param share of the shear, from 0 to 1 */
export function ship(
  pen: Pen,
  take: Fleet['take'],
  share: number,
  place: { x: number; y: number; width: number; mirror?: boolean },
): void {
  pen.save();
  pen.translate(place.x, place.y);
  pen.transform(mix(0.975, 1.02, share), mix(0.014, -0.02, share), mix(-0.045, 0.04, share), 1, 0, 0);
  put(pen, takeFrame(take, 0), { ...place, x: 0, y: 0 });
  pen.restore();
}

const layer = new OffscreenCanvas(WIDTH, HEIGHT);

/** The faction's ship, its emblem and its name. */
export function portrait(name: Fleet['take']): Painter {
  const fleet = FLEETS[name];
  return ({ pen, index, beat, share }) => {
    const jolt = fall(beat, 0.45);
    shake(pen, index, 0.25 + jolt * 2, () => {
      cover(pen, plate(name), { zoom: 1.16 + 0.1 * share, x: 0.46 + 0.06 * share, y: 0.5, turn: 0.02 * share });
      glow(pen, WIDTH * fleet.x, HEIGHT * fleet.y, 620, fleet.accent, 0.28);
      paintLayer(pen, { blend: 'lighter', alpha: 0.1 }, () =>
        put(pen, asset(`vectors/emblems/${name}.svg`), {
          x: WIDTH * 0.27,
          y: HEIGHT * 0.5,
          width: 620 + 60 * share,
          turn: 0.03 * beat,
        }),
      );
      flight(pen, { seed: 40, count: 130, way: 0.05 * beat, step: 0.004, alpha: 0.5 });
      sweptShip(pen, fleet, beat, share);
      motes(pen, {
        seed: fleet.word.length + 20,
        count: 70,
        time: beat * 0.5,
        colour: fleet.accent,
        drift: -46,
        rise: name === 'mud' ? -34 : -12,
      });
    });
    title(pen, fleet, beat);
    flash(pen, fall(beat, 0.13) * 0.85, fleet.accent);
    flash(pen, fall(beat, 0.06) * 0.5);
  };
}

/** The ship with a band of light that moves over its hull. */
function sweptShip(pen: Pen, fleet: Fleet, beat: number, share: number): void {
  const sheet = layer.getContext('2d', { willReadFrequently: true });
  if (!sheet) return;
  sheet.reset();
  const push = settle(share, 1.6);
  const width = fleet.width * mix(0.9, 1.06, push);
  const x = WIDTH * fleet.x + mix(70, -24, push);
  ship(sheet, fleet.take, share, { x, y: HEIGHT * fleet.y, width });
  sheet.globalCompositeOperation = 'source-atop';
  const at = mix(WIDTH * 1.25, -WIDTH * 0.1, ramp(beat, 0.3, 3.2));
  const band = sheet.createLinearGradient(at - 170, 0, at + 170, 120);
  band.addColorStop(0, '#ffffff00');
  band.addColorStop(0.5, '#ffffff70');
  band.addColorStop(1, '#ffffff00');
  sheet.fillStyle = band;
  sheet.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(layer, 0, 0);
}

function title(pen: Pen, { word, accent, metal, take }: Fleet, beat: number): void {
  const { scale, alpha } = arrival(beat - 0.05);
  const [x, y] = [104, HEIGHT * 0.735];
  const out = ramp(beat, 3.75, 4);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.translate(-x - 60 * out, -y);
  put(pen, asset(`vectors/emblems/${take}.svg`), { x: x + 40, y, width: 104 });
  letters(pen, {
    text: word,
    x: x + 116,
    y,
    size: 122,
    tracking: 0.1 + 0.012 * beat,
    colours: metal,
    halo: accent,
    alpha: alpha * (1 - out),
    sweep: ramp(beat, 0.7, 2.4),
  });
  pen.restore();
  streak(
    pen,
    x + 40 + 420 * settle(beat / 1.4),
    y + 76,
    60 + 420 * settle(beat / 0.8),
    accent,
    0.9 * fall(beat - 0.4, 1.4),
    3,
  );
}

interface Scene {
  readonly art: string;
  readonly accent: string;
  /** Start and end of the camera: middle in shares of the picture, and zoom. */
  readonly from: readonly [x: number, y: number, zoom: number];
  readonly to: readonly [x: number, y: number, zoom: number];
  readonly seed: number;
}

/** A camera moves over a painting of the faction, with shots and sparks in front. */
export function scene({ art, accent, from, to, seed }: Scene): Painter {
  return ({ pen, index, beat, share }) => {
    const way = settle(share, 1.5);
    const at = (place: 0 | 1 | 2) => mix(from[place], to[place], way);
    shake(pen, index, 0.35 + 1.6 * fall(beat, 0.3), () => {
      cover(pen, asset(`artworks/${art}.avif`), {
        x: at(0),
        y: at(1),
        zoom: at(2),
        turn: mix(-0.025, 0.02, way) * (seed % 2 ? 1 : -1),
      });
      for (let shot = 0; shot < 5; shot++) {
        const fired = beat - 0.2 - shot * 0.36;
        if (fired < 0 || fired > 0.34) continue;
        const y = HEIGHT * (0.24 + 0.5 * chance(seed, shot));
        const lean = (chance(seed, shot + 9) - 0.5) * 260;
        const left = chance(seed, shot + 19) < 0.5;
        const x = (step: number) => (left ? mix(-200, WIDTH + 400, step) : mix(WIDTH + 200, -400, step));
        const [tail, tip] = [fired / 0.34, fired / 0.34 + 0.16];
        bolt(pen, [x(tail), y + lean * tail], [x(tip), y + lean * tip], shot % 2 ? '#ffd08a' : accent, 0.9);
      }
      motes(pen, { seed, count: 50, time: beat * 1.4, colour: accent, drift: seed % 2 ? -150 : 150, rise: -10 });
    });
    flash(pen, fall(beat, 0.1) * 0.45, accent);
    const hit = 0.9 + 0.3 * chance(seed, 3);
    const [x, y] = [WIDTH * (0.25 + 0.5 * chance(seed, 4)), HEIGHT * (0.3 + 0.35 * chance(seed, 5))];
    glow(pen, x, y, 80 + 420 * settle((beat - hit) / 0.7), '#ffb26a', 0.9 * fall(beat - hit, 0.22));
    streak(pen, x, y, 640, '#ffd9a8', fall(beat - hit, 0.16), 4);
  };
}
