import * as THREE from 'three';
import { random } from '../../kit/random.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import { overlay } from './overlay.ts';

/** A sun; positions are shares of the picture's width and height from the bottom left. */
export interface Sun {
  readonly at: readonly [x: number, y: number];
  readonly colour: string;
  /** Brightness of its disc, of its rays around models, and of its lens flare. */
  readonly core?: number;
  readonly rays?: number;
  readonly flare?: number;
}

export interface Stars {
  readonly seed: number;
  readonly count: number;
  /** Number of stars with spikes. */
  readonly bright?: number;
}

/** A fireball. */
export interface Fire {
  readonly at: readonly [x: number, y: number];
  /** Share of the height. */
  readonly radius: number;
  readonly seed: number;
}

const disc = createPass(
  `uniform vec2 at;uniform float aspect,k;uniform vec3 c;void main(){vec2 d=(vUv-at)*vec2(aspect,1.);float r=length(d);
 o=vec4(c*k*(22.*smoothstep(.022,.012,r)+.45*exp(-r*11.)+.12*exp(-r*3.5)),0.);}`,
  'add',
);

const lens = createPass(
  `uniform vec2 at;uniform float aspect,k;uniform vec3 c;void main(){vec2 d=(vUv-at)*vec2(aspect,1.);float r=length(d);
 vec3 s=c*(.001/(r*r+.0016)+.035*exp(-r*3.2));float a=atan(d.y,d.x);float ray=pow(abs(sin(a*6.+.4)),60.)*.6+pow(abs(sin(a*5.+1.7)),90.)*.4;
 s+=c*ray*exp(-r*5.5)*.35;s+=vec3(.55,.75,1.)*exp(-abs(d.y)*150.)*exp(-abs(d.x)*2.4)*.55;o=vec4(s*k,0.);}`,
  'add',
);

const unhidden = createPass(`uniform sampler2D hidden;uniform vec2 at;uniform float aspect;
void main(){float r=length((vUv-at)*vec2(aspect,1.));float a=1.-clamp(texture(hidden,vUv).a,0.,1.);o=vec4(vec3(8.*smoothstep(.07,.0,r)+1.2*exp(-r*7.))*a,1.);}`);

const streak = createPass(`uniform sampler2D t;uniform vec2 at;uniform float reach;${SPACE_NOISE}
void main(){vec3 s=vec3(0.);float w=1.,n=0.;vec2 d=(at-vUv)*reach/40.;vec2 u=vUv+d*h11(uint(gl_FragCoord.x)*1973u+uint(gl_FragCoord.y)*9277u);
 for(int i=0;i<40;i++){s+=texture(t,u).rgb*w;n+=w;w*=.97;u+=d;}o=vec4(s/n,1.);}`);

const addTinted = createPass(
  'uniform sampler2D t;uniform float k;uniform vec3 c;void main(){o=vec4(texture(t,vUv).rgb*k*c,0.);}',
  'add',
);

const blaze = createPass(
  `uniform vec2 at;uniform float aspect,radius,seed;${SPACE_NOISE}
void main(){vec2 d=(vUv-at)*vec2(aspect,1.)/radius;float q=length(d);if(q>2.6)discard;vec3 p=vec3(d*1.3,seed);float n=rdg(p*1.2,6)*.7+fbm(p*2.2,6)*.9;
 float b=smoothstep(1.05,.1,q+.55-n*.85),core=smoothstep(.75,.0,q);vec3 c=mix(vec3(.5,.05,.01),vec3(1.,.42,.08),b)*b*2.4;
 c+=vec3(1.,.8,.45)*pow(b,4.)*2.6*(.35+core)+vec3(1.,.9,.7)*pow(core,4.)*1.6+vec3(1.,.45,.15)*.1*exp(-q*1.6);
 float a=atan(d.y,d.x);c+=vec3(1.,.6,.25)*pow(max(0.,gn(vec3(cos(a)*5.,sin(a)*5.,seed))),2.)*smoothstep(2.4,.3,q)*step(.2,q)*1.2;o=vec4(c,clamp(b*.55,0.,1.));}`,
  'over',
);

type Target = THREE.WebGLRenderTarget;
const aspectOf = ({ width, height }: Target) => width / height;

