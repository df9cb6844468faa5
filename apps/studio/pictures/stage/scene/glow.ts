import * as THREE from 'three';
import type { Exhaust } from '../../kit/kit.ts';
import type { Vec3 } from '../../kit/vector.ts';
import type { Renderer } from '../renderer.ts';
import { overlay } from './overlay.ts';

/** Normals and depths of a scene's models, which hide glows behind them. */
const solid = { value: null as THREE.Texture | null };

/** A material of additive, unshaded light. */
function glowMaterial(fragment: string, uniforms: Record<string, THREE.IUniform>): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms: { ...uniforms, solid },
    vertexShader:
      'varying vec3 n,v;varying float along;void main(){along=uv.y;vec4 p=modelViewMatrix*vec4(position,1.);n=normalMatrix*normal;v=-p.xyz;gl_Position=projectionMatrix*p;}',
    fragmentShader: `varying vec3 n,v;varying float along;uniform sampler2D solid;
float seen(){float z=texelFetch(solid,ivec2(gl_FragCoord.xy),0).w;return z>.01&&z<v.z?0.:1.;}${fragment}`,
    depthTest: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
    depthWrite: false,
    transparent: true,
    side: THREE.DoubleSide,
  });
}

const PLUME = `uniform vec3 outer,inner;
void main(){float f=pow(abs(dot(normalize(n),normalize(v))),1.6);float a=pow(1.-along,1.7)*(.85+.15*sin(along*34.));
 gl_FragColor=vec4(mix(outer,inner,f*f*pow(1.-along,2.))*f*a*seen()*(.9+3.2*pow(1.-along,5.)),0.);}`;

const BOLT = `uniform vec3 colour;
void main(){float f=abs(dot(normalize(n),normalize(v)));gl_FragColor=vec4((colour*pow(f,1.2)*5.+vec3(1.)*pow(f,6.)*6.)*seen(),0.);}`;

/** The exhaust plume of an engine; `length` is in radii of its bell. */
export function plume({ at, radius }: Exhaust, length: number, outer: string, inner: string): THREE.Mesh {
  const shape = new THREE.CylinderGeometry(0, 1, length * radius, 24, 14, true);
  const { position, uv } = shape.attributes;
  for (let index = 0; index < position.count; index++) {
    const along = uv.getY(index);
    const girth = Math.max(0, 0.7 + 0.45 * Math.sin(Math.min(1, along * 3.2) * Math.PI * 0.5) * (1 - along) - along);
    const angle = uv.getX(index) * Math.PI * 2;
    position.setXYZ(index, Math.cos(angle) * girth * radius, along * length * radius, Math.sin(angle) * girth * radius);
  }
  shape.computeVertexNormals();
  shape.rotateX(Math.PI / 2);
  const uniforms = { outer: { value: new THREE.Color(outer) }, inner: { value: new THREE.Color(inner) } };
  const mesh = new THREE.Mesh(shape, glowMaterial(PLUME, uniforms));
  mesh.position.set(at[0], at[1], at[2] - 0.15);
  return mesh;
}

/** A shot in flight, from its tail to its tip. */
export interface Bolt {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly colour: string;
  readonly radius?: number;
}

export function bolt({ from, to, colour, radius = 0.08 }: Bolt): THREE.Mesh {
  const tail = new THREE.Vector3(...from);
  const tip = new THREE.Vector3(...to);
  const way = tip.clone().sub(tail);
  const mesh = new THREE.Mesh(
    new THREE.CapsuleGeometry(radius, way.length(), 6, 12),
    glowMaterial(BOLT, { colour: { value: new THREE.Color(colour) } }),
  );
  mesh.position.copy(tail).lerp(tip, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.normalize());
  return mesh;
}

/** Adds the glowing parts of a scene to its light. */
export function drawGlows(
  renderer: Renderer,
  glows: THREE.Scene,
  camera: THREE.Camera,
  geometry: THREE.WebGLRenderTarget,
  target: THREE.WebGLRenderTarget,
): void {
  solid.value = geometry.texture;
  overlay(renderer, glows, camera, target);
}
