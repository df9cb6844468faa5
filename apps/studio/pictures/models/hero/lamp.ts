import { LAMP_PICTURE } from '@star-seekers/art/lamp';
import { type Finish, Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { tube } from '../../kit/shapes/round.ts';
import type { Vec3 } from '../../kit/vector.ts';
import type { Picture } from '../../stage/picture.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { models } from '../../stage/tableau/models.ts';
import { painted } from '../../stage/tableau/paint.ts';
import { nebula, stars } from '../../stage/tableau/sky.ts';
import { sunRays } from '../../stage/tableau/sun.ts';
import { tableau } from '../../stage/tableau/tableau.ts';
import { spot } from '../artworks/_window.ts';
import { METALS } from '../memory/_metals.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const { lamp: MIDDLE } = LAMP_PICTURE;

/** From the picture's places to half heights from its middle, y up. */
const half = (x: number, y: number) =>
  [
    (x - LAMP_PICTURE.width / 2) / (LAMP_PICTURE.height / 2),
    (LAMP_PICTURE.height / 2 - y) / (LAMP_PICTURE.height / 2),
  ] as const;

/** Radius of the cage, in half heights and in units of the models. */
const CAGE_SHARE = MIDDLE.radius / (LAMP_PICTURE.height / 2);
const CAGE = spot(0, CAGE_SHARE)[1];
/** Where the cables begin, in radii of the cage. */
const COLLAR = 0.99;

/** How far the lanterns are towards the viewer. */
const DEPTHS = [-1.5, -3, -1, 1.5, 2.5, 1] as const;

/** Light of the Lamp on a metal, which no lamp of the studio gives: it falls off along a cable. */
interface Light {
  readonly fire: number;
}

/** How far the middle of a cable hangs down. */
const SAG = 0.14;

function place(share: number, to: Vec3, sag = 0): Vec3 {
  return [to[0] * share, to[1] * share - sag * Math.sin(Math.PI * share), to[2] * share];
}

/** The six cables, with clamps and guide lights, and a lantern at the end of each: a ring of four ribs round its star. */
const rigging =
  ({ fire }: Light) =>
  (): Sculpture => {
    const kit = new Kit(633);
    for (const [index, { x, y }] of LAMP_PICTURE.lanterns.entries()) {
      const end = spot(...half(x, y), DEPTHS[index]);
      const reach = Math.hypot(...end);
      const heading = Math.atan2(end[1], end[0]);
      const start = (CAGE * COLLAR) / reach;
      const stop = 1 - 1.02 / reach;
      const PARTS = 14;
      for (const offset of [-0.11, 0.11])
        for (let part = 0; part < PARTS; part++) {
          const from = start + ((stop - start) * part) / PARTS;
          const to = start + ((stop - start) * (part + 1)) / PARTS;
          const aside = (share: number): Vec3 => {
            const [px, py, pz] = place(share, end, SAG);
            return [px - Math.sin(heading) * offset, py + Math.cos(heading) * offset, pz];
          };
          const near = 1 - part / PARTS;
          const warm = { ...METALS.steel, colour: near > 0.55 ? '#c79a66' : '#8f9aa6', glow: 0.5 * fire * near ** 3 };
          kit.add(tube([aside(from), aside((from + to) / 2), aside(to)], 0.075, 6, 8), warm);
        }
      kit.add(box(0.9, 0.8, 0.7, 0.12), METALS.iron, { at: place(start * 1.06, end, SAG), turn: [0, 0, heading] });
      for (let clamp = 1; clamp < 6; clamp++) {
        const share = start + ((stop - start) * clamp) / 6;
        const at = place(share, end, SAG);
        kit.add(box(0.34, 0.5, 0.34, 0.08), clamp % 2 ? METALS.iron : METALS.brass, { at, turn: [0, 0, heading] });
        kit.add(box(0.12, 0.14, 0.06, 0.02), glowing('#ffcf8a', 1.2 + 5 * fire), {
          at: [at[0], at[1], at[2] + 0.2],
          turn: [0, 0, heading],
        });
      }
      kit.add(torus(1, 0.12, 48, 10), METALS.brass, { at: end });
      kit.add(torus(0.8, 0.05, 48, 8), METALS.iron, { at: [end[0], end[1], end[2] + 0.1] });
      for (let rib = 0; rib < 6; rib++) {
        const angle = heading + (rib / 6) * Math.PI * 2;
        kit.add(box(0.5, 0.26, 0.4, 0.07), rib === 3 ? METALS.steel : METALS.iron, {
          at: [end[0] + Math.cos(angle) * 1.06, end[1] + Math.sin(angle) * 1.06, end[2]],
          turn: [0, 0, angle],
        });
      }
    }
    return { kit, look: 'mud', material: { scale: 0.3, asymmetric: true, lights: 0 }, radius: 16, half: 12 };
  };

const RIBS = 8;
/** Both halves of the cage go on behind the edge of the fire. */
const OVERLAP = CAGE * 0.3;
const TILT = [0.34, 0.3, 0.12] as const;

/** The ribs of the cage in front of the fire, or behind it. */
const cage =
  (front: boolean, { fire }: Light) =>
  (): Sculpture => {
    const kit = new Kit(front ? 634 : 635);
    const iron = { ...METALS.iron, colour: '#6b5a4c', glow: front ? 0 : 1.2 * fire };
    const brass = { ...METALS.brass, glow: front ? 0 : 1.2 * fire };
    const arc = (at: (angle: number) => Vec3, radius: number, finish: Finish, whole = false) => {
      const STEPS = 40;
      const length = whole ? Math.PI * 2 : Math.PI;
      const points = Array.from({ length: STEPS + 1 }, (_, step) => at(-length / 2 + (length * step) / STEPS));
      // Only the half that is nearer to the viewer, or the other one.
      let run: Vec3[] = [];
      const flush = () => {
        if (run.length > 2) kit.add(tube(run, radius, run.length * 2, 8), finish);
        run = [];
      };
      for (const point of points) {
        const { 2: depth } = turned(point);
        if (front ? depth > -OVERLAP : depth < OVERLAP) run.push(point);
        else flush();
      }
      flush();
    };
    for (let rib = 0; rib < RIBS; rib++) {
      const lon = (rib / RIBS) * Math.PI * 2;
      arc(
        (angle) => [
          Math.cos(angle) * Math.sin(lon) * CAGE,
          Math.sin(angle) * CAGE,
          Math.cos(angle) * Math.cos(lon) * CAGE,
        ],
        0.13,
        iron,
      );
    }
    for (const latitude of [-0.75, 0, 0.75]) {
      const [ring, y] = [Math.cos(latitude) * CAGE * 1.02, Math.sin(latitude) * CAGE * 1.02];
      arc((angle) => [Math.sin(angle) * ring, y, Math.cos(angle) * ring], latitude === 0 ? 0.2 : 0.14, brass, true);
    }
    if (front)
      for (const y of [-1, 1])
        kit.add(rod(0.62, 0.62, 0.5, 24, 0.08), METALS.iron, { at: [0, y * CAGE, 0], turn: [Math.PI / 2, 0, 0] });
    return {
      kit,
      look: 'mud',
      material: { scale: 0.3, asymmetric: true, lights: 0 },
      radius: CAGE + 1,
      half: CAGE + 1,
    };
  };

/** A point of the cage after its turn, order XYZ. */
function turned([x, y, z]: Vec3): Vec3 {
  const [a, b, c] = TILT;
  const [x1, y1] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
  const [x2, z2] = [x1 * Math.cos(b) + z * Math.sin(b), -x1 * Math.sin(b) + z * Math.cos(b)];
  return [x2, y1 * Math.cos(a) - z2 * Math.sin(a), y1 * Math.sin(a) + z2 * Math.cos(a)];
}

/** The ball of fire: grains and veins on a sphere, tongues at its edge, and its glow on the dust. */
const ball = ({ fire }: Light) =>
  painted({
    colours: { ember: '#ff4a0a', flame: '#ff9a2e', core: '#fff0c0' },
    within: { at: [0, 0], half: 0.98 },
    paint: `float R=${(CAGE_SHARE * 0.86).toFixed(4)};float fire=${fire.toFixed(3)};float r=length(p);float q=r/R;vec3 c=vec3(0.);float a=0.;
 float ang=atan(p.y,p.x);
 float tongues=fbm(vec3(cos(ang)*2.6,sin(ang)*2.6,r*7.-1.3),6)*.5+.5;
 float edge=1.+(.10+.16*fire)*(tongues-.38);
 if(q<edge){vec2 d=p/(R*edge);float z=sqrt(max(0.,1.-dot(d,d)));vec3 n=vec3(d,z);
  vec3 w=n*2.3+vec3(fbm(n*2.+3.,4),fbm(n*2.+9.,4),fbm(n*2.+17.,4))*1.1;
  float grain=rdg(w*1.5,7);float cell=fbm(w*3.1+5.,6)*.5+.5;float heat=clamp(grain*.95+cell*.45-.35+.13*fire,0.,1.6);
  float limb=mix(.35,1.,pow(z,.55));
  c=mix(ember*.16,ember,smoothstep(.1,.5,heat));c=mix(c,flame,smoothstep(.38,.8,heat));c=mix(c,core,smoothstep(.72,1.15,heat+.16*fire*z));
  c*=limb*(.55+heat*heat*1.4)*(.9+1.25*fire);a=smoothstep(edge,edge-.05,q);}
 float out1=max(0.,q-1.);
 float lick=pow(clamp(tongues*1.25-out1*2.2,0.,1.),3.);
 vec3 halo=flame*lick*(.25+1.3*fire)*step(1.,q)+mix(flame,ember,smoothstep(0.,1.2,out1))*(.05+.5*fire)*exp(-out1*1.9)+mix(ember,flame,.4)*(.012+.05*fire)*exp(-out1*.9);
 float fade=1.-smoothstep(.35,.97,r);halo*=fade*fade;
 return vec4(mix(halo,c,a),a);`,
  });

/** The Lamp with the light of a day: 0 burns low. */
function burning(fire: number) {
  const light = { fire };
  const eye = { from: [0, 0, 30], to: [0, 0, 0], fov: 40 } as const;
  const sun = { at: [0, 0], colour: '#ffb560', strength: 0.1 + 0.16 * fire, size: 0.012 } as const;
  const shared = { eye, look: 'mud', samples: 16 } as const;
  const rig = { keyStrength: 1.1 + 0.5 * fire, warmStrength: 0.9 + 1.6 * fire, coldStrength: 1.6, sky: 0.26 };
  return tableau({
    width: WIDTH,
    height: HEIGHT,
    layers: [
      nebula({
        colours: ['#0a1436', '#27509e', fire > 0 ? '#ffb566' : '#6a5a8e', '#3a4ab4'],
        seed: 12.6,
        exposure: 0.72 + 0.16 * fire,
        cover: 0.22,
        dust: 0.95,
        zoom: 1.1,
        lights: [
          [0, 0],
          [1.5, -1],
        ],
      }),
      stars({ seed: 91, count: 2400, brightness: 0.75, spikes: 3 }),
      models({
        ...shared,
        radius: 16,
        rig,
        items: [{ model: rigging(light) }, { model: cage(false, light), turn: TILT }],
      }),
      ball(light),
      models({ ...shared, radius: CAGE + 1, rig, items: [{ model: cage(true, light), turn: TILT }] }),
      ...(fire > 0 ? [sunRays(sun)] : []),
    ],
    exposure: 1,
    contrast: 1.14,
    saturation: 1.14,
    vignette: 0.3,
  });
}

const shot = (fire: number) => {
  const { whole } = burning(fire).shots;
  if (!whole) throw new Error('a tableau has one shot');
  return whole;
};

/** The Lamp on its cables, for the sky of a day: burning low, and with all the light that a day can bring. */
export const picture: Picture = { shots: { low: shot(0), high: shot(1) } };