/** Draws the sun's disc, behind everything except the stars. */
export function drawSun(renderer: Renderer, { at, colour, core = 0.45 }: Sun, target: Target): void {
  const uniforms = { at: new THREE.Vector2(...at), aspect: aspectOf(target), c: new THREE.Color(colour), k: core };
  renderer.run(disc, target, uniforms);
}

/** Draws rays and flare over everything. The alpha of `hidden` is the coverage of the sky. */
export function drawSunbeams(renderer: Renderer, sun: Sun, hidden: Target, target: Target): void {
  const { rays = 0.4, flare = 0.5 } = sun;
  const at = new THREE.Vector2(...sun.at);
  const c = new THREE.Color(sun.colour);
  const aspect = aspectOf(target);
  const half = () => createTarget(target.width >> 1, target.height >> 1, { type: THREE.HalfFloatType });
  const [source, once, twice] = [half(), half(), half()];
  renderer.run(unhidden, source, { hidden: hidden.texture, at, aspect });
  renderer.run(streak, once, { t: source.texture, at, reach: 0.6 });
  renderer.run(streak, twice, { t: once.texture, at, reach: 0.14 });
  renderer.run(addTinted, target, { t: twice.texture, k: rays, c });
  renderer.run(lens, target, { at, aspect, k: flare, c });
  for (const used of [source, once, twice]) used.dispose();
}

export function drawFire(renderer: Renderer, { at, radius, seed }: Fire, target: Target): void {
  renderer.run(blaze, target, { at: new THREE.Vector2(...at), aspect: aspectOf(target), radius, seed });
}

const STAR_COLOURS = ['#9bb8ff', '#b8ccff', '#e8efff', '#fff8f0', '#ffe8c8', '#ffd0a0', '#ffb080'];

const starMaterial = new THREE.ShaderMaterial({
  glslVersion: THREE.GLSL3,
  vertexShader:
    'in vec4 look;in vec3 tint;out vec3 c;out vec4 s;void main(){c=tint;s=look;gl_Position=vec4(position.xy,0.,1.);gl_PointSize=look.x;}',
  fragmentShader: `in vec3 c;in vec4 s;out vec4 o;void main(){vec2 p=gl_PointCoord*2.-1.;float r=length(p)*s.x*.5;float core=exp(-r*r/(s.y*s.y));
 float halo=s.z*.035/(1.+pow(r/(s.y*1.6),2.2));vec2 a=abs(p)*s.x*.5;float spike=s.z*(exp(-a.y*a.y/.5)*exp(-a.x/(s.x*.13))+exp(-a.x*a.x/.5)*exp(-a.y/(s.x*.13)))*.55;
 o=vec4(c*(core+(halo+spike)*smoothstep(1.,.5,length(p)))*s.w,0.);}`,
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  depthTest: false,
  depthWrite: false,
  transparent: true,
});

/** Adds stars: many faint ones, few with spikes. */
export function drawStars(renderer: Renderer, { seed, count, bright = 5 }: Stars, target: Target): void {
  const next = random(seed);
  const scale = target.height / 720;
  const [places, looks, tints]: number[][] = [[], [], []];
  for (let star = 0; star < count; star++) {
    places.push(next() * 2 - 1, next() * 2 - 1, 0);
    const rank = next() ** 11;
    const spiked = star < bright;
    const size = next() ** 2.2;
    const strength = spiked ? (0.35 + 1.3 * size) * 5 : (0.035 + 0.06 * next() + rank) * 2.2;
    tints.push(...new THREE.Color(next.pick(STAR_COLOURS)).toArray());
    const point = spiked ? [26 + 120 * size, 1 + size * 0.9] : [4 + rank * 6, 0.5 + rank * 0.6];
    looks.push(point[0] * scale, point[1] * scale, spiked ? 1 : 0, strength * 0.9);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.setAttribute('look', new THREE.Float32BufferAttribute(looks, 4));
  geometry.setAttribute('tint', new THREE.Float32BufferAttribute(tints, 3));
  const points = new THREE.Points(geometry, starMaterial);
  points.frustumCulled = false;
  overlay(renderer, new THREE.Scene().add(points), new THREE.Camera(), target);
  geometry.dispose();
}
