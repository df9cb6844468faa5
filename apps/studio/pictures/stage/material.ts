import * as THREE from 'three';
import type { TilePixels } from '../kit/height-tile.ts';
import type { Livery } from '../kit/livery.ts';

/** Options of a model's material. */
export interface MaterialOptions {
  /** Tiles per unit of length. */
  readonly scale?: number;
  readonly bump?: number;
  /** Variation of brightness between plates. */
  readonly tone?: number;
  readonly grime?: number;
  readonly wear?: number;
  readonly grooves?: number;
  readonly clearcoat?: number;
  readonly iridescence?: number;
  readonly lights?: number;
  readonly lightColour?: string;
  /** Colour of accented plates, and their share. */
  readonly accent?: string;
  readonly accentShare?: number;
  /** Strength and fineness of a rock's relief. */
  readonly rock?: number;
  readonly rockScale?: number;
  readonly ambient?: number;
  readonly asymmetric?: boolean;
  readonly livery?: Livery;
}

/** The textures of a tile. */
export interface TileTextures {
  readonly relief: THREE.DataTexture;
  readonly tint: THREE.DataTexture;
}

export function tileTextures(tile: TilePixels): TileTextures {
  const texture = (pixels: Uint8Array) => {
    const result = new THREE.DataTexture(pixels, tile.size, tile.size, THREE.RGBAFormat);
    result.wrapS = THREE.RepeatWrapping;
    result.wrapT = THREE.RepeatWrapping;
    result.magFilter = THREE.LinearFilter;
    result.minFilter = THREE.LinearMipmapLinearFilter;
    result.generateMipmaps = true;
    result.anisotropy = 4;
    result.needsUpdate = true;
    return result;
  };
  return { relief: texture(tile.relief), tint: texture(tile.tint) };
}

const VALUE_NOISE = `
float hash31(vec3 p){p=fract(p*.1031);p+=dot(p,p.zyx+31.32);return fract((p.x+p.y)*p.z);}
float valueNoise(vec3 p){vec3 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
 return mix(mix(mix(hash31(i),hash31(i+vec3(1,0,0)),f.x),mix(hash31(i+vec3(0,1,0)),hash31(i+vec3(1,1,0)),f.x),f.y),
  mix(mix(hash31(i+vec3(0,0,1)),hash31(i+vec3(1,0,1)),f.x),mix(hash31(i+vec3(0,1,1)),hash31(i+vec3(1,1,1)),f.x),f.y),f.z);}
float valueFractal(vec3 p){float s=0.,a=.5;for(int i=0;i<4;i++){s+=a*valueNoise(p);p=p*2.03+7.1;a*=.5;}return s;}
float rockHeight(vec3 p){float s=0.,a=.5;for(int i=0;i<4;i++){float v=valueNoise(p);s+=a*(1.-abs(v*2.-1.));p=p*2.1+3.7;a*=.5;}return s;}
`;

const DECLARATIONS = `
uniform mat3 normalMatrix;varying vec4 vSurface;varying vec4 vMarks;varying vec3 vPlace;varying vec3 vFacing;
uniform sampler2D uRelief,uTint,uLivery;uniform vec4 uLiveryBox;
uniform float uHasLivery,uScale,uBump,uTone,uGrime,uWear,uLights,uAccentShare,uMirror,uRock,uRockScale,uAmbient,uGrooves;
uniform vec3 uLightColour,uAccent;
${VALUE_NOISE}
vec3 gNormal;vec4 gTint;float gGroove,gDirt,gLight,gPainted,gEdge,gFine;
`;

/** Plating is projected along the three axes of the ship, mirrored at x = 0. */
const COLOUR = `
float side=uMirror>.5?(vPlace.x<0.?-1.:1.):1.;vec3 q=vPlace*vec3(side,1.,1.);vec3 facing=normalize(vFacing)*vec3(side,1.,1.);
vec3 w=pow(abs(facing),vec3(8.));w/=w.x+w.y+w.z;float sc=uScale*vMarks.y;
vec2 ux=q.zy*sc+.13,uy=q.xz*sc+.37,uz=q.xy*sc+.71;
vec4 rx=texture2D(uRelief,ux),ry=texture2D(uRelief,uy),rz=texture2D(uRelief,uz);
gTint=texture2D(uTint,ux)*w.x+texture2D(uTint,uy)*w.y+texture2D(uTint,uz)*w.z;
gGroove=rx.z*w.x+ry.z*w.y+rz.z*w.z;gDirt=rx.w*w.x+ry.w*w.y+rz.w*w.z;
vec2 tx=rx.xy*2.-1.,ty=ry.xy*2.-1.,tz=rz.xy*2.-1.;
vec3 dn=vec3(0.,tx.y,tx.x)*w.x+vec3(ty.x,0.,ty.y)*w.y+vec3(tz.x,tz.y,0.)*w.z;
float plating=vSurface.w;
if(uRock>0.){vec3 g=q*uRockScale;float e=.06;float h=rockHeight(g);
 vec3 slope=vec3(rockHeight(g+vec3(e,0,0))-h,rockHeight(g+vec3(0,e,0))-h,rockHeight(g+vec3(0,0,e))-h)/e;
 slope-=facing*dot(slope,facing);dn-=slope*uRock/max(plating,.001)/max(uBump,.01);plating=max(plating,.001);
 gTint.r=.5+(h-.5)*.9*step(vSurface.w,.002);}
gNormal=normalize(facing+dn*uBump*plating)*vec3(side,1.,1.);
vec3 albedo=vColor.rgb;float grime=valueFractal(q*vec3(2.2,2.2,.9));gFine=valueFractal(q*9.+3.);
gPainted=0.;
if(uHasLivery>.5){vec4 paint=texture2D(uLivery,(vPlace.xz-uLiveryBox.xy)/(uLiveryBox.zw-uLiveryBox.xy));
 float k=paint.a*smoothstep(.1,.3,abs(facing.y))*step(.5,vMarks.w);k*=1.-.75*smoothstep(.6,.7,gFine*.75+.25*grime);
 albedo=mix(albedo,paint.rgb/max(paint.a,.001),k);gPainted=k;}
albedo=mix(albedo,uAccent,gTint.a*uAccentShare*plating*step(.5,vMarks.w));
albedo*=1.+(gTint.r-.5)*2.*uTone*(uRock>0.?1.:plating);
albedo*=1.-uGrooves*gGroove*plating;
albedo*=1.-uGrime*(.55*gDirt*plating+.5*smoothstep(.45,.75,grime)*min(1.,plating+.3));
gEdge=vMarks.x*uWear*smoothstep(.25,.6,gFine+.12);
albedo=mix(albedo,max(albedo*1.9,vec3(.34,.35,.37)),gEdge*.75);
gLight=gTint.b*plating*smoothstep(.35,.65,grime+.1);
diffuseColor.rgb=albedo;`;

