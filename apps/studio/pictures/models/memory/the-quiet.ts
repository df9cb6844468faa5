import { painted } from '../../stage/tableau/paint.ts';
import { ringGate } from '../artworks/_gate.ts';
import { skyCard, subject } from './_card.ts';

/** A dark disc with a shimmering rim. */
const silence = painted({
  paint: `mat2 t=mat2(cos(-.2),-sin(-.2),sin(-.2),cos(-.2));vec2 q=t*p;q.y*=1.16;float r=length(q)/.575;float inside=smoothstep(1.02,.98,r);
 float ripple=pow(.5+.5*sin(r*34.+fbm(vec3(q*3.,2.),4)*5.),6.)*smoothstep(.3,1.,r)*.24;vec3 c=mix(vec3(.0),vec3(.02,.05,.07),r)+vec3(.35,.75,.8)*ripple*inside;return vec4(c*inside,inside);`,
});

export const picture = skyCard('phenomenon', { hue: '#9ab4c4', glow: 1.1 }, [
  silence,
  subject(ringGate, { from: [0.3, 0.45, 1], half: 7 }),
]);
