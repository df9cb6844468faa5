import * as THREE from 'three';
import { DEVICE } from '@star-seekers/art/device';
import { type Renderer, createPass, createTarget } from '../../stage/renderer.ts';

/** Light on the glass over the screen, and glow, shadow and reflection of the body on the floor. */
const print = createPass(`uniform sampler2D body;uniform vec2 size;uniform float below;uniform vec4 slab,hole;
float rounded(vec2 p,vec4 box){vec2 q=abs(p-vec2(0.,box.w))-box.xy*.5+box.z;return length(max(q,0.))+min(max(q.x,q.y),0.)-box.z;}
vec4 over(vec4 top,vec4 under){float a=top.a+under.a*(1.-top.a);return vec4((top.rgb*top.a+under.rgb*under.a*(1.-top.a))/max(a,.0001),a);}
vec4 bodyAt(vec2 p){return texture(body,vec2(p.x/size.x+.5,.5-(p.y-below)/size.y));}
void main(){
 vec2 p=vec2((vUv.x-.5)*size.x,(.5-vUv.y)*size.y+below);
 float outside=rounded(p,slab),inside=-rounded(p,hole);float floorY=slab.y*.5;
 vec4 c=bodyAt(p);
 float across=p.x*.82+p.y*.5;
 float far=1.-.8*smoothstep(-9.,7.,p.y);
 float sheen=far*(.085*smoothstep(-10.5,-2.6,across)*smoothstep(-2.1,-2.2,across)+.045*smoothstep(-1.75,-1.68,across)*smoothstep(-1.05,-1.12,across));
 vec4 glass=vec4(.86,.92,1.,sheen);
 vec4 depth=vec4(.0,.004,.012,.5*exp(-max(inside,0.)*9.));
 vec4 screen=over(glass,depth);screen.a*=smoothstep(-.01,.01,inside);
 vec4 result=over(c,screen);
 vec2 d=p-vec2(.0,.35);float thrown=max(rounded(d,slab),0.);
 vec4 shadow=vec4(.004,.006,.016,.62*exp(-thrown*thrown*5.5)*smoothstep(0.,.02,outside+.02));
 float cool=smoothstep(-2.,5.2,p.x)*smoothstep(8.,-1.,-p.y+2.),warm=smoothstep(1.,-5.2,p.x)*smoothstep(2.,-9.,p.y);
 vec4 air=vec4(mix(vec3(.36,.62,1.),vec3(1.,.72,.46),warm/(warm+cool+.001)),.20*max(cool,warm*.7)*exp(-max(outside,0.)*3.2));
 float drop=p.y-floorY;
 vec4 ground=vec4(0.);
 if(drop>0.){
  vec4 mirrored=bodyAt(vec2(p.x,floorY-drop));
  float fade=.42*exp(-drop*2.1)*(1.-smoothstep(.7,1.1,drop));
  vec4 image=vec4(mirrored.rgb,mirrored.a*fade);
  vec2 e=vec2(p.x/4.6,drop/.8);float pool=exp(-dot(e,e)*2.8);
  vec4 light=vec4(.3,.58,1.,.32*pool*smoothstep(0.,.12,drop));
  ground=over(image,light);
 }
 vec2 edge=min(vUv,1.-vUv)*size;float margin=smoothstep(0.,.35,min(edge.x,edge.y));
 vec4 around=over(ground,over(air,shadow));around.a*=margin;
 o=over(result,around);}`);

const box = ({ width, height, radius, below }: (typeof DEVICE)['body' | 'screen']) =>
  new THREE.Vector4(width, height, radius, below);

/** Composites a developed phone with its glass and a floor. Disposes the source; the caller disposes the result. */
export function printDevice(renderer: Renderer, source: THREE.WebGLRenderTarget): THREE.WebGLRenderTarget {
  const { picture, body, screen } = DEVICE;
  const result = createTarget(source.width, source.height, { type: THREE.UnsignedByteType });
  renderer.run(print, result, {
    body: source.texture,
    size: new THREE.Vector2(picture.width, picture.height),
    below: picture.below,
    slab: box(body),
    hole: box(screen),
  });
  source.dispose();
  return result;
}
