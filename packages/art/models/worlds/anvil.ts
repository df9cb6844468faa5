import { planetPicture } from '../../stage/space/planet.ts';

/** The forge of MUD: rust plains, foundry fires, thin brown air. */
export const picture = planetPicture({
  kind: 'ground',
  seed: 5.3,
  fineness: 1.5,
  sea: -0.5,
  clouds: 0.14,
  cities: 3.4,
  air: 0.6,
  caps: 0.5,
  colours: ['#2a1610', '#4a2618', '#5a3322', '#8a5a3c', '#b08a6c', '#d8cfc4'],
  airColour: [0.9, 0.5, 0.32],
  cloudColour: '#cdb8a4',
  cityColour: '#ff7a30',
  spin: 2.4,
});
