import { greebles } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { ball } from '../../kit/shapes/round.ts';
import { mergeShots } from '../../stage/picture.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const shell = { colour: '#59616d', metal: 0.35, rough: 0.44 };
const pale = { colour: '#a9aeb4', metal: 0.2, rough: 0.42 };
const dark = { colour: '#1b2029', metal: 0.7, rough: 0.45, plating: 0.6 };
const brass = { colour: '#b98a3a', metal: 1, rough: 0.32, plating: 0.2 };

/** Moods of an excise drone, shown by the colour of its lamp and by its claws. */
const MOODS = {
  patrol: { lamp: '#4fe0ff', claws: 0.1 },
  suspicious: { lamp: '#ffc02e', claws: 0.4 },
  chase: { lamp: '#ff3020', claws: 0.8 },
  stunned: { lamp: '#6a7080', claws: 0 },
} as const;

/** The drone that guards the bonded decks: a round body with one lamp in front and two claws. */
export function drone(mood: keyof typeof MOODS): Sculpture {
  const { lamp, claws } = MOODS[mood];
  const kit = new Kit(61);
  kit.add(
    upright(
      [
        [0, 1],
        [1, 0.95],
        [1.9, 0.5],
        [2.2, 0],
        [1.9, -0.4],
        [0, -0.6],
      ],
      12,
      0.3,
    ),
    shell,
    { turn: STANDING },
  );
  kit.add(torus(2.1, 0.24), dark, { turn: STANDING });
  kit.add(
    upright(
      [
        [0.9, 0.8],
        [1.3, 0.9],
        [1.35, 1.02],
        [0.9, 1.1],
        [0.9, 0.8],
      ],
      32,
    ),
    brass,
    { turn: STANDING },
  );
  kit.add(ball(0.75, 28), glowing(lamp, mood === 'stunned' ? 0.6 : 4), { at: [0, 0.85, 0], size: [1, 0.4, 1] });
  kit.add(ball(0.34, 20), glowing('#ffffff', mood === 'stunned' ? 0.4 : 9), { at: [0, 1.05, 0], size: [1, 0.5, 1] });
  kit.add(
    plate(
      [
        [-1, -3],
        [1, -3],
        [1.5, -2],
        [1.2, -1.2],
        [-1.2, -1.2],
        [-1.5, -2],
      ],
      0.7,
      0.16,
    ),
    pale,
    { at: [0, 0.1, 0] },
  );
  kit.add(box(1.2, 0.3, 0.4, 0.06), glowing(lamp, mood === 'stunned' ? 0.8 : 6), { at: [0, 0.35, -2.6] });
  const claw = { at: [1.7, 0.05, -1.1] as const, turn: [0, claws, 0] as const, mirror: true };
  kit.add(
    plate(
      [
        [0, -0.4],
        [1, -0.6],
        [1.4, -1.8],
        [1, -3.4],
        [0.3, -4.1],
        [0.5, -2.8],
        [0.4, -1.8],
        [-0.1, -1],
      ],
      0.5,
      0.14,
    ),
    pale,
    claw,
  );
  kit.add(
    plate(
      [
        [0.5, -1],
        [0.9, -1.8],
        [0.75, -2.8],
        [0.6, -2],
        [0.35, -1.2],
      ],
      0.16,
      0.05,
    ),
    glowing(lamp, mood === 'stunned' ? 0.5 : 2.6),
    { ...claw, at: [1.7, 0.34, -1.1] },
  );
  for (const angle of [0.7, -0.7]) {
    kit.add(box(0.8, 0.5, 1.9, 0.14), dark, {
      at: [Math.sin(angle) * 2.3, 0, Math.cos(angle) * 2.3],
      turn: [0, angle, 0],
    });
    kit.add(rod(0.6, 0.5, 0.5, 16), brass, {
      at: [Math.sin(angle) * 3.1, 0, Math.cos(angle) * 3.1],
      turn: [0, angle, 0],
    });
    kit.add(rod(0.36, 0.36, 0.6, 16), glowing('#ff8a3a', 5), {
      at: [Math.sin(angle) * 3.15, 0, Math.cos(angle) * 3.15],
      turn: [0, angle, 0],
    });
  }
  greebles(kit, dark, 22, { x: [0.6, 1.8], z: [-1, 1.8], size: [0.12, 0.28], finishes: [dark, pale, shell] });
  return {
    kit,
    look: 'mud',
    material: { scale: 0.2, grime: 0.6, wear: 1 },
    radius: 5,
    half: 5.2,
    centre: [0, 0, -0.4],
  };
}

export const picture = mergeShots(
  ...(Object.keys(MOODS) as (keyof typeof MOODS)[]).map((mood) =>
    sculpture(() => drone(mood), {
      [mood]: { finish: 'small', pixels: 320, samples: 16, develop: { haloColour: MOODS[mood].lamp } },
    }),
  ),
);
