import * as THREE from 'three';
import type { Vec3 } from '../../kit/vector.ts';
import { bloom } from '../bloom.ts';
import type { Picture } from '../picture.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import type { Studio } from '../studio.ts';
import { TONE } from '../tone.ts';
import { SPACE_NOISE } from './noise.ts';

/** A world: its surface and its colours. */
export interface World {
  readonly kind: 'ground' | 'gas' | 'airless';
  readonly seed: number;
  /** Fineness of its continents, and its sea level. */
  readonly fineness?: number;
  readonly sea?: number;
  readonly relief?: number;
  readonly clouds?: number;
  readonly cities?: number;
  readonly air?: number;
  readonly caps?: number;
  readonly lava?: number;
  readonly ring?: { readonly inner: number; readonly outer: number; readonly colour: string };
  /** Deep and shallow water, low, middle and high ground, and ice; gas giants use them for their bands. */
  readonly colours: readonly [deep: string, shallow: string, low: string, middle: string, high: string, ice: string];
  readonly cloudColour?: string;
  readonly cityColour?: string;
  /** How strongly the air scatters red, green and blue. */
  readonly airColour?: Vec3;
  readonly spin?: number;
  readonly tilt?: number;
}

/** Placement of a planet: centre and radius in half heights of the picture. */
export interface PlanetPlace {
  readonly at?: readonly [number, number];
  readonly radius: number;
  readonly sun?: Vec3;
  readonly gain?: number;
}

