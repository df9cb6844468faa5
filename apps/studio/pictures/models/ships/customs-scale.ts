import { STANDING, upright } from '../../kit/eye.ts';
import { greebles } from '../../kit/fittings.ts';
import { HUB_PAINT } from '../../kit/hub-material.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { ball } from '../../kit/shapes/round.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.player);
const lamp = glowing('#54e08a', 5);

/** The delivery station: a landing ring with eight arms, four of them docks, round a lit scale. */
export function customsScale(): Sculpture {
  const kit = new Kit(71);
  kit.add(
    upright(
      [
        [3.1, 0.2],
        [3.4, 0.5],
        [4.5, 0.5],
        [4.8, 0.2],
        [4.8, -0.5],
        [3.1, -0.5],
        [3.1, 0.2],
      ],
      64,
      0.3,
    ),
    f.light,
    { turn: STANDING },
  );
  kit.add(torus(3.95, 0.16, 72), f.gold, { at: [0, 0.52, 0], turn: STANDING });
  kit.add(
    upright(
      [
        [0, 0.1],
        [2.6, 0.1],
        [3.2, -0.1],
        [3.2, -0.5],
        [0, -0.5],
      ],
      32,
      0.3,
    ),
    f.dark,
    { turn: STANDING },
  );
  kit.add(
    upright(
      [
        [1.9, 0.18],
        [2.1, 0.26],
        [2.3, 0.18],
        [2.1, 0.1],
        [1.9, 0.18],
      ],
      56,
    ),
    lamp,
    { turn: STANDING },
  );
  kit.add(
    upright(
      [
        [0, 0.7],
        [0.6, 0.65],
        [1.1, 0.4],
        [1.25, 0],
        [0, 0],
      ],
      8,
      0.2,
    ),
    f.light,
    { turn: STANDING },
  );
  kit.add(ball(0.46, 28), glowing('#9dffc0', 8), { at: [0, 0.7, 0], size: [1, 0.5, 1] });
  kit.ring(8, (angle, index) => {
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const turn = [0, angle, 0] as const;
    if (index % 2 === 0) {
      kit.add(box(1.7, 0.7, 2.3, 0.16, { back: [0.75, 1] }), f.hull, { at: [x * 5.6, 0, z * 5.6], turn });
      kit.add(box(1.1, 0.2, 1.2, 0.06), f.accent, { at: [x * 5.5, 0.42, z * 5.5], turn });
      kit.add(box(0.7, 0.24, 0.34, 0.06), lamp, { at: [x * 6.6, 0.2, z * 6.6], turn });
      kit.add(box(0.6, 0.34, 2, 0.08), f.metal, { at: [x * 2.3, 0.1, z * 2.3], turn });
    } else {
      kit.add(
        plate(
          [
            [-0.5, 4.4],
            [0.5, 4.4],
            [0.34, 6.4],
            [-0.34, 6.4],
          ],
          0.4,
          0.1,
        ),
        f.dark,
        { turn },
      );
      kit.add(box(0.24, 0.24, 0.24, 0.06), glowing('#ffae3a', 5), { at: [x * 6.3, 0.24, z * 6.3], turn });
    }
  });
  greebles(kit, f.mech, 40, {
    x: [0.3, 4.6],
    z: [-4.6, 4.6],
    size: [0.12, 0.3],
    finishes: [f.dark, f.hull, f.metal, f.light],
  });
  return { kit, look: 'player', material: { ...HUB_PAINT, scale: 0.18, lights: 6 }, radius: 7.2, half: 7.4 };
}

export const picture = sculpture(customsScale, {
  small: { finish: 'small', pixels: 448 },
  large: { finish: 'large', pixels: 448 },
});
