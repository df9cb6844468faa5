#version 300 es
precision highp float;

uniform vec2 uSize;
uniform vec2 uOffset;
out vec4 outColour;

float hash13(vec3 p) {
  p = fract(p * 0.1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

vec3 hash33(vec3 p) {
  p = fract(p * vec3(0.1031, 0.103, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.xxy + p.yxx) * p.zyx) * 2.0 - 1.0;
}

// Gradient noise, about -0.7 … 0.7.
float noise(vec3 p) {
  vec3 cell = floor(p);
  vec3 f = p - cell;
  vec3 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 o = vec2(0.0, 1.0);
  float n000 = dot(hash33(cell), f);
  float n100 = dot(hash33(cell + o.yxx), f - o.yxx);
  float n010 = dot(hash33(cell + o.xyx), f - o.xyx);
  float n110 = dot(hash33(cell + o.yyx), f - o.yyx);
  float n001 = dot(hash33(cell + o.xxy), f - o.xxy);
  float n101 = dot(hash33(cell + o.yxy), f - o.yxy);
  float n011 = dot(hash33(cell + o.xyy), f - o.xyy);
  float n111 = dot(hash33(cell + o.yyy), f - o.yyy);
  return mix(
    mix(mix(n000, n100, u.x), mix(n010, n110, u.x), u.y),
    mix(mix(n001, n101, u.x), mix(n011, n111, u.x), u.y),
    u.z
  );
}

const mat3 TURN = mat3(0.0, 0.8, 0.6, -0.8, 0.36, -0.48, -0.6, -0.48, 0.64);

float fbm(vec3 p, int octaves, float gain) {
  float sum = 0.0;
  float weight = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise(p);
    p = TURN * p * 2.03 + 1.7;
    weight *= gain;
  }
  return sum;
}

// Thin bright threads where the noise crosses zero, 0 … 1.
float ridged(vec3 p, int octaves) {
  float sum = 0.0;
  float weight = 0.5;
  float carry = 1.0;
  for (int i = 0; i < octaves; i++) {
    float r = 1.0 - abs(noise(p)) * 1.9;
    r = r * r * carry;
    sum += r * weight;
    carry = clamp(r * 1.6, 0.0, 1.0);
    p = TURN * p * 2.1 + 3.1;
    weight *= 0.5;
  }
  return sum;
}

vec3 aces(vec3 x) {
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

vec3 toSrgb(vec3 c) {
  return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

// Dithering against banding in dark gradients.
float dither(vec2 pixel) {
  return (hash13(vec3(pixel, 7.0)) + hash13(vec3(pixel, 19.0)) - 1.0) / 255.0;
}
