import { flame } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { lathe } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.player);

/** A missile of the triple shot: white with a red nose. */
function missile(): Kit {
  const kit = new Kit(81);
  kit.add(
    lathe(
      [
        [0, -3.4],
        [0.34, -2.8],
        [0.5, -2.1],
        [0.52, -1.9],
      ],
      24,
    ),
    f.accent,
  );
  kit.add(
    lathe(
      [
        [0.5, -1.95],
        [0.56, -1.8],
        [0.56, 1.7],
        [0.42, 2.2],
        [0, 2.2],
      ],
      24,
      { crease: 0.4 },
    ),
    f.light,
  );
  kit.add(
    lathe(
      [
        [0.57, -0.9],
        [0.62, -0.8],
        [0.62, -0.4],
        [0.57, -0.3],
      ],
      24,
      { crease: 0.3 },
    ),
    f.dark,
  );
  kit.add(
    plate(
      [
        [0.4, 0.3],
        [1.5, 1.6],
        [1.5, 2.3],
        [0.4, 1.9],
      ],
      0.2,
      0.06,
    ),
    f.accent,
    { mirror: true },
  );
  kit.add(
    plate(
      [
        [0.4, -1.6],
        [0.95, -1],
        [0.95, -0.6],
        [0.4, -0.7],
      ],
      0.16,
      0.05,
    ),
    f.dark,
    { mirror: true },
  );
  flame(kit, f, [0, 0, 2.2], 0.6, 1.5);
  return kit;
}

export const picture = sculpture(
  () => ({ kit: missile(), look: 'player', material: { scale: 0.2 }, radius: 4, half: 4.4, centre: [0, 0, 0.1] }),
  { small: { finish: 'small', pixels: 192, samples: 16 } },
);
