/** Looks of pictures that are taken for each other at a glance: the same outline, or the same colours of subject and ground. */
export const LOOKS = ['moons', 'redHulls', 'horns', 'gilt', 'cold', 'rings'] as const;

export type Look = (typeof LOOKS)[number];

/** The pictures of each look. Every picture of the deck has one. */
export const LOOK_ALIKES: Readonly<Record<Look, readonly number[]>> = {
  // Anvil, Kiln, Tarn, Pinch, Halloway, Big Amber, Onnu Mere, Quorum
  moons: [10, 11, 12, 13, 14, 15, 16, 17],
  // Redwing Delta, Awl Scout, Maul Hammerhead, Vise Cruiser, First Hammer, Kiln Newt, Triad Rack, The Widow
  redHulls: [0, 1, 2, 3, 19, 29, 38, 42],
  // Thorn Raider, Sting Lancer, Twinmoon Reaver, Debt Horn, Tarn Eel, Gatecrow, Hull Limpet
  horns: [4, 5, 6, 22, 26, 30, 31],
  // Onefold Shard, Sixfold Watcher, Crown Warship, Lock Bell, Grebe's Sextant, Amberback, Breath Tank
  gilt: [7, 8, 9, 23, 24, 27, 34],
  // Sennet Plate, Lantern Skate, Frostmoth, Fold Pylon, Thread Bloom, Salt Aurora, The Debtor
  cold: [21, 25, 28, 37, 39, 41, 43],
  // Dice of Iris, Air Slate, Ion Anchor, Thread Compass, Log Spindle, Excise Drone, The Quiet
  rings: [18, 20, 32, 33, 35, 36, 40],
};

const LOOK_OF: ReadonlyMap<number, Look> = new Map(
  LOOKS.flatMap((look) => LOOK_ALIKES[look].map((face) => [face, look] as const)),
);

export function lookOf(face: number): Look {
  const look = LOOK_OF.get(face);
  if (!look) throw new RangeError(`there is no picture ${face}`);
  return look;
}

/** Whether two different pictures are taken for each other. */
export function lookAlike(one: number, other: number): boolean {
  return one !== other && lookOf(one) === lookOf(other);
}
