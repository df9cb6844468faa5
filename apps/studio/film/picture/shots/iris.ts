import { HEIGHT, type Painter, WIDTH, clamp, cover, fall, paintLayer, mix, put, ramp, settle } from '../frame.ts';
import { flash, shake } from '../finish.ts';
import { asset, plate, takeFrame } from '../images.ts';
import { glow, shockwave, streak } from '../light.ts';
import { flight, motes } from '../stars.ts';

const LAST = 15;
const TEAL = '#5ff0ff';

/** The turning die comes out of the dark. */
export const dieFalls: Painter = ({ pen, beat, share }) => {
  cover(pen, plate('iris'), { zoom: 1.3 - 0.15 * share, x: 0.5, y: 0.5, turn: 0.1 - 0.1 * share });
  flight(pen, {
    seed: 77,
    count: 220,
    way: 0.12 * beat,
    step: 0.02 + 0.05 * (1 - share),
    alpha: 0.6,
    colour: '#9fe8ff',
  });
  const near = settle(share, 1.8);
  const [x, y] = [
    WIDTH / 2 + mix(-240, 0, near),
    HEIGHT / 2 + mix(-150, 0, near) - 34 * Math.abs(Math.sin(share * Math.PI * 2)) * (1 - share),
  ];
  const width = mix(120, 660, near);
  glow(pen, x, y, width * 0.95, TEAL, 0.42);
  const at = clamp(share) * LAST;
  const frame = Math.floor(at);
  // Motion blur: two earlier positions are drawn faintly.
  for (const [behind, alpha] of [
    [2, 0.22],
    [1, 0.4],
  ] as const)
    if (share < 0.7)
      paintLayer(pen, { alpha: alpha * (1 - share) }, () =>
        put(pen, takeFrame('die', Math.max(0, frame - behind)), {
          x: x - 14 * behind * (1 - near),
          y: y - 9 * behind * (1 - near),
          width: width * (1 - 0.03 * behind),
        }),
      );
  put(pen, takeFrame('die', frame), { x, y, width });
  paintLayer(pen, { alpha: at - frame }, () => put(pen, takeFrame('die', Math.min(LAST, frame + 1)), { x, y, width }));
  motes(pen, { seed: 8, count: 90, time: beat * 0.7, colour: TEAL, drift: 40, rise: 60 });
  streak(pen, x, y + width * 0.1, width * 1.3, TEAL, 0.35 + 0.3 * share, 4);
};

/** The die shows six. */
export const dieLands: Painter = ({ pen, index, beat }) => {
  shake(pen, index, 3 * fall(beat, 0.3), () => {
    cover(pen, plate('iris'), { zoom: 1.15 + 0.05 * beat });
    flight(pen, {
      seed: 77,
      count: 220,
      way: 0.48 + 0.16 * settle(beat / 2),
      step: 0.05 * fall(beat, 0.3),
      alpha: 0.7,
      colour: '#9fe8ff',
    });
    const [x, y] = [WIDTH / 2, HEIGHT / 2];
    const width = 660 * (1 + 0.1 * fall(beat, 0.16) + 0.035 * beat);
    glow(pen, x, y, 520 + 240 * fall(beat, 0.4), TEAL, 0.3 + 0.35 * fall(beat, 0.4));
    for (const delay of [0, 0.18, 0.5])
      shockwave(
        pen,
        x,
        y,
        120 + 1100 * settle((beat - delay) / 1.6, 2.2),
        TEAL,
        beat < delay ? 0 : 0.34 * fall(beat - delay, 0.5),
      );
    put(pen, takeFrame('die', LAST), { x, y, width });
    paintLayer(pen, { blend: 'lighter', alpha: 0.35 * fall(beat, 0.3) }, () =>
      put(pen, takeFrame('die', LAST), { x, y, width }),
    );
    streak(pen, x, y, 760, TEAL, 0.4 + 0.6 * fall(beat, 0.4), 6);
    motes(pen, { seed: 9, count: 110, time: beat * 2, colour: '#bffbff', drift: 130, rise: -80 });
  });
  flash(pen, fall(beat, 0.09) * 0.8, '#c8fbff');
  flash(pen, ramp(beat, 1.7, 2) * 0.5, TEAL);
};

/** Six pilots, as many as the die shows, fly through the gate. */
export const launch: Painter = ({ pen, index, beat, share }) => {
  const rush = share ** 2.4;
  const [x, y] = [WIDTH / 2, HEIGHT * 0.47];
  shake(pen, index, 0.6 + 2 * share, () => {
    cover(pen, plate('iris'), { zoom: 1.2 + 0.5 * rush, turn: -0.06 * share });
    flight(pen, { seed: 91, count: 420, way: 0.9 * share + 0.8 * rush, step: 0.05 + 0.22 * share, alpha: 0.9, x, y });
    const ring = 460 * (1 + 0.35 * share) + 1900 * rush;
    put(pen, asset('artworks/orion-gate.avif'), {
      x,
      y,
      width: WIDTH * (1.02 + 0.3 * share) + 3200 * rush,
      turn: 0.05 * beat,
    });
    glow(pen, x, y, ring * 0.5, '#8fe8ff', 0.25 + 0.5 * rush);
    for (let pilot = 5; pilot >= 0; pilot--) {
      const [row, side] = [pilot >> 1, pilot % 2 ? 1 : -1];
      const own = settle(clamp(share * 1.25 - row * 0.1), 1.7);
      const px = x + side * mix(240 + row * 170, 24 + row * 12, own);
      const py = mix(HEIGHT * 0.83 + row * 46, y + 30 + row * 6, own);
      const width = mix(400 - row * 40, 26, own);
      glow(pen, px, py + width * 0.12, width * 0.5, '#6fc8ff', 0.7);
      put(pen, asset('ships/redwing.webp'), { x: px, y: py, width, turn: side * mix(-0.34, 0, own) });
    }
  });
  flash(pen, fall(beat, 0.1) * 0.4, TEAL);
  flash(pen, ramp(beat, 1.6, 2) * 0.95, '#d8fbff');
};
