import { STANDING, upright } from '../../kit/eye.ts';
import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import type { Picture } from '../../stage/picture.ts';
import { sculpture } from '../../stage/sculpture.ts';

const rim = { colour: '#aab2ba', metal: 0.7, rough: 0.34, plating: 0.4 };
const bed = { colour: '#131a26', metal: 0.5, rough: 0.5, plating: 0.4 };

/** A power-up: a lit frame, whose number of sides identifies it, around its content. */
export function pod(sides: number, colour: string, fill: (kit: Kit) => void): Picture {
  const build = () => {
    const kit = new Kit(200 + sides);
    const turn = sides === 4 ? Math.PI / 4 : Math.PI / 2;
    const round = sides > 12;
    const crease = round ? 0.4 : 0.1;
    kit.add(
      upright(
        [
          [0, 0],
          [2.5, 0],
          [2.5, -0.4],
          [0, -0.4],
        ],
        sides,
        crease,
        turn,
      ),
      bed,
      { turn: STANDING },
    );
    kit.add(
      upright(
        [
          [2.35, 0.1],
          [2.6, 0.42],
          [3.1, 0.42],
          [3.35, 0.05],
          [3.2, -0.4],
          [2.35, -0.4],
          [2.35, 0.1],
        ],
        sides,
        crease,
        turn,
      ),
      rim,
      { turn: STANDING },
    );
    kit.add(
      upright(
        [
          [2.72, 0.46],
          [2.82, 0.54],
          [2.94, 0.54],
          [3.02, 0.46],
          [2.72, 0.46],
        ],
        sides,
        crease,
        turn,
      ),
      glowing(colour, 4),
      { turn: STANDING },
    );
    kit.add(
      upright(
        [
          [1.9, 0.03],
          [2.25, 0.05],
          [2.3, 0.02],
          [1.9, 0.03],
        ],
        sides,
        crease,
        turn,
      ),
      glowing(colour, 0.6),
      { turn: STANDING },
    );
    if (round)
      kit.ring(4, (angle) =>
        kit.add(box(0.7, 0.5, 0.6, 0.12), rim, {
          at: [Math.sin(angle) * 3.2, 0.1, Math.cos(angle) * 3.2],
          turn: [0, angle, 0],
        }),
      );
    fill(kit);
    return { kit, look: 'player' as const, material: { scale: 0.25, grime: 0.3, wear: 1 }, radius: 4, half: 4.2 };
  };
  return sculpture(build, {
    small: { finish: 'small', pixels: 256, samples: 16, develop: { haloColour: colour, haloAlpha: 0.9, bloom: 0.7 } },
  });
}
