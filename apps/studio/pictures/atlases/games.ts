import { WALL_MASKS } from '@star-seekers/art';
import { cargoTypes } from '@star-seekers/content/cargo-types';
import type { AtlasSpec, FrameSpec } from '../build/atlas-spec.ts';
import { DECK_SHEET, FLOORS, deckPlace } from '../stage/deck-sheet.ts';

/** Space Snake: cells of 43 pixels; ships are a little larger than their cell. */
export const snake: AtlasSpec = {
  name: 'snake',
  density: 2,
  background: 'backdrops/mill@far',
  frames: [
    { frame: 'flagship', from: 'ships/redwing@small', fit: 54 },
    { frame: 'wagon', from: 'ships/crake@small', fit: 46 },
    { frame: 'tail', from: 'ships/drake@small', fit: 48 },
    { frame: 'ammo', from: 'stores/ammo@small', fit: 32 },
    { frame: 'food', from: 'stores/food@small', fit: 32 },
    { frame: 'fuel', from: 'stores/fuel@small', fit: 33 },
    { frame: 'tool', from: 'stores/tool@small', fit: 34 },
    { frame: 'e1', from: 'ships/awl@small', fit: 44 },
    { frame: 'e2', from: 'ships/thorn@small', fit: 46 },
    { frame: 'e4', from: 'ships/sixfold@small', fit: 46 },
    { frame: 'e6', from: 'ships/maul@small', fit: 46 },
    { frame: 'c8', from: 'ships/vise@small', fit: 48 },
    { frame: 'c9', from: 'ships/twinmoon@small', fit: 50 },
    { frame: 'c11', from: 'ships/crown@small', fit: 52 },
  ],
};

/** Solid objects of Cosmic Battle Arena. Sizes are from the rules, for the longer side. */
export const shooter: AtlasSpec = {
  name: 'shooter',
  density: 2,
  background: 'backdrops/arena@far',
  frames: [
    { frame: 'player', from: 'ships/redwing@small', fit: 75 },
    { frame: 'player-left', from: 'ships/redwing@left', like: 'player' },
    { frame: 'player-right', from: 'ships/redwing@right', like: 'player' },
    { frame: 'e1', from: 'ships/awl@small', fit: 56 },
    { frame: 'e2', from: 'ships/thorn@small', fit: 58 },
    { frame: 'e3', from: 'ships/onefold@small', fit: 58 },
    { frame: 'e4', from: 'ships/sixfold@small', fit: 60 },
    { frame: 'e5', from: 'ships/sting@small', fit: 62 },
    { frame: 'e6', from: 'ships/maul@small', fit: 60 },
    { frame: 'c8', from: 'ships/vise@large', fit: 104 },
    { frame: 'c9', from: 'ships/twinmoon@large', fit: 110 },
    { frame: 'c10', from: 'ships/bastion@large', fit: 112 },
    { frame: 'c10-ring', from: 'ships/bastion@ring', like: 'c10' },
    { frame: 'c10-open', from: 'ships/bastion@open', like: 'c10' },
    { frame: 'c10-shut', from: 'ships/bastion@shut', like: 'c10' },
    { frame: 'c11', from: 'ships/crown@large', fit: 220 },
    { frame: 'c11-open', from: 'ships/crown@open', like: 'c11' },
    { frame: 'c11-shut', from: 'ships/crown@shut', like: 'c11' },
    // At the scale of the hull. The turret turns on its socket, which is not the middle of its picture.
    { frame: 'c11-turret', from: 'ships/crown@turret', width: 41.2, pivot: [0.5, 0.568] },
    ...rock('a1', 'stone', 92),
    ...rock('a2', 'ore', 86),
    ...rock('a3', 'ice', 80),
    { frame: 'extra-life', from: 'power-ups/extra-life@small', fit: 40 },
    { frame: 'missiles', from: 'power-ups/missiles@small', fit: 40 },
    { frame: 'double-shot', from: 'power-ups/double-shot@small', fit: 40 },
    { frame: 'missile', from: 'effects/missile@small', fit: 34 },
  ],
};

