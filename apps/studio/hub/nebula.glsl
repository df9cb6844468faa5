// The background of all pages: four emitting layers, dust lit by the sun at the upper right, and a distant ringed planet.

const vec2 SUN = vec2(0.66, 0.30);

vec3 nebula(vec2 p) {
  vec3 q = vec3(p * 1.05 + vec2(0.3, 0.1), 3.7);
  vec3 warp = vec3(fbm(q * 1.2 + 1.3, 6, 0.5), fbm(q * 1.2 + 9.2, 6, 0.5), fbm(q + 15.0, 4, 0.5));
  vec3 w = q + warp * 0.85;
  vec3 w2 = q * 1.7 + warp * 1.3 + 4.0;

  // A band of gas from the lower left to the sun has most of the density.
  vec2 along = normalize(vec2(1.0, 0.36));
  float across = dot(p - vec2(0.30, 0.16), vec2(-along.y, along.x)) + 0.16 * warp.y;
  float river = exp(-across * across * 9.0);
  float shore = exp(-across * across * 2.4);
  float toSun = length((p - SUN) * vec2(0.82, 1.0)) + 0.12 * warp.x;
  float lit = exp(-toSun * 1.9);

  float body = smoothstep(-0.22, 0.42, fbm(w * 1.5, 9, 0.55));
  float veil = smoothstep(-0.12, 0.45, fbm(w2 * 1.3 + 11.0, 9, 0.56));
  float far = smoothstep(-0.3, 0.5, fbm(q * 0.7 + 5.0 + warp * 0.5, 7, 0.52));
  float threads = ridged(w2 * 0.9 + 2.0, 7);
  float fine = ridged(w2 * 2.1 + 6.0, 6);

  vec3 colour = vec3(0.0022, 0.0040, 0.0105);
  colour += vec3(0.004, 0.010, 0.034) * far * far * (0.35 + 1.2 * shore);
  colour += vec3(0.012, 0.055, 0.15) * body * body * shore * (0.30 + 1.1 * lit);
  colour += vec3(0.006, 0.105, 0.135) * veil * body * river * (0.45 + 1.3 * lit);
  colour += vec3(0.15, 0.022, 0.25) * pow(veil, 1.6) * smoothstep(-0.22, 0.22, warp.x) * shore * 0.62;
  colour += vec3(0.045, 0.20, 0.36) * pow(threads, 2.6) * body * shore * 0.85;
  colour += vec3(0.30, 0.15, 0.10) * pow(fine, 2.4) * body * shore * lit * 0.9;
  colour += vec3(0.55, 0.28, 0.14) * exp(-toSun * 5.2) * (0.18 + body * veil * 1.1);
  colour += vec3(1.0, 0.70, 0.44) * exp(-toSun * 15.0) * 0.75;

  // Dust in front absorbs light; its edge towards the sun is lit.
  float dust = smoothstep(0.06, 0.46, fbm(w * 1.9 + 21.0, 9, 0.55) + 0.10 * river);
  float towards = smoothstep(0.06, 0.46, fbm(w * 1.9 + 21.0 + vec3(0.045, 0.03, 0.0), 9, 0.55) + 0.10 * river);
  colour *= mix(1.0, 0.10, dust);
  colour += vec3(0.30, 0.15, 0.08) * clamp(dust - towards, 0.0, 1.0) * lit * lit * 1.4;
  return colour;
}

// A far gas giant with rings, lit from the sun's side.
vec4 farWorld(vec2 p) {
  vec2 centre = vec2(-0.50, 0.335);
  float radius = 0.052;
  vec2 d = (p - centre) / radius;
  float tilt = -0.42;
  vec2 e = mat2(cos(tilt), sin(tilt), -sin(tilt), cos(tilt)) * d;
  vec3 light = normalize(vec3(0.86, -0.05, 0.42));
  vec4 result = vec4(0.0);
  float r2 = dot(d, d);
  float cover = smoothstep(1.0, 0.965, sqrt(r2));
  if (cover > 0.0) {
    vec3 n = vec3(e, sqrt(max(0.0, 1.0 - r2)));
    vec3 nWorld = vec3(d, n.z);
    float bands = fbm(vec3(0.4, n.y * 5.5 + 0.25 * fbm(vec3(n * 3.0), 4, 0.5), 2.0), 5, 0.6);
    vec3 base = mix(vec3(0.10, 0.23, 0.28), vec3(0.34, 0.50, 0.48), smoothstep(-0.3, 0.4, bands));
    float day = smoothstep(-0.15, 0.8, dot(nWorld, light));
    result = vec4(base * day * 0.75 + vec3(0.1, 0.25, 0.3) * pow(1.0 - n.z, 3.0) * day, 1.0) * cover;
  }
  vec2 ring = vec2(e.x, e.y / 0.2);
  float rr = length(ring);
  float inRing = smoothstep(1.32, 1.36, rr) * smoothstep(2.25, 2.2, rr);
  float grooves = 0.55 + 0.45 * sin(rr * 34.0) * sin(rr * 13.0 + 1.0);
  float gap = 1.0 - smoothstep(0.03, 0.0, abs(rr - 1.84));
  bool behind = e.y > 0.0 && r2 < 1.0;
  float shadow = smoothstep(-0.9, 0.3, dot(normalize(e + 1e-4), light.xy) + (rr - 1.4));
  float alpha = behind ? 0.0 : inRing * grooves * gap * 0.62;
  vec3 ringColour = vec3(0.30, 0.38, 0.38) * mix(0.12, 1.0, shadow);
  result = vec4(result.rgb * (1.0 - alpha) + ringColour * alpha, max(result.a, alpha));
  return result;
}

void main() {
  vec2 pixel = gl_FragCoord.xy + uOffset;
  vec2 p = (pixel - 0.5 * uSize) / uSize.y;
  vec3 colour = nebula(p);
  vec4 world = farWorld(p);
  colour = colour * (1.0 - world.a * 0.96) + world.rgb * 0.55;
  colour = aces(colour * 1.9);
  float vignette = 1.0 - 0.38 * smoothstep(0.35, 1.15, length(p * vec2(0.8, 1.0)));
  outColour = vec4(toSrgb(colour * vignette) + dither(pixel), 1.0);
}
