import type { AtlasSpec, FrameSpec } from '../build/atlas-spec.ts';

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