function rock(frame: string, kind: string, fit: number): FrameSpec[] {
  return [
    { frame, from: `rocks/${kind}@whole`, fit },
    ...[1, 2, 3].map((piece): FrameSpec => ({
      frame: `${frame}-debris-${piece}`,
      from: `rocks/${kind}@debris-${piece}`,
      fit: 20 + piece * 5,
    })),
  ];
}

const WORLDS = ['anvil', 'kiln', 'tarn', 'pinch', 'halloway', 'onnu-mere', 'quorum'] as const;

/** The eight worlds: decoration of the Arena, and pictures of the hub. */
export const worlds: AtlasSpec = {
  name: 'worlds',
  density: 2,
  quality: 84,
  background: 'backdrops/arena@far',
  frames: [
    ...WORLDS.map((name) => ({ frame: name, from: `worlds/${name}@globe` as const, width: 160 })),
    { frame: 'big-amber', from: 'worlds/big-amber@globe', width: 220 },
  ],
};

/** Three worlds in the distance behind the Arena. */
export const arenaWorlds: AtlasSpec = {
  name: 'arena-worlds',
  density: 1.5,
  quality: 80,
  background: 'backdrops/arena@far',
  frames: [
    { frame: 'onnu-mere', from: 'worlds/onnu-mere@globe', width: 170 },
    { frame: 'kiln', from: 'worlds/kiln@globe', width: 84 },
    { frame: 'big-amber', from: 'worlds/big-amber@globe', width: 190 },
  ],
};

const LOADS = ['0', '1', '2', '3', 'heavy'] as const;
const MOODS = ['patrol', 'suspicious', 'chase', 'stunned'] as const;

/** Cargo Runner: the lighter by its load, the drones by their mood, the station, and the seventeen kinds of cargo. */
export const cargo: AtlasSpec = {
  name: 'cargo',
  density: 2,
  frames: [
    { frame: 'lighter-0', from: 'ships/wren@load-0', fit: 34 },
    ...LOADS.slice(1).map((load) => ({
      frame: `lighter-${load}`,
      from: `ships/wren@load-${load}` as const,
      like: 'lighter-0',
    })),
    { frame: 'drone-patrol', from: 'ships/drone@patrol', fit: 46 },
    ...MOODS.slice(1).map((mood) => ({
      frame: `drone-${mood}`,
      from: `ships/drone@${mood}` as const,
      like: 'drone-patrol',
    })),
    { frame: 'station', from: 'ships/customs-scale@small', fit: 120 },
    ...cargoTypes.map(({ type }) => ({ frame: type, from: `cargo/${type.toLowerCase()}@icon` as const, fit: 40 })),
  ],
};

/** The bonded decks, in the order of the levels. */
const DECK_NAMES = ['rust', 'green', 'salt', 'frost', 'horn', 'gilt', 'quiet'] as const;

const { cellPixels, columns, pitch } = DECK_SHEET;

/** Walls `wall-<mask>` and floors of one deck; a cell of the maze is 40 logical pixels. */
const deck = (name: string): AtlasSpec => ({
  name: `deck-${name}`,
  density: 2,
  quality: 86,
  tiles: true,
  frames: [...WALL_MASKS.map((mask) => `wall-${mask}`), ...FLOORS].map((frame, index): FrameSpec => {
    const [x, z] = deckPlace(index);
    const corner = (middle: number) => Math.round((middle + (columns * pitch) / 2 - 0.5) * cellPixels);
    return { frame, from: `decks/${name}@sheet`, crop: [corner(x), corner(z), cellPixels, cellPixels] };
  }),
});

export const decks: readonly AtlasSpec[] = DECK_NAMES.map(deck);
