import type { AtlasSpec } from '../build/atlas-spec.ts';

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
