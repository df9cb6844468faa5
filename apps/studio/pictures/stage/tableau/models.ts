import * as THREE from 'three';
import type { Exhaust } from '../../kit/kit.ts';
import { FLEETS } from '../../kit/palette.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { accumulate } from '../accumulate.ts';
import { LOOKS, type LookName } from '../light/looks.ts';
import { PROP_PLACES, type RigPlaces, rigFor } from '../light/rig.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { type Sculpture, type Stand, createStand } from '../sculpture.ts';
import type { Studio } from '../studio.ts';
import type { Layer } from './tableau.ts';

const VERTEX = `varying vec3 n,v;varying float along;void main(){along=uv.y;vec4 p=modelViewMatrix*vec4(position,1.);n=normalMatrix*normal;v=-p.xyz;gl_Position=projectionMatrix*p;}`;
const FRAGMENT = `varying vec3 n,v;varying float along;uniform vec3 glow,core;
void main(){float f=pow(abs(dot(normalize(n),normalize(v))),1.6);float a=pow(1.-along,1.7)*(.82+.18*sin(along*38.));
 vec3 c=mix(glow,core,f*f*pow(1.-along,2.));gl_FragColor=vec4(c*f*a*(.9+3.2*pow(1.-along,5.)),0.);}`;

/** The plume of an engine: an additive cone of light. Length is in radii of the exhaust. */
function plume({ at, radius }: Exhaust, length: number, glow: string, core: string): THREE.Mesh {
  const geometry = new THREE.CylinderGeometry(1, 1, 1, 24, 12, true);
  const { position, uv } = geometry.attributes;
  for (let index = 0; index < position.count; index++) {
    const along = uv.getY(index);
    const width = 0.62 + 0.5 * Math.sin(Math.min(1, along * 3.2) * Math.PI * 0.5) * (1 - along * 0.2) - along * 0.9;
    const angle = ((index % 25) / 24) * Math.PI * 2;
    const r = Math.max(0, width) * radius * 1.15;
    position.setXYZ(index, Math.cos(angle) * r, along * length * radius, Math.sin(angle) * r);
  }
  geometry.computeVertexNormals();
  geometry.rotateX(Math.PI / 2);
  const material = new THREE.ShaderMaterial({
    uniforms: { glow: { value: new THREE.Color(glow) }, core: { value: new THREE.Color(core) } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
    depthWrite: false,
    transparent: true,
    side: THREE.DoubleSide,
  });
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(at[0], at[1], at[2] - 0.15);
  return mesh;
}

/** The camera. */
export interface Eye {
  readonly from: Vec3;
  readonly to: Vec3;
  /** Vertical field of view, in degrees. */
  readonly fov: number;
}

/** A model in a scene; each function is called only once. */
export interface Placed {
  readonly model: () => Sculpture;
  readonly at?: Vec3;
  /** [tip towards the camera, heading, roll] in radians; roll is applied first, then heading. */
  readonly turn?: Vec3;
  readonly size?: number;
  /** Length of its plumes, in radii of the nozzle. */
  readonly plume?: number;
}

export interface Models {
  readonly eye: Eye;
  readonly items: readonly Placed[];
  /** Colours of the rims, and environment for reflections. */
  readonly look: LookName;
  readonly rig?: RigPlaces;
  /** Sphere that shadows cover. */
  readonly radius: number;
  readonly centre?: Vec3;
  readonly samples: number;
  /** Darkens distant models. */
  readonly gain?: number;
  /** Width of a dark contour, as a share of the picture. */
  readonly contour?: number;
}

const ORIGIN: Vec3 = [0, 0, 0];

const add = createPass('uniform sampler2D t;void main(){o=vec4(texture(t,vUv).rgb,0.);}', 'add');

const over = createPass(
  `uniform sampler2D light,geometry;uniform vec2 px;uniform float depthStep,gain,contour;
float cover(vec2 u){return clamp(texture(light,u).a,0.,1.);}
void main(){vec4 c=texture(light,vUv),here=texture(geometry,vUv);
 if(here.w>0.){float bend=0.,behind=0.;
  vec4 west=texture(geometry,vUv-vec2(px.x,0.)),east=texture(geometry,vUv+vec2(px.x,0.)),south=texture(geometry,vUv-vec2(0.,px.y)),north=texture(geometry,vUv+vec2(0.,px.y));
  float okX=step(abs(west.w-east.w),depthStep)*step(.01,west.w)*step(.01,east.w),okY=step(abs(south.w-north.w),depthStep)*step(.01,south.w)*step(.01,north.w);
  bend=(east.x-west.x)*okX+(north.y-south.y)*okY;
  float d=0.;if(west.w>.01)d=max(d,here.w-west.w);if(east.w>.01)d=max(d,here.w-east.w);if(south.w>.01)d=max(d,here.w-south.w);if(north.w>.01)d=max(d,here.w-north.w);
  behind=smoothstep(depthStep*.5,depthStep*3.,d);
  c.rgb*=(1.+.65*clamp(bend,0.,1.))*(1.-.65*clamp(-bend,0.,1.))*(1.-.5*behind);}
 float line=0.;if(contour>0.){for(int i=0;i<16;i++){float t=float(i)*.3926991;vec2 d=vec2(cos(t),sin(t))*contour;line=max(line,max(cover(vUv+d),cover(vUv+d*.5)));}line*=.85;}
 o=vec4(c.rgb*gain,max(c.a,line));}`,
  'over',
);

/** Lights models together, with mutual shadows, and composites them over the canvas. */
export function models(plan: Models): Layer {
  return ({ studio, renderer, light, cover }) => {
    const { scene, fire, geometries } = assemble(studio, plan.items);
    scene.environment = studio.environment(plan.look);
    scene.environmentIntensity = 0.8;
    const { width, height } = light;
    const camera = new THREE.PerspectiveCamera(plan.eye.fov, width / height, 0.1, 600);
    camera.position.set(...plan.eye.from);
    camera.lookAt(...plan.eye.to);
    camera.updateMatrixWorld();
    const rig = rigFor(LOOKS[plan.look], plan.radius * 1.05, plan.centre ?? ORIGIN, { ...PROP_PLACES, ...plan.rig });
    const exposure = accumulate(renderer, scene, { camera, width, height, samples: plan.samples }, rig);
    const uniforms = {
      light: exposure.light.texture,
      geometry: exposure.geometry.texture,
      px: new THREE.Vector2(1 / width, 1 / height),
      depthStep: plan.radius * 0.02,
      gain: plan.gain ?? 1,
      contour: plan.contour ?? 0,
    };
    renderer.run(over, light, uniforms);
    renderer.run(over, cover, uniforms);
    if (fire.children.length > 0) addFire(renderer, light, scene, fire, camera);
    exposure.light.dispose();
    exposure.geometry.dispose();
    for (const geometry of geometries) geometry.dispose();
  };
}

/** The models, and their plumes in a separate scene. */
function assemble(studio: Studio, items: readonly Placed[]) {
  const scene = new THREE.Scene();
  const fire = new THREE.Scene();
  const built = new Map<Placed['model'], Stand>();
  for (const { model, at = ORIGIN, turn = ORIGIN, size = 1, plume: length } of items) {
    const stand = built.get(model) ?? createStand(studio, model());
    built.set(model, stand);
    const mesh = new THREE.Mesh(stand.mesh.geometry, stand.mesh.material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    scene.add(place(mesh, at, turn, size));
    if (length === undefined) continue;
    const { look, kit } = stand.subject;
    const { glow, core } = look === 'rock' ? FLEETS.player : FLEETS[look];
    const group = place(new THREE.Group(), at, turn, size);
    for (const exhaust of kit.exhausts) group.add(plume(exhaust, length, glow, core));
    fire.add(group);
  }
  return { scene, fire, geometries: [...built.values()].map(({ mesh }) => mesh.geometry) };
}

function place<Thing extends THREE.Object3D>(thing: Thing, at: Vec3, turn: Vec3, size: number): Thing {
  thing.position.set(...at);
  thing.rotation.set(...turn, 'XYZ');
  thing.scale.setScalar(size);
  return thing;
}

const hidesOnly = new THREE.MeshBasicMaterial({ colorWrite: false });

/** Adds light, hidden where models are in front of it. */
function addFire(
  renderer: Renderer,
  light: THREE.WebGLRenderTarget,
  scene: THREE.Scene,
  fire: THREE.Scene,
  camera: THREE.Camera,
): void {
  const target = createTarget(light.width, light.height, { depth: true });
  scene.overrideMaterial = hidesOnly;
  renderer.render(scene, camera, target);
  scene.overrideMaterial = null;
  renderer.gl.autoClear = false;
  renderer.gl.render(fire, camera);
  renderer.gl.autoClear = true;
  renderer.run(add, light, { t: target.texture });
  target.dispose();
}
