import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, circle, disc, fade, plate, radial, shape } from '../../space-snake/art/paint.ts';
import type { PowerUpKind } from '../rules.ts';

/** One colour each; none of them is an enemy's. Told apart by what is inside as well. */
export const POWER_UP_COLORS: Readonly<Record<PowerUpKind, string>> = {
  extraLife: '#ff5a6e',
  missiles: '#72e86b',
  doubleShot: '#45c8ff',
};

function bubble(kind: PowerUpKind, inside: (brush: Brush) => void): Drawing {
  const color = POWER_UP_COLORS[kind];
  return {
    size: 52,
    draw(brush) {
      brush.fillStyle = radial(brush, [0, 0], 50, [`${color}66`, `${color}33`, `${color}00`]);
      disc(brush, [0, 0], 50);
      brush.fillStyle = 'rgb(6 10 22 / 82%)';
      disc(brush, [0, 0], 38);
      inside(brush);
      brush.strokeStyle = color;
      brush.lineWidth = 5;
      brush.stroke(circle([0, 0], 38));
      brush.strokeStyle = 'rgb(255 255 255 / 70%)';
      brush.lineWidth = 2;
      brush.stroke(new Path2D('M -28 -20 A 34 34 0 0 1 -8 -33'));
    },
  };
}

/** Second Breath: a red tank with a white cross (codex, devices). */
export const extraLife = bubble('extraLife', (brush) => {
  const tank = new Path2D();
  tank.roundRect(-15, -20, 30, 44, 11);
  plate(brush, tank, fade(brush, [-15, 0], [15, 0], ['#ff7a7a', '#e02638', '#7c0d18']), { width: 3 });
  plate(
    brush,
    shape([
      [-6, -28],
      [6, -28],
      [6, -20],
      [-6, -20],
    ]),
    '#aab6c4',
    { width: 2 },
  );
  brush.fillStyle = '#ffffff';
  brush.fillRect(-3.5, -10, 7, 24);
  brush.fillRect(-11, -2, 22, 7);
});

/** Triad rack: three missiles side by side. */
export const missiles = bubble('missiles', (brush) => {
  for (const [x, y] of [
    [-15, 6],
    [0, -4],
    [15, 6],
  ] as const) {
    plate(
      brush,
      shape([
        [x, y - 22],
        [x + 6, y - 10],
        [x + 6, y + 14],
        [x + 9, y + 22],
        [x - 9, y + 22],
        [x - 6, y + 14],
        [x - 6, y - 10],
      ]),
      fade(brush, [x - 8, 0], [x + 8, 0], ['#d9ffd2', '#72e86b', '#1f7a2c']),
      { width: 2.4 },
    );
  }
});

/** Twin coupler: two barrels, coupled. */
export const doubleShot = bubble('doubleShot', (brush) => {
  for (const x of [-11, 11]) {
    const barrel = new Path2D();
    barrel.roundRect(x - 6, -25, 12, 50, 4);
    plate(brush, barrel, fade(brush, [x - 6, 0], [x + 6, 0], ['#d6f4ff', '#45c8ff', '#12608a']), { width: 2.4 });
    brush.fillStyle = '#04121c';
    brush.fillRect(x - 3, -24, 6, 7);
  }
  brush.fillStyle = '#e8f6ff';
  brush.fillRect(-8, 0, 16, 6);
});
