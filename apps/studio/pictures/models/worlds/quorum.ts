import { type World, planetPicture } from '../../stage/space/planet.ts';

/** The seat of USTUR: pale, cratered, ordered. */
export const quorum: World = {
  kind: 'airless',
  seed: 4.4,
  relief: 1.3,
  colours: ['#3a3428', '#5a5240', '#8a7f68', '#b8ac90', '#e8ddc0', '#ffffff'],
};

export const picture = planetPicture(quorum);