const SHADER = `uniform float aspect,radius,seed,sea,cloud,cities,air,ringIn,ringOut,spin,tilt,relief,fineness,caps,lava,gain;uniform vec2 at,size;
uniform vec3 sun,cDeep,cShallow,cLow,cMiddle,cHigh,cIce,cAir,cCloud,cCity,cRing;
${SPACE_NOISE}
const float PI=3.14159265;
float heightAt(vec3 p,int o){vec3 w=vec3(gn(p*1.3+seed),gn(p*1.3+seed+19.),gn(p*1.3+seed+43.));vec3 q=p*fineness+w*.55;float c=fbm(q+seed,o)*1.25;float m=rdg(q*1.9+seed+7.,o-2);return c+.28*(m-.5)*smoothstep(-.1,.3,c)+.04;}
float craters(vec3 p){float s=0.,f=2.2;for(int k=0;k<4;k++){vec3 i=floor(p*f),fr=p*f-i;for(int x=-1;x<=1;x++)for(int y=-1;y<=1;y++)for(int z=-1;z<=1;z++){vec3 c=vec3(x,y,z);uint h=hashU(uvec3(ivec3(i+c)+ivec3(k*17)));if((h&7u)>3u)continue;
 vec3 o3=vec3(float((h>>3)&255u),float((h>>11)&255u),float((h>>19)&255u))/255.;float r=.22+.28*float((h>>5)&63u)/63.;float d=length(fr-c-o3)/r;if(d<1.4){float b=smoothstep(0.,.95,d)-1.;b+=smoothstep(.75,1.,d)*(1.-smoothstep(1.,1.4,d))*.45;s+=b*r/f*1.3;}}f*=2.1;}return s;}
float airless(vec3 p){return fbm(p*1.6+seed,8)*.5+craters(p*1.2+seed)*.9;}
float cloudsAt(vec3 p){vec3 w=vec3(gn(p*1.1+seed+5.),gn(p*1.1+seed+15.),gn(p*1.1+seed+25.));vec3 q=p*vec3(1.5,2.4,1.5)+w*1.2;float a=fbm(q*1.2+seed+50.,7),b=rdg(q*1.1+seed+60.,6);return smoothstep(.02,.55,a*.9+(b-.5)*.75+cloud-.35);}
vec4 bands(vec3 p){float lat=p.y;vec3 s=vec3(p.xz*2.2,lat*7.)+seed;vec3 w=vec3(gn(s),0.,gn(s+9.));float y=lat+.035*w.x+.012*gn(p*vec3(7.,16.,7.)+seed);
 float band=gn(vec3(0.,y*5.5,seed))*.9+gn(vec3(3.,y*13.,seed))*.5+gn(vec3(7.,y*31.,seed))*.25;vec3 q=p*vec3(3.,11.,3.);q.xz+=w.x*.9;float tb=fbm(q+vec3(w.x*1.5,0.,w.z*1.5)+seed,6);float v=band*.75+tb*.55;
 vec2 sp=vec2(atan(p.x,p.z)-.35,(lat+.28)*2.6);float sr=length(sp),storm=smoothstep(.34,.2,sr),swirl=sin(sr*46.+atan(sp.y,sp.x)*2.+tb*5.)*.5+.5;
 vec3 c=mix(cLow,cMiddle,smoothstep(-.5,.25,v));c=mix(c,cHigh,smoothstep(.12,.62,v));c=mix(c,cDeep,smoothstep(-.3,-.8,v)*.8);c=mix(c,mix(cShallow,cHigh,swirl*.45),storm*.9);c=mix(c,cIce,smoothstep(.75,1.,abs(lat))*.6);return vec4(c,tb);}
float ringAt(float r){if(r<ringIn||r>ringOut)return 0.;float t=(r-ringIn)/(ringOut-ringIn);float d=.55+.45*gn(vec3(t*9.,seed,0.));d*=.85+.6*gn(vec3(t*34.,seed,4.));d*=.75+.5*gn(vec3(t*120.,seed,8.));d*=smoothstep(0.,.04,t)*smoothstep(1.,.93,t);d*=1.-.9*smoothstep(.02,.0,abs(t-.62)-.015);return clamp(d,0.,1.);}
vec2 sphere(vec3 ro,vec3 rd,float r){float b=dot(ro,rd),c=dot(ro,ro)-r*r,h=b*b-c;if(h<0.)return vec2(-1.);h=sqrt(h);return vec2(-b-h,-b+h);}
vec3 scatter(vec3 ro,vec3 rd,float t0,float t1,out float depth){vec3 bR=cAir*9.*air;float bM=3.2*air,sH=.01755,sM=.0078;float ds=(t1-t0)/14.;vec3 sR=vec3(0.),sMie=vec3(0.);float oR=0.,oM=0.;
 for(int i=0;i<14;i++){vec3 p=ro+rd*(t0+ds*(float(i)+.5));float h=max(length(p)-1.,0.),dR=exp(-h/sH)*ds,dM=exp(-h/sM)*ds;oR+=dR;oM+=dM;float dl=sphere(p,sun,1.055).y/5.,lR=0.,lM=0.;bool dark=false;
  for(int j=0;j<5;j++){float hq=length(p+sun*(dl*(float(j)+.5)))-1.;if(hq<-.012){dark=true;break;}lR+=exp(-max(hq,0.)/sH)*dl;lM+=exp(-max(hq,0.)/sM)*dl;}
  if(!dark){vec3 a=exp(-bR*(oR+lR)-bM*1.1*(oM+lM));sR+=a*dR;sMie+=a*dM;}}
 float mu=dot(rd,sun),pR=3./(16.*PI)*(1.+mu*mu),g=.76,pM=3./(8.*PI)*((1.-g*g)*(1.+mu*mu))/((2.+g*g)*pow(1.+g*g-2.*g*mu,1.5));depth=oR;return(sR*bR*pR+sMie*bM*pM*.5)*22.;}
vec4 shade(vec2 uv){vec2 u=((uv*2.-1.)*vec2(aspect,1.)-at)/radius;vec3 ro=vec3(u,6.),rd=vec3(0,0,-1);mat3 M=rotY(spin)*rotX(-.35)*rotZ(tilt);vec3 rn=transpose(M)*vec3(0,1,0);float tr=-1.;vec4 ring=vec4(0.);
#if RING
 {tr=-dot(ro,rn)/dot(rd,rn);vec3 p=ro+rd*tr;float r=length(p),d=ringAt(r);if(d>0.){float lit=1.,b=dot(p,sun),pd=length(p-sun*b);if(b<0.)lit=smoothstep(.96,1.02,pd);float fw=.45+.55*abs(dot(sun,rn));vec3 rc=mix(cRing,cHigh,.35*gn(vec3(r*22.,seed,2.))+.2);ring=vec4(rc*d*(lit*2.6*fw+.02),d*.92);}}
#endif
 vec2 hit=sphere(ro,rd,1.);vec4 surface=vec4(0.);
 if(hit.x>0.){vec3 n=ro+rd*hit.x,p=M*n,col,nn=n,emit=vec3(0.);float spec=0.,day=dot(n,sun),cl=0.;vec3 e1=normalize(cross(n,vec3(0,1,.01))),e2=cross(n,e1);
#if KIND==1
  {vec4 g=bands(p);col=g.rgb;float gx=bands(M*normalize(n+e1*.006)).a-g.a,gy=bands(M*normalize(n+e2*.006)).a-g.a;nn=normalize(n-(e1*gx+e2*gy)*1.6*relief);}
#else
  {float H,Hx,Hy,e=.0045;
#if KIND==2
   H=airless(p);Hx=airless(M*normalize(n+e1*e));Hy=airless(M*normalize(n+e2*e));
#else
   H=heightAt(p,9);Hx=heightAt(M*normalize(n+e1*e),9);Hy=heightAt(M*normalize(n+e2*e),9);
#endif
   float land=smoothstep(sea-.006,sea+.006,H),lat=abs(p.y),det=fbm(p*14.+seed,5),hh=clamp((H-sea)/.55,0.,1.);nn=normalize(n-(e1*(Hx-H)+e2*(Hy-H))/e*.085*relief*mix(.05,1.,land));
   vec3 lc=mix(cLow,cMiddle,smoothstep(.02,.45,hh+det*.35+.1*gn(p*3.)));lc=mix(lc,cHigh,smoothstep(.4,.85,hh+det*.25))*(.85+.5*det);col=mix(mix(cDeep,cShallow,smoothstep(sea-.3,sea,H)),lc,land);
   float ice=smoothstep(.86,.93,lat+det*.22+hh*.12)*caps;col=mix(col,cIce,ice);
#if LAVA
   {float cr=rdg(p*3.2+vec3(gn(p*4.+seed))*.6+seed+30.,5),lv=smoothstep(.80,.97,cr+(sea-H)*.30)*lava;emit+=mix(vec3(1.,.12,.02),vec3(1.,.75,.25),smoothstep(.3,1.,lv))*lv*4.2;}
#endif
   spec=(1.-land)*(1.-ice);
#if CITY
   {float pop=smoothstep(0.,.4,gn(p*2.6+seed+70.)+.15)*land*(1.-ice)*(1.-smoothstep(.35,.7,hh)),big=smoothstep(.25,.6,gn(p*9.+seed+77.)+.2*gn(p*22.)),road=pow(clamp(rdg(p*13.+seed+80.,4)*1.15,0.,1.),6.),spk=0.;
    for(int k=0;k<2;k++){vec3 q=p*(k==0?70.:150.),f=fract(q)-.5;uint hc=hashU(uvec3(ivec3(floor(q))));float rr=float(hc&1023u)/1023.;spk+=smoothstep(.42,.0,length(f))*step(.62,rr)*rr;}
    emit+=cCity*pop*(big*spk*2.2+road*.55*(.4+spk))*cities*smoothstep(.08,-.12,day);}
#endif
  }
#endif
#if CLOUD
  {cl=cloudsAt(p);float cs=cloudsAt(M*normalize(n+sun*.012));col*=1.-.55*cs*smoothstep(-.1,.3,day);emit*=1.-.8*cl;}
#endif
  float d=max(dot(nn,sun),0.)*smoothstep(-.06,.12,day),shadow=1.;
#if RING
  {float tt=-dot(n,rn)/dot(sun,rn);if(tt>0.)shadow=1.-.8*ringAt(length(n+sun*tt));}
#endif
  vec3 dusk=mix(vec3(1.),vec3(1.,.55,.28),air>0.?smoothstep(.28,.0,day)*.9:0.);vec3 c=col*(d*2.3*dusk*shadow+vec3(.004,.006,.010));vec3 hv=normalize(sun-rd);c+=spec*dusk*(pow(max(dot(n,hv),0.),220.)*.9+pow(max(dot(n,hv),0.),30.)*.10)*smoothstep(0.,.1,day);
#if CLOUD
  {float cn=cloudsAt(M*normalize(n+sun*.02)),cd=clamp(day*1.05+.06,0.,1.)*smoothstep(-.08,.1,day)*(1.-.45*clamp(cn-cl*.3,0.,1.));c=mix(c,cCloud*(cd*2.5*dusk+.004),cl*.93);}
#endif
#if KIND==1
  c*=.55+.45*pow(max(n.z,0.),.45);
#endif
  surface=vec4(c+emit,1.);}
#if AIR
 {vec2 a=sphere(ro,rd,1.055);if(a.y>0.){float depth;vec3 sc=scatter(ro,rd,a.x,hit.x>0.?hit.x:a.y,depth);if(hit.x>0.){surface.rgb=surface.rgb*exp(-cAir*depth*air*3.2)+sc;}else surface=vec4(sc,clamp(max(sc.r,max(sc.g,sc.b)),0.,1.)*.85);}}
#endif
 float tp=hit.x>0.?hit.x:1e9;if(ring.a>0.){if(tr<tp)surface=vec4(ring.rgb+surface.rgb*(1.-ring.a),ring.a+surface.a*(1.-ring.a));else surface=vec4(surface.rgb+ring.rgb*(1.-surface.a),surface.a+ring.a*(1.-surface.a));}
 return surface;}
void main(){vec4 s=vec4(0.);for(int y=0;y<SAMPLES;y++)for(int x=0;x<SAMPLES;x++)s+=shade(vUv+((vec2(x,y)+.5)/float(SAMPLES)-.5)/size);o=s/float(SAMPLES*SAMPLES);o.rgb*=gain;}`;