/** Painted metal: plating, grooves, dirt, worn edges, windows and livery in one shader. */
export function paintedMetal(tile: TileTextures, options: MaterialOptions): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({
    vertexColors: true,
    metalness: 1,
    roughness: 1,
    clearcoat: options.clearcoat ?? 0,
    clearcoatRoughness: 0.25,
    iridescence: options.iridescence ?? 0,
    iridescenceIOR: 1.5,
    iridescenceThicknessRange: [200, 420],
  });
  const uniforms = {
    uRelief: { value: tile.relief },
    uTint: { value: tile.tint },
    uLivery: { value: options.livery?.texture ?? null },
    uLiveryBox: { value: new THREE.Vector4(...(options.livery?.box ?? [0, 0, 1, 1])) },
    uHasLivery: { value: options.livery ? 1 : 0 },
    uScale: { value: options.scale ?? 0.22 },
    uBump: { value: options.bump ?? 0.8 },
    uTone: { value: options.tone ?? 0.22 },
    uGrime: { value: options.grime ?? 0.5 },
    uWear: { value: options.wear ?? 0.8 },
    uGrooves: { value: options.grooves ?? 0.55 },
    uLights: { value: options.lights ?? 4 },
    uLightColour: { value: new THREE.Color(options.lightColour ?? '#ffd9a0') },
    uAccent: { value: new THREE.Color(options.accent ?? '#888888') },
    uAccentShare: { value: options.accentShare ?? 0 },
    uMirror: { value: options.asymmetric ? 0 : 1 },
    uRock: { value: options.rock ?? 0 },
    uRockScale: { value: options.rockScale ?? 3 },
    uAmbient: { value: options.ambient ?? 0.35 },
  };
  material.customProgramCacheKey = () => 'painted-metal';
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = replaceAll(shader.vertexShader, {
      '#include <common>':
        '#include <common>\nattribute vec4 surface;attribute vec4 marks;varying vec4 vSurface;varying vec4 vMarks;varying vec3 vPlace;varying vec3 vFacing;',
      '#include <begin_vertex>':
        '#include <begin_vertex>\nvSurface=surface;vMarks=marks;vPlace=position;vFacing=normal;',
    });
    shader.fragmentShader = replaceAll(shader.fragmentShader, {
      '#include <common>': `#include <common>\n${DECLARATIONS}`,
      '#include <color_fragment>': COLOUR,
      '#include <roughnessmap_fragment>':
        'float roughnessFactor=clamp(vSurface.y+(gTint.g-.5)*.6*vSurface.w+(gFine-.5)*.22*vSurface.w+.2*gDirt*vSurface.w-gEdge*.15,.05,1.);',
      '#include <metalnessmap_fragment>':
        'float metalnessFactor=clamp(mix(vSurface.x,.9,gEdge*.8)*(1.-gPainted*.6),0.,1.);',
      '#include <normal_fragment_maps>': 'normal=normalize(normalMatrix*gNormal)*(gl_FrontFacing?1.:-1.);',
      '#include <emissivemap_fragment>':
        'totalEmissiveRadiance+=vColor.rgb*vSurface.z+uLightColour*uLights*gLight*step(vSurface.z,.01);if(vSurface.z>1.)diffuseColor.rgb*=.05;',
      '#include <aomap_fragment>':
        '#include <aomap_fragment>\nreflectedLight.indirectDiffuse*=uAmbient*(1.-.6*gGroove*vSurface.w);reflectedLight.indirectSpecular*=(1.-.8*gGroove*vSurface.w)*(1.-.35*gDirt*vSurface.w);reflectedLight.directSpecular*=1.-.7*gGroove*vSurface.w;',
    });
  };
  return material;
}

function replaceAll(source: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The shader of this version of three has no ${from}.`);
    return text.replace(from, () => to);
  }, source);
}
