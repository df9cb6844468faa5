import { type World, planetPicture } from '../../stage/space/planet.ts';

/** The forge of MUD: rust plains, foundry fires, thin brown air. */
export const anvil: World = {
  kind: 'ground',
  seed: 5.3,
  fineness: 1.5,
  sea: -0.5,
  clouds: 0.1,
  cities: 6,
  air: 0.35,
  caps: 0.2,
  colours: ['#140e0c', '#241812', '#2c201a', '#4a362a', '#6a5444', '#9a9088'],
  airColour: [0.9, 0.5, 0.32],
  cloudColour: '#cdb8a4',
  cityColour: '#ff7a30',
  spin: 2.4,
};

export const picture = planetPicture(anvil, { sun: [-0.85, 0.4, -0.05] });
