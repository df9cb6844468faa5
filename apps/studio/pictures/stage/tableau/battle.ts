import { painted } from './paint.ts';
import type { Layer } from './tableau.ts';

type Point = readonly [x: number, y: number];

const number = (value: number) => value.toFixed(4);
const point = ([x, y]: Point) => `vec2(${number(x)},${number(y)})`;

/** Shots between two points each, in half heights of the picture. */
export function bolts(shots: readonly (readonly [from: Point, to: Point, colour: string])[], width = 0.006): Layer {
  const colours = Object.fromEntries(shots.map(([, , colour], index) => [`c${index}`, colour]));
  return painted({
    colours,
    functions: `float away(vec2 p,vec2 a,vec2 b){vec2 d=b-a;return length(p-a-d*clamp(dot(p-a,d)/dot(d,d),0.,1.));}`,
    paint: `vec3 s=vec3(0.);float d;${shots
      .map(
        ([from, to], index) =>
          `d=away(p,${point(from)},${point(to)})/${number(width)};s+=c${index}*(3.*exp(-d*d*.5)+.35*exp(-d*.35))+vec3(2.)*exp(-d*d*2.5);`,
      )
      .join('')}return vec4(s,0.);`,
  });
}

/** A burst of fire with sparks. */
export function fire([x, y]: Point, radius: number): Layer {
  return painted({
    within: { at: [x, y], half: radius * 2.6 },
    paint: `vec2 d=(p-vec2(${number(x)},${number(y)}))/${number(radius)};float q=length(d),seed=${number(x * 7 + y * 3)};vec3 s=vec3(d*1.3,seed);float n=rdg(s*1.2,6)*.7+fbm(s*2.2,6)*.9;float b=smoothstep(1.05,.1,q+.55-n*.85),core=smoothstep(.75,.0,q);
 vec3 c=mix(vec3(.5,.05,.01),vec3(1.,.42,.08),b)*b*2.4+vec3(1.,.8,.45)*pow(b,4.)*2.6*(.35+core)+vec3(1.,.9,.7)*pow(core,4.)*1.6+vec3(1.,.45,.15)*.1*exp(-q*1.6);
 float a=atan(d.y,d.x);c+=vec3(1.,.6,.25)*pow(max(0.,gn(vec3(cos(a)*5.,sin(a)*5.,seed))),2.)*smoothstep(2.4,.3,q)*step(.2,q)*1.2;return vec4(c*smoothstep(2.6,2.,q),clamp(b*.55,0.,1.));`,
  });
}
