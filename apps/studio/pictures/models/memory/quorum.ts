import { painted } from '../../stage/tableau/paint.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { quorum } from '../worlds/quorum.ts';
import { skyCard } from './_card.ts';

/** The world's lens in its crater. */
const eye = painted({
  paint: `vec2 q=(p-vec2(-.12,.1))/.2*mat2(.98,.12,-.16,1.06);float r=length(q);float a=atan(q.y,q.x);vec3 c=vec3(0.);float m=smoothstep(1.5,1.4,r);
 c=mix(vec3(.5,.44,.32),vec3(.16,.13,.08),smoothstep(1.45,1.1,r));c=mix(c,vec3(.9,.62,.22)*(.55+.6*max(0.,dot(normalize(q+1e-4),vec2(-.6,.7)))),smoothstep(.04,.0,abs(r-1.05)-.1));
 float lids=step(.5,fract(a*12./6.2831853))*step(1.18,r)*step(r,1.36);c=mix(c,vec3(.95,.85,.62),lids*.8);c=mix(c,vec3(.02,.03,.05),smoothstep(.9,.86,r));c+=vec3(1.,.66,.16)*2.4*smoothstep(.07,.02,abs(r-.6));c+=vec3(1.,.8,.4)*5.*smoothstep(.3,.12,r)+vec3(1.,.65,.2)*.4*exp(-r*1.8);
 return vec4(c*m+vec3(1.,.65,.2)*.12*exp(-r*1.2),m);`,
});

export const picture = skyCard('world', { hue: '#ffe09a', glow: 0.7 }, [planet(quorum, { radius: 0.68 }), eye]);
