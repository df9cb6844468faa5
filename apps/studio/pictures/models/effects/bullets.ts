import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** Distance to a segment on the y axis. */
const BOLT = `float bolt(vec2 p,float h,float r){p.y-=clamp(p.y,-h,h);return length(p)-r;}
vec4 shot(float d,float inner,vec3 core,vec3 glow){float body=smoothstep(.03,-.03,d);float hot=smoothstep(.02,-.05,inner);float halo=exp(-max(d,0.)*17.)*.55;float rim=smoothstep(.12,.04,d)*(1.-body);
 return vec4(glow*(body*1.1+halo)+core*hot*3.,clamp(body+rim*.75,0.,1.));}`;

/** A kind of shot, pointing up: a bright core, a coloured body and a dark rim. Each kind has its own shape. */
const bullet = (name: string, core: string, glow: string, pixels: readonly [number, number], paint: string) =>
  strip({ frames: 1, pixels, colours: { uCore: core, uGlow: glow }, functions: BOLT, paint }, name);

export const picture = mergeShots(
  bullet(
    'player-',
    '#f0fbff',
    '#2f9cff',
    [64, 160],
    'vec2 q=vec2(p.x*.4,p.y);return shot(bolt(q,.62,.11),bolt(q,.56,.03),uCore,uGlow);',
  ),
  bullet(
    'slug-',
    '#fff0d0',
    '#ff6a1e',
    [96, 128],
    'vec2 q=vec2(p.x*.75,p.y);float d=max(bolt(q,.3,.34),-(q.y+.42));return shot(d,bolt(q,.22,.12),uCore,uGlow);',
  ),
  bullet(
    'dart-',
    '#d4fff6',
    '#14d8b8',
    [128, 128],
    'float d=max(length(p)-.68,.56-length(p-vec2(0.,-.5)));float i=max(length(p-vec2(0.,.02))-.58,.66-length(p-vec2(0.,-.5)));return shot(d,i,uCore,uGlow);',
  ),
  bullet(
    'needle-',
    '#fff8dc',
    '#ffae1e',
    [112, 176],
    'vec2 q=vec2(p.x*.64,p.y);float blade=(abs(q.x)*2.6+abs(q.y)*.62-.5)*.6;float guard=max(abs(q.x)-.46+abs(q.y+.22)*.9,abs(q.y+.22)-.075);float i=abs(q.x)*4.+abs(q.y)*.7-.36;return shot(min(blade,guard),i*.6,uCore,uGlow);',
  ),
  bullet(
    'orb-',
    '#ffffff',
    '#e03cff',
    [160, 160],
    'float r=length(p);float ring=abs(r-.66)-.055;float d=min(r-.4,ring);return shot(d,r-.24,uCore,uGlow)+vec4(vec3(1.,.8,.4)*smoothstep(.02,-.03,ring)*1.4,0.);',
  ),
);
