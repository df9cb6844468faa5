import * as THREE from 'three';
import type { Exhaust } from '../../kit/kit.ts';

const VERTEX = `varying vec3 n,v;varying float along;void main(){along=uv.y;vec4 p=modelViewMatrix*vec4(position,1.);n=normalMatrix*normal;v=-p.xyz;gl_Position=projectionMatrix*p;}`;
const FRAGMENT = `varying vec3 n,v;varying float along;uniform vec3 glow,core;
void main(){float f=pow(abs(dot(normalize(n),normalize(v))),1.6);float a=pow(1.-along,1.7)*(.82+.18*sin(along*38.));
 vec3 c=mix(glow,core,f*f*pow(1.-along,2.));gl_FragColor=vec4(c*f*a*(.9+3.2*pow(1.-along,5.)),0.);}`;

/** The plume of an engine: an additive cone of light. Length is in radii of the exhaust. */
export function plume({ at, radius }: Exhaust, length: number, glow: string, core: string): THREE.Mesh {
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
