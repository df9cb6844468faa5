import * as THREE from 'three';
import type { Vec3 } from '../pictures/kit/vector.ts';
import { accumulate } from '../pictures/stage/accumulate.ts';
import { createEnvironment } from '../pictures/stage/light/environment.ts';
import type { Raster, Studio } from '../pictures/stage/studio.ts';
import { createPass, createTarget } from '../pictures/stage/renderer.ts';
import { type Actor, type Cast, castOf } from '../pictures/stage/scene/cast.ts';
import { drawGlows } from '../pictures/stage/scene/glow.ts';
import { type Grade, gradeScene } from '../pictures/stage/scene/grade.ts';
import type { SpaceScene } from '../pictures/stage/scene/scene.ts';

/** Position and rotation. */
export interface Pose {
  readonly at: Vec3;
  readonly turn: Vec3;
}

/** A strip of transparent pictures of moving models, with a camera that may move too. */
export interface Take {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly samples: number;
  readonly actors: readonly Omit<Actor, 'at' | 'turn'>[];
  /** @param share position in the take, from 0 to 1 */
  readonly poses: (share: number) => readonly Pose[];
  readonly camera: (share: number) => {
    readonly fov: number;
    readonly at: Vec3;
    readonly towards: Vec3;
    readonly roll?: number;
  };
  readonly light: SpaceScene['light'];
  /** Radius of the sphere that shadows cover. */
  readonly radius: number;
  readonly grade?: Grade;
}

const over = createPass('uniform sampler2D t;void main(){o=texture(t,vUv);}', 'over');

/** Builds the models of a take once and renders its frames. */
export class TakeStage {
  private readonly cast: Cast;
  private readonly studio: Studio;
  private readonly take: Take;

  constructor(studio: Studio, take: Take) {
    this.studio = studio;
    this.take = take;
    const environment = createEnvironment(studio.renderer, take.light.surroundings);
    const first = take.poses(0);
    const actors = take.actors.map((actor, index) => ({ ...actor, ...first[index] }));
    this.cast = castOf(studio, actors, environment);
  }

  frame(index: number): Raster {
    const { take, cast } = this;
    const { renderer } = this.studio;
    const { width, height, samples } = take;
    const share = take.frames === 1 ? 0 : index / (take.frames - 1);
    for (const [place, { at, turn }] of take.poses(share).entries())
      for (const group of [cast.solids.children[place], cast.glows.children[place]]) {
        group.position.set(...at);
        group.rotation.set(...turn, 'YXZ');
      }
    const { fov, at, towards, roll = 0 } = take.camera(share);
    const camera = new THREE.PerspectiveCamera(fov, width / height, 0.1, 600);
    camera.position.set(...at);
    camera.lookAt(...towards);
    camera.rotateZ(roll);
    camera.updateMatrixWorld();
    const [above, below] = take.light.skyColours.map((hex) => new THREE.Color(hex));
    const exposure = accumulate(
      renderer,
      cast.solids,
      { camera, width, height, samples },
      {
        ...take.light,
        skyColour(y) {
          const { r, g, b } = below.clone().lerp(above, y * 0.5 + 0.5);
          return [r, g, b];
        },
        radius: take.radius,
        centre: take.poses(share)[0].at,
      },
    );
    const light = createTarget(width, height);
    renderer.clear(light);
    renderer.run(over, light, { t: exposure.light.texture });
    drawGlows(renderer, cast.glows, camera, exposure.geometry, light);
    const result = gradeScene(renderer, light, 'slide', take.grade);
    for (const used of [light, exposure.light, exposure.geometry]) used.dispose();
    return this.studio.take(result);
  }
}
