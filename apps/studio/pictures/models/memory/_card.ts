import type { MemoryKind } from '@star-seekers/content/memory-subjects';
import { Kit } from '../../kit/kit.ts';
import { normalize, type Vec3 } from '../../kit/vector.ts';
import type { RigPlaces } from '../../stage/light/rig.ts';
import type { LookName } from '../../stage/light/looks.ts';
import type { MaterialOptions } from '../../stage/material.ts';
import type { Picture } from '../../stage/picture.ts';
import { models } from '../../stage/tableau/models.ts';
import { painted } from '../../stage/tableau/paint.ts';
import { type Layer, tableau } from '../../stage/tableau/tableau.ts';
import { planet } from '../../stage/tableau/sky.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import type { PlanetPlace, World } from '../../stage/space/planet.ts';

const PIXELS = 320;
const SAMPLES = 9;
const FOV = 28;

/** Pips on the frame of each kind. */
const PIPS: Readonly<Record<MemoryKind, number>> = {
  ship: 1,
  world: 2,
  relic: 3,
  creature: 4,
  device: 5,
  phenomenon: 6,
};

interface Ground {
  /** Colour of the light behind the subject; subjects of similar shape have different ones. */
  readonly hue: string;
  /** Its strength. */
  readonly glow?: number;
}

interface Pose {
  /** Direction of the camera. */
  readonly from?: Vec3;
  readonly turn?: Vec3;
  /** Half of what the picture shows. */
  readonly half?: number;
  readonly at?: Vec3;
  readonly rig?: RigPlaces;
  readonly exposure?: number;
}

/** A card that shows a model. */
export function card(kind: MemoryKind, model: () => Sculpture, plan: Ground & Pose): Picture {
  return skyCard(kind, plan, [subject(model, plan)], plan.exposure);
}

/** A model in the light of its card. */
export function subject(model: () => Sculpture, { from = [0.5, 0.62, 1], turn, half, at, rig }: Pose): Layer {
  return (canvas) => {
    const built = model();
    const reach = (half ?? built.half) / Math.tan((FOV / 360) * Math.PI);
    const [x, y, z] = normalize(from);
    models({
      eye: { from: [x * reach, y * reach, z * reach], to: [0, 0, 0], fov: FOV },
      items: [{ model: () => built, ...(turn && { turn }), ...(at && { at }) }],
      look: built.look,
      radius: built.radius * 1.15,
      samples: SAMPLES,
      contour: 0.009,
      ...(rig && { rig }),
    })(canvas);
  };
}

/** A card that shows a world. */
export function worldCard(world: World, plan: Ground & Partial<PlanetPlace>): Picture {
  return skyCard('world', plan, [planet(world, { radius: 0.66, ...plan })]);
}

/** A card of several layers. */
export function skyCard(kind: MemoryKind, ground: Ground, layers: readonly Layer[], exposure = 0.86): Picture {
  return tableau({
    width: PIXELS,
    height: PIXELS,
    layers: [behind(ground), ...layers],
    exposure,
    saturation: 1.2,
    contrast: 1.1,
    vignette: 0.3,
    grain: 0,
    frame: { colour: ground.hue, pips: PIPS[kind] },
  });
}

/** The background of every card: a fading light with a little dust and a few stars. */
const behind = ({ hue, glow = 1 }: Ground): Layer =>
  painted({
    colours: { hue },
    paint: `vec2 d=p-vec2(-.06,.1);float r=length(d);float dust=fbm(vec3(p*1.7,3.1),5);
 vec3 deep=mix(vec3(.006,.010,.022),hue*.05,.55);
 vec3 c=deep+hue*${(0.62 * glow).toFixed(3)}*exp(-r*r*2.1)*(.75+.7*dust)+hue*.05*(1.-smoothstep(.2,1.3,r));
 vec2 g=p*17.;vec2 i=floor(g),f=fract(g)-.5;float n=h11(uint(int(i.x)+64)*1973u+uint(int(i.y)+64)*9277u);vec2 o2=(vec2(h11(uint(n*9999.)),h11(uint(n*7777.)))-.5)*.7;
 c+=vec3(.8,.9,1.)*step(.86,n)*smoothstep(.09,.0,length(f-o2))*(.4+2.*(n-.86)/.14);
 return vec4(c,1.);`,
  });

interface Thing {
  readonly seed: number;
  readonly half: number;
  readonly look?: LookName;
  readonly material?: MaterialOptions;
}

/** A model that is built for its card. */
export function thing({ seed, half, look = 'player', material }: Thing, build: (kit: Kit) => void): () => Sculpture {
  return () => {
    const kit = new Kit(seed);
    build(kit);
    return {
      kit,
      look,
      material: { scale: 0.3, grime: 0.4, wear: 1, lights: 0, asymmetric: true, ...material },
      radius: half * 1.2,
      half,
    };
  };
}
