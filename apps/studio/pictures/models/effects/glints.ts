import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

const one = (name: string, pixels: readonly [number, number], paint: string) =>
  strip({ frames: 1, pixels, paint }, name);

/** White particles for tinting: glow, spark, ring, smoke and streak. */
export const picture = mergeShots(
  one('glow-', [96, 96], 'float r=length(p);float k=pow(max(0.,1.-r),2.2);return vec4(vec3(k*1.6),0.);'),
  one(
    'spark-',
    [64, 64],
    'vec2 a=abs(p);float k=exp(-a.y*16.)*exp(-a.x*3.2)+exp(-a.x*16.)*exp(-a.y*3.2)+exp(-dot(p,p)*26.);return vec4(vec3(k*1.6)*smoothstep(1.,.6,length(p)),0.);',
  ),
  one(
    'ring-',
    [160, 160],
    'float r=length(p);float k=exp(-pow((r-.8)/.035,2.))+.35*smoothstep(.35,.8,r)*smoothstep(.84,.78,r);return vec4(vec3(k*1.4),0.);',
  ),
  one(
    'smoke-',
    [128, 128],
    'float r=length(p);float n=fbm(vec3(p*1.7,4.),6)*.9+rdg(vec3(p*1.2,9.),5)*.5;float k=smoothstep(1.,.1,r+.42-n*.65);return vec4(vec3(.30+.25*n)*k*.5,k*.7);',
  ),
  one(
    'streak-',
    [48, 192],
    'float x=abs(p.x);float y=(1.-p.y)*.5;float k=exp(-x*x*9./(.15+.85*(1.-y)))*smoothstep(1.,0.,y)*smoothstep(0.,.04,y);return vec4(vec3(k*1.5),0.);',
  ),
);
