import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { lathe } from '../../kit/shapes/lathe.ts';
import { cargoIcon } from './_cargo.ts';

/** Energised sublimate: violet frost on a cold dish. */
function enrgsub(): Kit {
  const kit = new Kit(108);
  kit.add(
    upright(
      [
        [0, -0.8],
        [1.2, -0.75],
        [1.5, -0.45],
        [1.42, -0.35],
        [1, -0.55],
        [0, -0.6],
      ],
      24,
      0.3,
    ),
    { colour: '#56606e', metal: 0.7, rough: 0.4, plating: 0.4 },
    { turn: STANDING },
  );
  kit.add(
    upright(
      [
        [0.6, -1.3],
        [1, -1.3],
        [0.8, -0.75],
        [0.5, -0.75],
        [0.6, -1.3],
      ],
      24,
      0.3,
    ),
    { colour: '#2a3038', metal: 0.7, rough: 0.4, plating: 0.4 },
    { turn: STANDING },
  );
  const next = kit.random;
  for (let shard = 0; shard < 13; shard++) {
    const angle = shard * 2.4;
    const out = shard === 0 ? 0 : 0.28 + 0.055 * shard;
    const lean = out * 0.75;
    const height = shard === 0 ? 2.3 : next.between(0.8, 1.7) - out * 0.4;
    const width = shard === 0 ? 0.38 : next.between(0.17, 0.3);
    const frost = {
      colour: shard % 3 === 0 ? '#e0a0ff' : shard % 3 === 1 ? '#a060f0' : '#7a48e0',
      metal: 0.1,
      rough: 0.12,
      glow: 0.42,
      plating: 0,
      unworn: true,
    };
    kit.add(
      lathe(
        [
          [0, -0.2],
          [width * 0.8, -0.1],
          [width, height * 0.55],
          [width * 0.5, height * 0.85],
          [0, height],
        ],
        6,
        { crease: 0.05 },
      ),
      frost,
      {
        at: [Math.cos(angle) * out, -0.65, Math.sin(angle) * out],
        turn: [-Math.PI / 2 + Math.sin(angle) * lean, Math.cos(angle) * lean, 0],
      },
    );
  }
  kit.add(
    upright(
      [
        [1.1, -0.42],
        [1.3, -0.36],
        [1.36, -0.42],
        [1.2, -0.5],
        [1.1, -0.42],
      ],
      40,
    ),
    glowing('#c23cff', 2),
    { turn: STANDING },
  );
  return kit;
}

export const picture = cargoIcon(enrgsub, { look: 'oni', material: { clearcoat: 0.9 } });
