import {
  HEIGHT,
  type Frame,
  type Painter,
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
import { darken, flash, shake } from '../finish.ts';
import { asset, plate } from '../images.ts';
import { arrival, letters } from '../lettering.ts';
import { glow, streak, sun } from '../light.ts';
import { flight, motes } from '../stars.ts';
import { ship } from './factions.ts';

const SUN = { x: WIDTH * 0.5, y: HEIGHT * 0.37 };

/** All ships in a line of battle, the Redwing in front. @param beat since the fleet appeared */
function armada({ pen, index }: Frame, beat: number, share: number): void {
  cover(pen, plate('fleet'), { zoom: 1.22 - 0.1 * share, x: 0.5, y: 0.5, turn: 0.03 * (share - 0.5) });
  sun(pen, SUN.x, SUN.y, { strength: 1, colour: '#ffc08a', time: beat });
  flight(pen, { seed: 19, count: 260, way: 0.1 * beat, step: 0.018, alpha: 0.7, ...SUN });
  const near = settle(share, 1.5);
  const bob = (phase: number) => 5 * Math.sin(beat * 1.1 + phase);
  const line = [
    { take: 'ustur', x: 0.5, y: 0.3, far: 470, close: 610, mirror: false },
    { take: 'mud', x: 0.19, y: 0.4, far: 470, close: 660, mirror: false },
    { take: 'oni', x: 0.82, y: 0.4, far: 460, close: 640, mirror: true },
    { take: 'mud', x: 0.06, y: 0.62, far: 620, close: 930, mirror: true },
    { take: 'oni', x: 0.97, y: 0.64, far: 600, close: 900, mirror: false },
  ] as const;
  for (const [place, { take, x, y, far, close, mirror }] of line.entries()) {
    const spread = mix(1.25, 1.04, near);
    const px = WIDTH * (0.5 + (x - 0.5) * spread);
    paintLayer(pen, { alpha: place < 3 ? 0.86 : 1 }, () =>
      ship(pen, take, 0.2 + 0.6 * share, {
        x: px,
        y: HEIGHT * y + bob(place * 1.7),
        width: mix(far, close, near),
        mirror,
      }),
    );
  }
  const width = mix(620, 900, near);
  const [x, y] = [WIDTH * 0.5 + mix(-120, 10, near), HEIGHT * 0.68 + bob(4)];
  put(pen, asset('hub/hero-redwing.webp'), { x, y, width, turn: -0.03 + 0.01 * Math.sin(beat) });
  motes(pen, { seed: 66, count: 60, time: beat, colour: '#ffcf9a', drift: 20, rise: 40 });
  streak(pen, SUN.x, SUN.y, 800, '#ffd9a8', 0.5 + 0.1 * Math.sin(index * 0.4), 6);
}

export const fleet: Painter = (frame) => {
  const { pen, index, beat, share } = frame;
  shake(pen, index, 0.2 + 2.4 * fall(beat, 0.35), () => armada(frame, beat, share));
  flash(pen, fall(beat, 0.2) * 0.95, '#fff0d8');
};

const still = new OffscreenCanvas(WIDTH, HEIGHT);

/** The jump: stars become streaks, and the fleet disappears. */
export const jump: Painter = (frame) => {
  const { pen, beat, share } = frame;
  const sheet = still.getContext('2d', { willReadFrequently: true });
  if (!sheet) return;
  sheet.reset();
  armada({ ...frame, pen: sheet }, 6 + beat * 0.2, 1);
  const pull = share ** 2.2;
  const copies = 9;
  for (let copy = 0; copy < copies; copy++) {
    const scale = 1 + pull * 0.3 + pull * 1.5 * (copy / copies) ** 1.4;
    paintLayer(
      pen,
      { alpha: copy === 0 ? 1 : 0.34 * (1 - copy / copies) + 0.04, blend: copy === 0 ? 'source-over' : 'screen' },
      () => {
        pen.translate(SUN.x, SUN.y);
        pen.scale(scale, scale);
        pen.drawImage(still, -SUN.x, -SUN.y);
      },
    );
  }
  flight(pen, {
    seed: 23,
    count: 520,
    way: 0.6 * share + 1.6 * pull,
    step: 0.04 + 0.7 * pull,
    alpha: clamp(0.3 + share),
    ...SUN,
  });
  glow(pen, SUN.x, SUN.y, 200 + 900 * pull, '#cfe4ff', 0.4 + 0.6 * share);
  flash(pen, ramp(beat, 1.25, 2) ** 2 * 1.1, '#ffffff');
  darken(pen, 0);
};

const CHROME = ['#ffffff', '#dfe9ff', '#7f9ad8'] as const;

/** The name of the hub. */
export const title: Painter = ({ pen, index, beat }) => {
  const out = ramp(beat, 6.4, 7.9);
  shake(pen, index, 2 * fall(beat, 0.3), () => {
    cover(pen, plate('fleet'), { zoom: 1.35 + 0.02 * beat, x: 0.5, y: 0.45 });
    pen.fillStyle = '#02040c9c';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    flight(pen, {
      seed: 31,
      count: 260,
      way: 0.03 * beat + 0.25 * settle(beat / 2),
      step: 0.004 + 0.12 * fall(beat, 0.35),
      alpha: 0.8,
    });
    glow(pen, WIDTH / 2, HEIGHT * 0.47, 620, '#4f7fff', 0.34);
  });
  const { scale, alpha } = arrival(beat);
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.scale(scale, scale);
  pen.translate(-WIDTH / 2, -HEIGHT / 2);
  put(pen, asset('vectors/icons/mark.svg'), {
    x: WIDTH / 2,
    y: HEIGHT * 0.305,
    width: 128 * mix(0.7, 1, settle(beat / 0.6)),
  });
  letters(pen, {
    text: 'STAR SEEKERS',
    x: WIDTH / 2,
    y: HEIGHT * 0.49,
    size: 112,
    tracking: 0.05 + 0.01 * beat,
    weight: 800,
    colours: CHROME,
    halo: '#3f7fff',
    align: 'center',
    alpha,
    sweep: ramp(beat, 0.6, 2.6),
  });
  pen.restore();
  streak(pen, WIDTH / 2, HEIGHT * 0.6, 60 + 620 * settle(beat / 1.2), '#8fb8ff', 0.5 + 0.5 * fall(beat, 0.8), 3);
  for (const [place, emblem] of (['mud', 'oni', 'ustur'] as const).entries()) {
    const came = beat - 2 - place;
    const seen = clamp(came / 0.2);
    if (seen === 0) continue;
    const x = WIDTH / 2 + (place - 1) * 150;
    const colour = ['#ff6a30', '#25f5cf', '#ffb52e'][place] ?? '#ffffff';
    glow(pen, x, HEIGHT * 0.715, 120, colour, 0.25 + 0.7 * fall(came, 0.3));
    paintLayer(pen, { alpha: seen }, () =>
      put(pen, asset(`vectors/emblems/${emblem}.svg`), {
        x,
        y: HEIGHT * 0.715,
        width: 82 * (1 + 0.6 * fall(came, 0.12)),
      }),
    );
  }
  flash(pen, fall(beat, 0.3) * 1.1);
  darken(pen, out);
};
