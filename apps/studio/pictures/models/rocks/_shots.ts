import { type Picture, mergeShots } from '../../stage/picture.ts';
import { sculpture } from '../../stage/sculpture.ts';
import { type RockKind, type RockShape, rock } from './_rock.ts';

const DEBRIS = { detail: 20, craters: 3, cuts: 14 } as const;

/** An asteroid and its three fragments. */
export function rockShots(kind: RockKind, shape: Omit<RockShape, 'detail'>): Picture {
  const piece = (index: number) => () =>
    rock(kind, {
      ...DEBRIS,
      seed: shape.seed + 40 + index * 7,
      stretch: [0.75 + index * 0.14, 0.72, 1.15 - index * 0.15],
    });
  const debris = { finish: 'rock', pixels: 160, samples: 16, develop: { contrast: 1.15, ridge: 1 } } as const;
  return mergeShots(
    sculpture(() => rock(kind, { ...shape, detail: 44 }), { whole: { finish: 'rock' } }),
    sculpture(piece(0), { 'debris-1': debris }),
    sculpture(piece(1), { 'debris-2': debris }),
    sculpture(piece(2), { 'debris-3': debris }),
  );
}
