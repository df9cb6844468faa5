import type { ShotName } from '../timeline.ts';
import { darken, flash, shake } from './finish.ts';
import { HEIGHT, type Painter, WIDTH, clamp, cover, fall, mix, paintLayer, put, ramp, settle } from './frame.ts';
import { asset, plate, takeFrame, world } from './images.ts';
import { glow, shockwave, streak, sun } from './light.ts';
import { portrait, scene } from './shots/factions.ts';
import { fleet, jump, title } from './shots/finale.ts';
import { badge, game, glimpse, painting, puzzle, replay } from './shots/games.ts';
import { flight, motes } from './stars.ts';

const LAST = 15;
const TEAL = '#5ff0ff';

/** The turning die comes out of the dark. */
const dieFalls: Painter = ({ pen, beat, share }) => {
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
const dieLands: Painter = ({ pen, index, beat }) => {
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
const launch: Painter = ({ pen, index, beat, share }) => {
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

/** Darkness, then stars, then one of them turns out to be a ship's lamp. */
const dark: Painter = ({ pen, beat, share }) => {
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
const dawn: Painter = ({ pen, beat, share }) => {
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
const flyby: Painter = ({ pen, beat, share }) => {
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

/** The painter of each shot. */
export const PAINTERS: Readonly<Record<ShotName, Painter>> = {
  dark,
  dawn,
  flyby,
  mud: portrait('mud'),
  'mud-hulls': scene({ art: 'nine-hulls', accent: '#ff8a4a', from: [0.3, 0.4, 1.25], to: [0.45, 0.62, 1.5], seed: 3 }),
  'mud-gate': scene({ art: 'orion-gate', accent: '#6fd0ff', from: [0.5, 0.5, 1.9], to: [0.5, 0.5, 1.3], seed: 6 }),
  oni: portrait('oni'),
  'oni-siege': scene({ art: 'siege', accent: '#25f5cf', from: [0.4, 0.26, 1.3], to: [0.6, 0.46, 1.55], seed: 5 }),
  'oni-rent': scene({ art: 'rent-day', accent: '#c23cff', from: [0.36, 0.2, 1.7], to: [0.5, 0.5, 1.3], seed: 8 }),
  ustur: portrait('ustur'),
  'ustur-crown': scene({ art: 'crown', accent: '#ffb52e', from: [0.52, 0.3, 1], to: [0.46, 0.4, 1.28], seed: 7 }),
  'ustur-lamp': scene({ art: 'lamp', accent: '#ffd27a', from: [0.5, 0.48, 2], to: [0.6, 0.62, 1.35], seed: 10 }),
  'die-falls': dieFalls,
  'die-lands': dieLands,
  launch,
  'game-1': game(1),
  'game-2': game(2),
  'game-3': game(3),
  'game-4': game(4),
  'game-5': puzzle,
  'game-6': game(6),
  'flash-1': glimpse(replay(1, 44, 0.4, 0.7, 2.2), '#5fb4ff'),
  'flash-2': glimpse(painting('hub/cover-space-snake.avif', 0.45, 0.6, 1.3), '#ffb26a'),
  'flash-3': glimpse(badge('vectors/emblems/mud.svg', 'artworks/nine-hulls.avif'), '#ff6a30'),
  'flash-4': glimpse(painting('hub/cover-memory-challenge.avif', 0.3, 0.4, 1.3), '#25f5cf'),
  'flash-5': glimpse(badge('vectors/emblems/oni.svg', 'artworks/siege.avif'), '#25f5cf'),
  'flash-6': glimpse(painting('hub/cover-cargo-runner.avif', 0.5, 0.5, 1.2), '#ff8a3a'),
  'flash-7': glimpse(badge('vectors/emblems/ustur.svg', 'artworks/crown.avif'), '#ffb52e'),
  'flash-8': glimpse(painting('hub/cover-battle-arena.avif', 0.5, 0.5, 1.15), '#ffffff'),
  fleet,
  jump,
  title,
};
