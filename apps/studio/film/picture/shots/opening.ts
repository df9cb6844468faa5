import { HEIGHT, type Painter, WIDTH, cover, fall, paintLayer, mix, put, ramp } from '../frame.ts';
import { darken, flash } from '../finish.ts';
import { asset, plate, takeFrame, world } from '../images.ts';
import { glow, streak, sun } from '../light.ts';
import { flight, motes } from '../stars.ts';

/** Darkness, then stars, then one of them turns out to be a ship's lamp. */
export const dark: Painter = ({ pen, beat, share }) => {
  paintLayer(pen, { alpha: ramp(beat, 0.2, 3.4) * 0.8 }, () =>
    cover(pen, plate('dawn'), { zoom: 1.25 - 0.06 * share, x: 0.5, y: 0.32 }),
  );
  flight(pen, { seed: 5, count: 240, way: 0.02 * beat, step: 0, alpha: ramp(beat, 0, 3) * 0.8 });
  const breath = ramp(beat, 1.4, 4) * (0.75 + 0.25 * Math.sin(beat * 7));
  streak(pen, WIDTH * 0.52, HEIGHT * 0.62, 60 + 300 * ramp(beat, 2, 4), '#8fc4ff', breath, 3);
  glow(pen, WIDTH * 0.52, HEIGHT * 0.62, 20 + 110 * ramp(beat, 2, 4), '#bfe0ff', breath);
  flash(pen, ramp(beat, 3.7, 4) * 0.35, '#ffd9a8');
};

/** A sun rises behind a world, and a ship flies towards it. */
export const dawn: Painter = ({ pen, beat, share }) => {
  cover(pen, plate('dawn'), { zoom: 1.2 + 0.08 * share, x: 0.5, y: 0.36 });
  flight(pen, { seed: 5, count: 160, way: 0.08 + 0.012 * beat, step: 0, alpha: 0.6 });
  const rise = ramp(beat, -1.2, 7);
  const sunY = mix(HEIGHT * 0.52, HEIGHT * 0.392, rise);
  sun(pen, WIDTH * 0.55, sunY, { strength: mix(0.35, 1, rise), time: beat });
  const scale = mix(1.08, 1.0, share);
  // Turned so that its lit side is on top.
  put(pen, world(), { x: WIDTH * 0.5, y: HEIGHT * 1.6 + 22 * share, width: 2050 * scale, turn: -0.62 + 0.03 * share });
  darken(pen, 0.72 * (1 - rise));
  // The light spills over the edge of the world.
  glow(pen, WIDTH * 0.55, sunY + 18, 330 * rise, '#ffc48a', 0.55 * rise);
  streak(pen, WIDTH * 0.55, sunY + 6, 800, '#ffcf9a', 0.5 * rise, 7);
  const ship = ramp(beat, 1.4, 8.6);
  const [x, y] = [mix(-90, WIDTH * 0.53, ship), mix(HEIGHT * 0.66, sunY + 22, ship)];
  put(pen, asset('hub/hero-redwing.webp'), { x, y, width: mix(210, 10, ramp(beat, 1.4, 8.2)), turn: -0.05 });
  glow(pen, x - 30 * (1 - ship), y + 6, mix(46, 8, ship), '#7fc4ff', 0.8 * (1 - ship * 0.6));
  darken(pen, fall(beat, 0.4) * 0.35);
};

/** The Redwing flies past the camera and away. */
export const flyby: Painter = ({ pen, beat, share }) => {
  const frame = Math.min(44, Math.round(beat * 15));
  cover(pen, plate('dawn'), { zoom: 1.5 + 0.12 * share, x: 0.36 + 0.05 * share, y: 0.4, turn: 0.03 - 0.05 * share });
  sun(pen, WIDTH * mix(0.8, 0.72, share), HEIGHT * 0.4, { strength: 0.85, time: 8 + beat });
  flight(pen, {
    seed: 12,
    count: 300,
    way: 0.35 * beat + 0.1 * beat * beat,
    step: 0.05 + 0.05 * beat,
    alpha: 0.75,
    x: WIDTH * 0.5,
    y: HEIGHT * 0.5,
  });
  motes(pen, { seed: 3, count: 30, time: beat * 3, colour: '#ffcf9a', drift: -120, rise: 14 });
  if (beat < 3.1) {
    cover(pen, takeFrame('flyby', frame), {});
  }
  // A star flares where she disappears.
  const gone = ramp(beat, 2.7, 3.15);
  const [x, y] = [WIDTH * 0.488, HEIGHT * 0.507];
  streak(pen, x, y, 40 + 900 * gone, '#8fd0ff', gone * fall(beat - 3.2, 0.5), 5);
  glow(pen, x, y, 40 + 200 * gone, '#bfe6ff', gone * fall(beat - 3.2, 0.5));
  flash(pen, gone * fall(beat - 3.1, 0.16) * 0.6, '#d8ecff');
  flash(pen, ramp(beat, 3.75, 4) * 0.8, '#ff9a5a');
};