const finish = createPass(`uniform sampler2D t,glow;uniform float glowNorm;${TONE}
void main(){vec4 c=texture(t,vUv);vec3 h=c.rgb+texture(glow,vUv).rgb*.8*glowNorm;vec3 seen=aces(h*.9);float a=clamp(max(c.a,max(seen.r,max(seen.g,seen.b))),0.,1.);
 vec3 col=aces(h/max(a,.02)*.9);col=mix(vec3(luma(col)),col,1.1);vec2 e=min(vUv,1.-vUv);a*=smoothstep(.004,.03,min(e.x,e.y));o=vec4(toScreen(clamp(col,0.,1.)),a);}`);

/** Draws a planet with premultiplied light on a clear target. */
export function drawPlanet(
  renderer: Renderer,
  world: World,
  place: PlanetPlace,
  target: THREE.WebGLRenderTarget,
): void {
  const defines = {
    KIND: { ground: 0, gas: 1, airless: 2 }[world.kind],
    RING: world.ring ? 1 : 0,
    AIR: world.air ? 1 : 0,
    CITY: world.cities ? 1 : 0,
    LAVA: world.lava ? 1 : 0,
    CLOUD: world.clouds ? 1 : 0,
    SAMPLES: 2,
  };
  const head = Object.entries(defines).map(([name, value]) => `#define ${name} ${value}\n`);
  const pass = createPass(head.join('') + SHADER);
  const colour = (hex: string) => new THREE.Color(hex);
  const [deep, shallow, low, middle, high, ice] = world.colours;
  renderer.clear(target);
  renderer.runTiled(
    pass,
    target,
    {
      aspect: target.width / target.height,
      size: new THREE.Vector2(target.width, target.height),
      at: new THREE.Vector2(...(place.at ?? [0, 0])),
      radius: place.radius,
      gain: place.gain ?? 1,
      sun: new THREE.Vector3(...(place.sun ?? [-0.75, 0.5, 0.45])).normalize(),
      seed: world.seed,
      sea: world.sea ?? -9,
      fineness: world.fineness ?? 1.3,
      relief: world.relief ?? 1,
      cloud: world.clouds ?? 0,
      cities: world.cities ?? 0,
      air: world.air ?? 0,
      caps: world.caps ?? 0,
      lava: world.lava ?? 0,
      ringIn: world.ring?.inner ?? 0,
      ringOut: world.ring?.outer ?? 0,
      spin: world.spin ?? 0.6,
      tilt: world.tilt ?? 0.35,
      cDeep: colour(deep),
      cShallow: colour(shallow),
      cLow: colour(low),
      cMiddle: colour(middle),
      cHigh: colour(high),
      cIce: colour(ice),
      cCloud: colour(world.cloudColour ?? '#ffffff'),
      cCity: colour(world.cityColour ?? '#ffb45a'),
      cRing: colour(world.ring?.colour ?? '#ffffff'),
      cAir: new THREE.Vector3(...(world.airColour ?? [0.24, 0.5, 1])),
    },
    128,
  );
  pass.dispose();
}

/** A world on a transparent background. */
export function planetPicture(world: World, { pixels = 384, sun }: { pixels?: number; sun?: Vec3 } = {}): Picture {
  return {
    shots: {
      globe(studio: Studio) {
        const light = createTarget(pixels, pixels);
        drawPlanet(studio.renderer, world, { radius: world.ring ? 0.43 : 0.86, ...(sun && { sun }) }, light);
        const { glow, norm } = bloom(studio.renderer, light, { threshold: 1.6, knee: 1.5 });
        const result = createTarget(pixels, pixels, { type: THREE.UnsignedByteType });
        studio.renderer.run(finish, result, { t: light.texture, glow: glow.texture, glowNorm: norm });
        light.dispose();
        glow.dispose();
        return studio.take(result);
      },
    },
  };
}
