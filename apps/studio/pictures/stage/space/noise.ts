/** Shader noise: gradient noise by a float hash, which software rendering runs fastest. */
export const SPACE_NOISE = `
uint hashU(uvec3 p){p=p*uvec3(1597334677u,3812015801u,2798796415u);uint n=p.x^p.y^p.z;n=(n^(n>>15))*2246822519u;n=(n^(n>>13))*3266489917u;return n^(n>>16);}
vec3 gradientAt(vec3 p){p=fract(p*vec3(.1031,.1030,.0973));p+=dot(p,p.yxz+33.33);return fract((p.xxy+p.yxx)*p.zyx)*2.-1.;}
float gn(vec3 p){vec3 i=floor(p);vec3 f=fract(p);vec3 u=f*f*f*(f*(f*6.-15.)+10.);
 return mix(mix(mix(dot(gradientAt(i),f),dot(gradientAt(i+vec3(1,0,0)),f-vec3(1,0,0)),u.x),mix(dot(gradientAt(i+vec3(0,1,0)),f-vec3(0,1,0)),dot(gradientAt(i+vec3(1,1,0)),f-vec3(1,1,0)),u.x),u.y),
 mix(mix(dot(gradientAt(i+vec3(0,0,1)),f-vec3(0,0,1)),dot(gradientAt(i+vec3(1,0,1)),f-vec3(1,0,1)),u.x),mix(dot(gradientAt(i+vec3(0,1,1)),f-vec3(0,1,1)),dot(gradientAt(i+vec3(1,1,1)),f-vec3(1,1,1)),u.x),u.y),u.z)*1.1;}
float fbm(vec3 p,int o){float s=0.,a=.5;for(int i=0;i<12;i++){if(i>=o)break;s+=a*gn(p);p=p*2.03+vec3(17.3,3.1,9.7);a*=.5;}return s;}
float rdg(vec3 p,int o){float s=0.,a=.5,w=1.;for(int i=0;i<12;i++){if(i>=o)break;float v=1.-abs(gn(p));v*=v;s+=a*v*w;w=clamp(v*1.4,0.,1.);p=p*2.05+vec3(5.3,11.1,2.7);a*=.5;}return s;}
float h11(uint n){n=(n^(n>>15))*2246822519u;n=(n^(n>>13))*3266489917u;return float(n^(n>>16))/4294967295.;}
mat3 rotY(float a){float c=cos(a),s=sin(a);return mat3(c,0,-s,0,1,0,s,0,c);}
mat3 rotX(float a){float c=cos(a),s=sin(a);return mat3(1,0,0,0,c,s,0,-s,c);}
mat3 rotZ(float a){float c=cos(a),s=sin(a);return mat3(c,s,0,-s,c,0,0,0,1);}
`;
