import * as THREE from 'three';
import type { Vec3 } from '../../kit/vector.ts';
import type { Picture } from '../picture.ts';
import { createPass, createTarget } from '../renderer.ts';
import type { Studio } from '../studio.ts';
import type { Actor } from './cast.ts';

/** A line drawing of models. */
export interface Drawing {
  readonly actors: readonly Actor[];
  readonly camera: { readonly fov: number; readonly at: Vec3; readonly towards: Vec3 };
  /** Thickness of a line, in pixels. */
  readonly pen: number;
}

/** Writes the normal, the part and the distance of each point. */
const shapeMaterial = new THREE.ShaderMaterial({
  glslVersion: THREE.GLSL3,
  vertexShader:
    'in vec4 marks;out vec3 n;out float part,d;void main(){n=normalMatrix*normal;part=marks.z;vec4 v=modelViewMatrix*vec4(position,1.);d=-v.z;gl_Position=projectionMatrix*v;}',
  fragmentShader: 'in vec3 n;in float part,d;out vec4 o;void main(){vec3 u=normalize(n);o=vec4(u.xy,part,d);}',
});

const flatMaterial = new THREE.ShaderMaterial({
  glslVersion: THREE.GLSL3,
  vertexShader:
    'in vec3 color;out vec3 c;void main(){c=color;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
  fragmentShader: 'in vec3 c;out vec4 o;void main(){o=vec4(c,1.);}',
});

/** Draws thick outlines and thin creases. */
const ink = createPass(`uniform sampler2D t;uniform vec2 px;uniform float pen;
float edge(vec4 a,vec4 b,float outlineOnly){if((a.w>0.)!=(b.w>0.))return 1.;if(a.w<=0.)return 0.;float near=min(a.w,b.w);float gap=smoothstep(.012,.03,abs(a.w-b.w)/near);
 vec3 u=vec3(a.xy,sqrt(max(0.,1.-dot(a.xy,a.xy)))),v=vec3(b.xy,sqrt(max(0.,1.-dot(b.xy,b.xy))));float crease=smoothstep(.16,.5,1.-dot(u,v));
 return max(gap,(1.-outlineOnly)*crease);}
void main(){vec4 here=texture(t,vUv);float line=0.;for(int i=0;i<12;i++){float f=float(i)*.5235988;vec2 d=vec2(cos(f),sin(f))*px;
  line=max(line,edge(here,texture(t,vUv+d*pen*.5),0.)*.9);line=max(line,edge(here,texture(t,vUv+d*pen),1.));}
 o=vec4(vec3(.07,.09,.14),line);}`);

const paint = createPass(
  'uniform sampler2D t;void main(){vec4 c=texture(t,vUv);vec3 s=pow(c.rgb,vec3(1./2.2));float l=dot(s,vec3(.3,.5,.2));s=clamp(mix(vec3(l),s,1.35)*.75+.28,0.,1.);o=vec4(s,c.a);}',
);

/** Shots `lines`, and `colours` for coloured parts. */
export function linePicture(drawing: Drawing, width: number, height: number): Picture {
  const draw = (studio: Studio, material: THREE.Material): THREE.WebGLRenderTarget => {
    const scene = new THREE.Scene();
    for (const { build, at, turn = [0, 0, 0], size = 1 } of drawing.actors) {
      const mesh = new THREE.Mesh(build().kit.geometry(), material);
      mesh.position.set(...at);
      mesh.rotation.set(turn[0], turn[1], turn[2], 'YXZ');
      mesh.scale.setScalar(size);
      scene.add(mesh);
    }
    const camera = new THREE.PerspectiveCamera(drawing.camera.fov, width / height, 0.1, 600);
    camera.position.set(...drawing.camera.at);
    camera.lookAt(...drawing.camera.towards);
    const target = createTarget(width, height, { depth: true, nearest: true });
    studio.renderer.render(scene, camera, target);
    return target;
  };
  const finish = (studio: Studio, pass: THREE.RawShaderMaterial, source: THREE.WebGLRenderTarget) => {
    const result = createTarget(width, height, { type: THREE.UnsignedByteType });
    const px = new THREE.Vector2(1 / width, 1 / height);
    studio.renderer.run(pass, result, { t: source.texture, px, pen: drawing.pen });
    source.dispose();
    return studio.take(result);
  };
  return {
    shots: {
      lines: (studio) => finish(studio, ink, draw(studio, shapeMaterial)),
      colours: (studio) => finish(studio, paint, draw(studio, flatMaterial)),
    },
  };
}
