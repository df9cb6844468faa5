import { FACE_NORMALS, FACE_VALUES, type FaceValue } from './faces.ts';

/** Distance between the middles of neighbouring pips, in units. */
export const PIP_SPACING = 0.43;

export const PIP_RADIUS = 0.165;

/** Depth of a pip's lens below the face, in units. */
export const PIP_DEPTH = 0.085;

/** Pips of each face: one character per cell of the 3 × 3 grid. */
const PATTERNS: Readonly<Record<FaceValue, string>> = {
  1: '....o....',
  2: 'o.......o',
  3: 'o...o...o',
  4: 'o.o...o.o',
  5: 'o.o.o.o.o',
  6: 'o.oo.oo.o',
};

/** Places of a face's pips: column and row, −1 to 1. */
export function pipPlaces(value: FaceValue): readonly { readonly column: number; readonly row: number }[] {
  return Array.from(PATTERNS[value]).flatMap((place, index) =>
    place === 'o' ? [{ column: (index % 3) - 1, row: Math.floor(index / 3) - 1 }] : [],
  );
}

/** Index of a face in {@link PIPS} from the axis (0 x, 1 y, 2 z) and sign of its normal. */
export function faceIndex(axis: number, positive: boolean): number {
  return axis * 2 + (positive ? 1 : 0);
}

/** Grid of each face, by {@link faceIndex}: one byte per cell, row by row along the two following axes. */
export const PIPS: readonly Uint8Array[] = [0, 1, 2].flatMap((axis) =>
  [false, true].map((positive) => {
    const value = FACE_VALUES.find((candidate) => FACE_NORMALS[candidate][axis] === (positive ? 1 : -1)) ?? 1;
    return Uint8Array.from(PATTERNS[value], (place) => (place === 'o' ? 1 : 0));
  }),
);
