/** Shader functions for tone mapping of linear light. */
export const TONE = `
vec3 aces(vec3 c){mat3 A=mat3(.59719,.076,.0284,.35458,.90834,.13383,.04823,.01566,.83777);
 mat3 B=mat3(1.60475,-.10208,-.00327,-.53108,1.10813,-.07276,-.07367,-.00605,1.07602);
 c=A*c;c=(c*(c+.0245786)-.000090537)/(c*(.983729*c+.4329510)+.238081);return clamp(B*c,0.,1.);}
vec3 toScreen(vec3 c){return mix(c*12.92,1.055*pow(max(c,vec3(1e-6)),vec3(1./2.4))-.055,step(vec3(.0031308),c));}
float luma(vec3 c){return dot(c,vec3(.2126,.7152,.0722));}
`;
