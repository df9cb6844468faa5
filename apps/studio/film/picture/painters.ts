import type { ShotName } from '../timeline.ts';
import type { Painter } from './frame.ts';
import { portrait, scene } from './shots/factions.ts';
import { fleet, jump, title } from './shots/finale.ts';
import { badge, game, glimpse, painting, puzzle, replay } from './shots/games.ts';
import { dieFalls, dieLands, launch } from './shots/iris.ts';
import { dark, dawn, flyby } from './shots/opening.ts';

/** The painter of each shot. */
export const PAINTERS: Readonly<Record<ShotName, Painter>> = {
  dark,
  dawn,
  flyby,
  mud: portrait('mud'),
  'mud-hulls': scene({ art: 'nine-hulls', accent: '#ff8a4a', from: [0.3, 0.4, 1.25], to: [0.45, 0.62, 1.5], seed: 3 }),
  'mud-gate': scene({ art: 'orion-gate', accent: '#6fd0ff', from: [0.5, 0.5, 1.9], to: [0.5, 0.5, 1.3], seed: 6 }),
  oni: portrait('oni'),
  'oni-siege': scene({ art: 'siege', accent: '#25f5cf', from: [0.4, 0.26, 1.3], to: [0.6, 0.46, 1.55], seed: 5 }),
  'oni-rent': scene({ art: 'rent-day', accent: '#c23cff', from: [0.36, 0.2, 1.7], to: [0.5, 0.5, 1.3], seed: 8 }),
  ustur: portrait('ustur'),
  'ustur-crown': scene({ art: 'crown', accent: '#ffb52e', from: [0.52, 0.3, 1], to: [0.46, 0.4, 1.28], seed: 7 }),
  'ustur-lamp': scene({ art: 'lamp', accent: '#ffd27a', from: [0.5, 0.48, 2], to: [0.6, 0.62, 1.35], seed: 10 }),
  'die-falls': dieFalls,
  'die-lands': dieLands,
  launch,
  'game-1': game(1),
  'game-2': game(2),
  'game-3': game(3),
  'game-4': game(4),
  'game-5': puzzle,
  'game-6': game(6),
  'flash-1': glimpse(replay(1, 44, 0.4, 0.7, 2.2), '#5fb4ff'),
  'flash-2': glimpse(painting('hub/cover-space-snake.avif', 0.45, 0.6, 1.3), '#ffb26a'),
  'flash-3': glimpse(badge('vectors/emblems/mud.svg', 'artworks/nine-hulls.avif'), '#ff6a30'),
  'flash-4': glimpse(painting('hub/cover-memory-challenge.avif', 0.3, 0.4, 1.3), '#25f5cf'),
  'flash-5': glimpse(badge('vectors/emblems/oni.svg', 'artworks/siege.avif'), '#25f5cf'),
  'flash-6': glimpse(painting('hub/cover-cargo-runner.avif', 0.5, 0.5, 1.2), '#ff8a3a'),
  'flash-7': glimpse(badge('vectors/emblems/ustur.svg', 'artworks/crown.avif'), '#ffb52e'),
  'flash-8': glimpse(painting('hub/cover-battle-arena.avif', 0.5, 0.5, 1.15), '#ffffff'),
  fleet,
  jump,
  title,
};
