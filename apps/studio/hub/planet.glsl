// A planet mostly in the night: continents, cities, clouds and a bright atmosphere. Transparent around it.

const vec3 SUN = normalize(vec3(0.56, 0.66, -0.34));
const float RADIUS = 0.84;

vec3 turned(vec3 n) {
  float a = 2.55;
  float b = 0.42;
  n.yz = mat2(cos(b), -sin(b), sin(b), cos(b)) * n.yz;
  n.xz = mat2(cos(a), -sin(a), sin(a), cos(a)) * n.xz;
  return n;
}

float height(vec3 s, int octaves) {
  vec3 warp = vec3(fbm(s * 1.7 + 2.0, 5, 0.5), fbm(s * 1.7 + 8.0, 5, 0.5), fbm(s * 1.7 + 14.0, 5, 0.5));
  return fbm(s * 1.55 + warp * 0.9, octaves, 0.55) + 0.10 * (ridged(s * 3.1 + warp, 5) - 0.5);
}

float clouds(vec3 s) {
  vec3 warp = vec3(fbm(s * 2.2 + 31.0, 5, 0.5), fbm(s * 2.2 + 37.0, 5, 0.5), fbm(s * 2.2 + 41.0, 5, 0.5));
  float streaks = fbm(vec3(s.x, s.y * 2.4, s.z) * 2.4 + warp * 1.5, 8, 0.58);
  return smoothstep(0.02, 0.42, streaks + 0.09);
}

void main() {
  vec2 pixel = gl_FragCoord.xy + uOffset;
  vec2 p = (pixel / uSize - 0.5) * 2.0;
  float r = length(p) / RADIUS;
  vec3 colour = vec3(0.0);
  float cover = smoothstep(1.0, 0.997, r);

  if (r < 1.0) {
    vec3 n = vec3(p / RADIUS, sqrt(1.0 - r * r));
    vec3 s = turned(n);
    float h = height(s, 9);
    float land = smoothstep(0.0, 0.02, h);
    vec3 tangent = turned(n + SUN * 0.006);
    float slope = clamp((height(normalize(tangent), 9) - h) * -38.0, -0.7, 1.0) * land;

    float sunward = dot(n, SUN);
    float day = smoothstep(-0.08, 0.62, sunward + slope * 0.07);
    float dusk = exp(-pow((sunward - 0.02) / 0.10, 2.0));
    float night = smoothstep(0.06, -0.12, sunward);

    vec3 sea = mix(vec3(0.006, 0.035, 0.085), vec3(0.02, 0.13, 0.19), smoothstep(-0.18, 0.0, h));
    float latitude = abs(s.y);
    vec3 soil = mix(vec3(0.075, 0.105, 0.055), vec3(0.24, 0.17, 0.10), smoothstep(0.05, 0.28, h + 0.15 * noise(s * 7.0)));
    soil = mix(soil, vec3(0.36, 0.31, 0.27), smoothstep(0.26, 0.42, h));
    soil = mix(soil, vec3(0.75, 0.80, 0.86), smoothstep(0.90, 0.98, latitude + h * 0.3));
    vec3 ground = mix(sea, soil * (1.0 + slope * 0.8), land);

    float veil = clouds(s);
    float veilShadow = clouds(turned(normalize(n + SUN * 0.018)));
    ground *= 1.0 - 0.55 * veilShadow * day;
    vec3 view = vec3(0.0, 0.0, 1.0);
    float glint = pow(max(dot(reflect(-SUN, n), view), 0.0), 26.0) * (1.0 - land) * (1.0 - veil);

    colour = ground * day * 1.5 * vec3(1.0, 0.94, 0.86);
    colour += vec3(1.0, 0.72, 0.45) * glint * 0.55;
    colour = mix(colour, vec3(0.60, 0.62, 0.66) * day + vec3(0.9, 0.42, 0.22) * dusk * 0.06, veil * 0.86);
    colour += vec3(0.75, 0.28, 0.12) * dusk * 0.028;

    // Cities on coasts and plains, hidden under thick clouds.
    float settled = smoothstep(0.0, 0.03, h) * smoothstep(0.26, 0.04, h) * smoothstep(-0.1, 0.35, fbm(s * 3.2 + 50.0, 4, 0.5));
    float streets = pow(ridged(s * 15.0 + 3.0, 4), 3.0) * 1.1 + pow(max(noise(s * 62.0), 0.0), 2.0) * 3.2;
    float sparks = step(0.885, hash13(floor(s * 220.0))) * 1.5;
    colour += vec3(1.0, 0.62, 0.25) * settled * (streets + sparks * settled) * night * (1.0 - veil * 0.8) * 0.62;
    colour += vec3(0.004, 0.009, 0.022) * (0.4 + veil) * night;

    float edge = pow(1.0 - n.z, 2.6);
    float air = smoothstep(-0.34, 0.55, sunward);
    colour += vec3(0.10, 0.36, 0.85) * edge * air * 0.8;
    colour += vec3(0.55, 0.80, 1.0) * pow(1.0 - n.z, 7.0) * smoothstep(-0.1, 0.7, sunward) * 1.3;
    colour += vec3(0.02, 0.05, 0.13) * edge * 0.35;
  }

  vec2 outward = normalize(p + 1e-5);
  float limb = smoothstep(-0.35, 0.95, dot(outward, normalize(SUN.xy)));
  float away = max(r - 1.0, 0.0);
  vec3 halo = vec3(0.10, 0.38, 0.95) * exp(-away * 34.0) * limb * 1.15;
  halo += vec3(0.35, 0.62, 1.0) * exp(-away * 120.0) * limb * 1.4;
  halo += vec3(0.06, 0.16, 0.42) * exp(-away * 11.0) * limb * limb * 0.55;
  halo *= 1.0 - smoothstep(0.12, 0.185, away);
  vec3 lit = toSrgb(aces(mix(halo, colour, cover) * 0.95));
  float glow = clamp(max(lit.r, max(lit.g, lit.b)), 0.0, 1.0);
  float alpha = max(cover, glow * (1.0 - cover));
  outColour = vec4(min(lit + dither(pixel) * cover, alpha), alpha);
}
