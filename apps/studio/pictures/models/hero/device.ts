import * as THREE from 'three';
import { type Finish, Kit } from '../../kit/kit.ts';
import { FLEETS, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { lathe } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { type RimProfile, rim } from '../../kit/shapes/rim.ts';
import { ball } from '../../kit/shapes/round.ts';
import type { Vec2 } from '../../kit/vector.ts';
import { DEVICE } from '@star-seekers/art/device';
import { accumulate } from '../../stage/accumulate.ts';
import { develop } from '../../stage/develop.ts';
import { paintedMetal } from '../../stage/material.ts';
import type { Picture } from '../../stage/picture.ts';
import type { Studio } from '../../stage/studio.ts';
import { deviceLamps, deviceSurroundings } from './_device-light.ts';
import { printDevice } from './_device-print.ts';

/** Pixels per tenth of the body's width. */
const DENSITY = 80;
const SAMPLES = 28;
const DISTANCE = 70;
/** Length of a corner's curve; it cuts off as much as a circle of the body's radius. */
const CORNER = 1.8;

const anodised = { colour: '#5d687f', metal: 1, rough: 0.38, plating: 0, unworn: true };
const polished = { colour: '#71757f', metal: 1, rough: 0.19, plating: 0, unworn: true };
const shaded = { colour: '#232a3a', metal: 1, rough: 0.45, plating: 0, unworn: true };
const gasket = { colour: '#0a0d14', metal: 0.2, rough: 0.6, plating: 0, unworn: true };
const glass = { colour: '#030509', metal: 0, rough: 0.09, plating: 0, unworn: true };
const brass = { colour: '#6e5226', metal: 1, rough: 0.3, plating: 0, unworn: true };

/** Outer bevel, flat land, and inner bevel around the glass. */
const OUTER: RimProfile = [
  [0, -0.5],
  [0, -0.17],
  [0.012, -0.13],
  [0.115, -0.012],
  [0.14, 0],
];
const LAND: RimProfile = [
  [0.14, 0],
  [0.23, 0],
];
const INNER: RimProfile = [
  [0.23, 0],
  [0.265, -0.04],
];
/** The edge of the glass is round. */
const GLASS: RimProfile = [
  [0.265, -0.06],
  [0.28, -0.03],
  [0.305, -0.014],
  [0.35, -0.01],
];

/** Plastic gaps in the metal frame, for the antennas. */
const isGap = (x: number, z: number) =>
  (Math.abs(x) > 4.99 && Math.abs(Math.abs(z) - 7.35) < 0.05) || (z < -9.99 && Math.abs(x - 2.6) < 0.05);

/** A slab of dark metal with glass; the glass has a hole for the screen. */
function device(): Kit {
  const { body, screen } = DEVICE;
  const kit = new Kit(61);
  const frame = (profile: RimProfile, metal: Finish, round = false) => {
    for (const gaps of [false, true])
      kit.add(
        rim(body.width, body.height, CORNER, profile, { round, where: (x, z) => isGap(x, z) === gaps }),
        gaps ? gasket : metal,
      );
  };
  frame(OUTER, polished, true);
  frame(LAND, anodised);
  frame(INNER, shaded);
  kit.add(rim(body.width, body.height, CORNER, GLASS, { round: true }), glass);
  kit.add(
    plate(rounded(body.width - 0.58, body.height - 0.58, body.radius - 0.29, 0), 0.004, 0.0005, {
      slope: 0,
      holes: [rounded(screen.width, screen.height, screen.radius, screen.below)],
    }),
    glass,
    { at: [0, -0.012, 0] },
  );
  keys(kit);
  face(kit);
  return kit;
}

/** Keys on both sides: power, volume up and down, and a fictional one in brass. */
function keys(kit: Kit): void {
  const key = (x: number, z: number, length: number, finish: Finish) => {
    kit.add(box(0.2, 0.34, length, 0.088), finish, { at: [x * 0.9965, -0.3, z] });
  };
  key(5, -3.6, 2.2, anodised);
  key(-5, -4.2, 1.35, anodised);
  key(-5, -2.55, 1.35, anodised);
  key(-5, -5.85, 0.75, brass);
}

/** Parts in the glass above and below the screen. */
function face(kit: Kit): void {
  const { body, screen } = DEVICE;
  const above = -(body.height / 2 + screen.height / 2 - screen.below - 0.33) / 2;
  const under = (body.height / 2 + screen.height / 2 + screen.below - 0.3) / 2;
  const up = { turn: [-Math.PI / 2, 0, 0] } as const;
  kit.add(plate(rounded(1.9, 0.11, 0.055, 0), 0.02, 0.008), gasket, { at: [0, 0, above] });
  for (let index = -8; index <= 8; index++)
    kit.add(box(0.03, 0.02, 0.05, 0.005), anodised, { at: [index * 0.105, 0.004, above] });
  kit.add(
    lathe(
      [
        [0.115, -0.02],
        [0.12, 0.02],
        [0.15, 0.02],
        [0.165, -0.02],
      ],
      40,
    ),
    polished,
    { at: [-1.5, 0, above], ...up },
  );
  kit.add(ball(0.125, 32), { ...glass, colour: '#0a1a38' }, { at: [-1.5, -0.06, above] });
  kit.add(plate(star(0.17, 0.05), 0.02, 0.004), glowing(FLEETS.ustur.glow, 5), { at: [0, 0.01, under] });
}

/** The four-pointed star of the hub. */
const star = (outer: number, inner: number): Vec2[] =>
  Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 4;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

function rounded(width: number, depth: number, radius: number, below: number): Vec2[] {
  const STEPS = 24;
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx, sz], corner) =>
    Array.from({ length: STEPS + 1 }, (_, step): Vec2 => {
      const angle = ((corner + step / STEPS) * Math.PI) / 2;
      return [
        sx * (width / 2 - radius) + Math.cos(angle) * radius,
        below + sz * (depth / 2 - radius) + Math.sin(angle) * radius,
      ];
    }),
  );
}

export const picture: Picture = {
  shots: {
    view(studio: Studio) {
      const { renderer } = studio;
      const { picture: frame, body } = DEVICE;
      const scene = new THREE.Scene();
      scene.environment = deviceSurroundings(renderer);
      scene.environmentIntensity = 1;
      const mesh = new THREE.Mesh(device().geometry(), paintedMetal(studio.tile('player'), { lights: 0, grime: 0 }));
      scene.add(mesh);
      const view = {
        camera: cameraOf(),
        width: Math.round(frame.width * DENSITY),
        height: Math.round(frame.height * DENSITY),
        samples: SAMPLES,
      };
      const radius = body.height * 0.56;
      const exposure = accumulate(renderer, scene, view, deviceLamps(radius));
      const developed = develop(renderer, exposure, radius, {
        outline: 0,
        outlineAlpha: 0,
        halo: 0,
        haloAlpha: 0,
        haloColour: FLEETS.player.halo,
        ridge: 0.3,
      });
      exposure.light.dispose();
      exposure.geometry.dispose();
      return studio.take(printDevice(renderer, developed));
    },
  },
};

/** From the front, so that the screen stays a rectangle, but near enough for varying light on the glass. */
function cameraOf(): THREE.PerspectiveCamera {
  const { width, height, below } = DEVICE.picture;
  const fov = (Math.atan(height / 2 / DISTANCE) * 360) / Math.PI;
  const camera = new THREE.PerspectiveCamera(fov, width / height, 1, 200);
  camera.position.set(0, DISTANCE, below);
  camera.up.set(0, 0, -1);
  camera.lookAt(0, 0, below);
  camera.updateMatrixWorld();
  return camera;
}
