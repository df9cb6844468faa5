/** The paint of the wagons from so many ships on. */
const LIVERIES = [
  { ships: 5, tint: 0xe8eef8 },
  { ships: 10, tint: 0x4fd8e8 },
  { ships: 15, tint: 0xb48cff },
  { ships: 20, tint: 0xffc23a },
] as const;

/** The paint of a convoy; a short one has none. */
export function liveryOf(length: number): number | undefined {
  return LIVERIES.findLast(({ ships }) => length >= ships)?.tint;
}

/** The paint that a convoy gets with its last ship, if any. */
export function newLiveryOf(length: number): number | undefined {
  return LIVERIES.find(({ ships }) => length === ships)?.tint;
}
