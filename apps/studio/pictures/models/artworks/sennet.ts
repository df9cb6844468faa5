import { painted } from '../../stage/tableau/paint.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { grebesSextant } from '../memory/grebes-sextant.ts';
import { sennetPlate } from '../memory/sennet-plate.ts';
import { awl } from '../ships/awl.ts';
import { crake } from '../ships/crake.ts';
import { drake } from '../ships/drake.ts';
import { pinch } from '../worlds/pinch.ts';
import { ringGate } from './_gate.ts';
import { spot, window } from './_window.ts';

/** Star trails around the pole; the trail of Sennet ends half-way. */
const trails = painted({
  paint: `vec2 q=p-vec2(-.12,.14);float r=length(q),a=atan(q.y,q.x);vec3 c=vec3(0.);float id=floor(r*21.),f=fract(r*21.)-.5;float h=h11(uint(int(id)+7)*7919u),g=h11(uint(int(id)+31)*104729u);float s=mod(a+h*6.2831853,6.2831853);float span=1.6+1.5*g;
 float on=smoothstep(0.,.02,s)*smoothstep(span,span-.02,s);c+=mix(vec3(.5,.7,1.),vec3(1.,.8,.55),h)*smoothstep(.22,.05,abs(f))*on*(.5+1.3*g*g)*step(.2,r);
 float w=abs(r-.36);float t=mod(a-2.2,6.2831853);c+=vec3(1.,.75,.35)*(3.*smoothstep(.013,.004,w)+.5*exp(-w*30.))*step(t,2.4);vec2 end=q-vec2(cos(4.6),sin(4.6))*.36;float e=length(end);c+=vec3(1.,.9,.65)*(.006/(e*e+.0012))*.6;
 return vec4(c*1.2,0.);`,
});

const hollow = painted({
  paint: `float r=length((p-vec2(-.12,.14))*vec2(1.,1.02))/.5;return vec4(vec3(.0,.002,.006),smoothstep(1.02,.9,r)*.88);`,
  solid: true,
});

export const picture = window({
  nebula: {
    colours: ['#0a1030', '#34409a', '#bfe0ff', '#c8502a'],
    seed: 15.3,
    exposure: 1.15,
    cover: 0.26,
    dust: 0.75,
    zoom: 1.1,
    lights: [
      [0.8, -0.7],
      [-0.9, 0.8],
    ],
  },
  back: [planet(pinch, { at: [0.76, 0.76], radius: 0.24, sun: [-0.6, -0.5, 0.5] }), hollow, trails],
  items: [
    { model: ringGate, at: spot(-0.12, 0.14, 0), turn: [-0.1, 0.14, 0.1], size: 1.18 },
    { model: sennetPlate, at: spot(0.68, -0.66, 4), turn: [0, -0.3, -0.12], size: 0.92 },
    { model: grebesSextant, at: spot(-0.74, -0.7, 4), turn: [0, 0.25, 0.2], size: 0.8 },
    { model: crake, at: spot(0, -0.76, 2), turn: [0.8, -0.6, 0], size: 0.62, plume: 8 },
    { model: drake, at: spot(0.8, 0.12, 0), turn: [0.9, 0.7, 0], size: 0.56, plume: 8 },
    { model: awl, at: spot(-0.82, 0.8, -2), turn: [0.9, -0.9, 0], size: 0.46, plume: 8 },
  ],
  look: 'player',
});
