import * as THREE from 'three';
import type { Vec3 } from '../../kit/vector.ts';
import { accumulate } from '../accumulate.ts';
import { createEnvironment } from '../light/environment.ts';
import type { Look } from '../light/looks.ts';
import type { Lamp, Rig } from '../light/rig.ts';
import type { Picture } from '../picture.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { type Nebula, drawNebula } from '../space/nebula.ts';
import { type PlanetPlace, type World, drawPlanet } from '../space/planet.ts';
import type { Studio } from '../studio.ts';
import { type Actor, castOf } from './cast.ts';
import { drawGlows } from './glow.ts';
import { type Grade, gradeScene } from './grade.ts';
import { type Fire, type Stars, type Sun, drawFire, drawStars, drawSun, drawSunbeams } from './space-light.ts';

/** A layer of a scene, painted over earlier ones. */
export type Layer =
  | { readonly world: World; readonly place: PlanetPlace }
  | { readonly fire: Fire }
  | {
      readonly actors: readonly Actor[];
      /** Sphere around them, which shadows cover. */
      readonly centre: Vec3;
      readonly radius: number;
      /** Darkens distant models. */
      readonly gain?: number;
    };

/** A picture in space, painted from back to front in linear light. */
export interface SpaceScene {
  /** Without it the background is transparent. */
  readonly nebula?: Nebula;
  readonly stars?: Stars;
  readonly sun?: Sun;
  readonly layers: readonly Layer[];
  readonly camera: { readonly fov: number; readonly at: Vec3; readonly towards: Vec3; readonly roll?: number };
  readonly light: {
    readonly key: Lamp;
    readonly rims: readonly Lamp[];
    readonly sky: number;
    readonly skyColours: readonly [above: string, below: string];
    /** Environment for reflections. */
    readonly surroundings: Look;
  };
  readonly grade?: Grade;
  readonly samples?: number;
}

const copy = createPass('uniform sampler2D t;void main(){o=texture(t,vUv);}');
const over = createPass('uniform sampler2D t;void main(){o=texture(t,vUv);}', 'over');

/** Composites an exposure over a scene: lightens ridges, darkens valleys and the area behind edges. */
const overShaped = createPass(
  `uniform sampler2D light,geometry;uniform vec2 px;uniform float gain,step0;
void main(){vec4 c=texture(light,vUv),g=texture(geometry,vUv);float bend=0.,behind=0.;
 if(g.w>0.){vec4 l=texture(geometry,vUv-vec2(px.x,0.)),r=texture(geometry,vUv+vec2(px.x,0.)),d=texture(geometry,vUv-vec2(0.,px.y)),u=texture(geometry,vUv+vec2(0.,px.y));
  float k=step0*(1.+g.w*.03);float okX=step(abs(l.w-r.w),k)*step(.01,l.w)*step(.01,r.w),okY=step(abs(d.w-u.w),k)*step(.01,d.w)*step(.01,u.w);bend=(r.x-l.x)*okX+(u.y-d.y)*okY;
  float z=0.;if(l.w>.01)z=max(z,g.w-l.w);if(r.w>.01)z=max(z,g.w-r.w);if(d.w>.01)z=max(z,g.w-d.w);if(u.w>.01)z=max(z,g.w-u.w);behind=smoothstep(k,k*5.,z);}
 c.rgb*=(1.+.55*clamp(bend,0.,1.))*(1.-.6*clamp(-bend,0.,1.))*(1.-.45*behind);o=vec4(c.rgb*gain,c.a);}`,
  'over',
);

/** A scene as a picture with one shot. */
export function scenePicture(scene: SpaceScene, width: number, height: number): Picture {
  return {
    shots: {
      view(studio: Studio) {
        const light = composeScene(studio, scene, width, height);
        const result = gradeScene(studio.renderer, light, scene.nebula ? 'film' : 'slide', scene.grade);
        light.dispose();
        return studio.take(result);
      },
    },
  };
}

/** The light of a scene, before bloom and tone. The caller disposes it. */
export function composeScene(
  studio: Studio,
  scene: SpaceScene,
  width: number,
  height: number,
): THREE.WebGLRenderTarget {
  const { renderer } = studio;
  const light = createTarget(width, height);
  const hidden = createTarget(width, height, { type: THREE.HalfFloatType });
  renderer.clear(light);
  renderer.clear(hidden);
  if (scene.nebula) drawSoftNebula(renderer, scene.nebula, light);
  if (scene.stars) drawStars(renderer, scene.stars, light);
  if (scene.sun) drawSun(renderer, scene.sun, light);
  const environment = createEnvironment(renderer, scene.light.surroundings);
  for (const layer of scene.layers) {
    if ('fire' in layer) drawFire(renderer, layer.fire, light);
    else if ('world' in layer) {
      const planet = createTarget(width, height);
      drawPlanet(renderer, layer.world, layer.place, planet);
      for (const target of [light, hidden]) renderer.run(over, target, { t: planet.texture });
      planet.dispose();
    } else {
      const { solids, glows } = castOf(studio, layer.actors, environment);
      const camera = cameraOf(scene, width / height);
      const view = { camera, width, height, samples: scene.samples ?? 14 };
      const exposure = accumulate(renderer, solids, view, rigOf(scene, layer));
      renderer.run(overShaped, light, {
        light: exposure.light.texture,
        geometry: exposure.geometry.texture,
        px: new THREE.Vector2(1 / width, 1 / height),
        gain: layer.gain ?? 1,
        step0: 0.12,
      });
      drawGlows(renderer, glows, camera, exposure.geometry, light);
      renderer.run(over, hidden, { t: exposure.light.texture });
      exposure.light.dispose();
      exposure.geometry.dispose();
    }
  }
  if (scene.sun) drawSunbeams(renderer, scene.sun, hidden, light);
  environment.dispose();
  hidden.dispose();
  return light;
}

/** Draws a nebula at half the size, because it has no fine detail. */
function drawSoftNebula(renderer: Renderer, nebula: Nebula, target: THREE.WebGLRenderTarget): void {
  const half = createTarget(target.width >> 1, target.height >> 1);
  drawNebula(renderer, nebula, half);
  renderer.run(copy, target, { t: half.texture });
  half.dispose();
}

function cameraOf({ camera: { fov, at, towards, roll = 0 } }: SpaceScene, aspect: number): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.1, 600);
  camera.position.set(...at);
  camera.lookAt(...towards);
  camera.rotateZ(roll);
  camera.updateMatrixWorld();
  return camera;
}

function rigOf({ light }: SpaceScene, { centre, radius }: { centre: Vec3; radius: number }): Rig {
  const [above, below] = light.skyColours.map((hex) => new THREE.Color(hex));
  return {
    key: light.key,
    rims: light.rims,
    sky: light.sky,
    skyColour(y) {
      const { r, g, b } = below.clone().lerp(above, y * 0.5 + 0.5);
      return [r, g, b];
    },
    radius,
    centre,
  };
}
