// A long-haul carrier of the seekers, seen from above and behind. Sphere-traced boxes with bevels, plating and wear.

const vec3 SUN = normalize(vec3(0.72, 0.62, 0.30));
const vec3 COLD = normalize(vec3(-0.75, 0.15, -0.55));

float box(vec3 p, vec3 b, float bevel) {
  vec3 q = abs(p) - b + bevel;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - bevel;
}

float tube(vec3 p, float radius, float halfLength) {
  vec2 d = abs(vec2(length(p.yz), p.x)) - vec2(radius, halfLength);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
}

// x forward, y up, z to starboard. Nearest distance; `part` says of what.
float ship(vec3 p, out float part) {
  vec3 m = vec3(p.xy, abs(p.z));
  float nose = smoothstep(-0.4, 2.0, p.x);
  float narrow = mix(1.0, 0.34, nose);
  float d = box(p - vec3(0.1, 0.0, 0.0), vec3(1.85, 0.20 * mix(1.0, 0.55, nose), 0.36 * narrow), 0.05);
  part = 0.0;

  float spine = box(p - vec3(-0.35, 0.21, 0.0), vec3(0.98, 0.09, 0.15), 0.03);
  spine = min(spine, box(p - vec3(-0.78, 0.37, 0.0), vec3(0.24, 0.14, 0.10), 0.03));
  spine = min(spine, box(p - vec3(-0.70, 0.53, 0.0), vec3(0.10, 0.05, 0.20), 0.015));
  spine = min(spine, box(p - vec3(-0.92, 0.62, 0.0), vec3(0.012, 0.14, 0.012), 0.004));
  if (spine < d) { d = spine; part = 1.0; }

  // Cargo slung along both sides: six crates each.
  float slot = clamp(round((m.x + 0.42) / 0.3), -2.0, 3.0);
  vec3 c = m - vec3(slot * 0.3 - 0.42, -0.02, 0.50);
  float crate = box(c, vec3(0.128, 0.15, 0.13), 0.02);
  if (crate < d) { d = crate; part = 2.0 + mod(slot + 4.0, 3.0) * 0.1 + step(0.0, p.z) * 0.05; }
  float rail = box(m - vec3(-0.3, 0.17, 0.52), vec3(1.0, 0.014, 0.035), 0.005);
  if (rail < d) { d = rail; part = 1.0; }

  vec3 w = m - vec3(-1.15, 0.0, 0.55);
  w.x += w.z * 0.55;
  float wing = box(w, vec3(0.30, 0.035, 0.42), 0.015);
  float tip = box(m - vec3(-1.42, 0.06, 0.99), vec3(0.34, 0.13, 0.025), 0.012);
  vec3 canard = m - vec3(1.28, 0.04, 0.26);
  canard.x += canard.z * 0.7;
  wing = min(min(wing, tip), box(canard, vec3(0.12, 0.018, 0.22), 0.008));
  if (wing < d) { d = wing; part = 3.0; }

  float block = box(p - vec3(-1.55, 0.02, 0.0), vec3(0.26, 0.27, 0.44), 0.06);
  if (block < d) { d = block; part = 1.0; }
  vec3 e = m - vec3(-1.95, 0.02, 0.25);
  float bell = max(tube(e, 0.16, 0.17), -tube(e + vec3(0.1, 0.0, 0.0), 0.13, 0.16));
  vec3 centre = p - vec3(-1.98, 0.14, 0.0);
  bell = min(bell, max(tube(centre, 0.12, 0.17), -tube(centre + vec3(0.1, 0.0, 0.0), 0.095, 0.16)));
  if (bell < d) { d = bell; part = 4.0; }
  float core = min(tube(e + vec3(0.09, 0.0, 0.0), 0.125, 0.02), tube(centre + vec3(0.09, 0.0, 0.0), 0.09, 0.02));
  if (core < d) { d = core; part = 5.0; }

  // Machinery scattered over hull and spine.
  vec3 g = vec3(mod(m.x, 0.11) - 0.055, m.y - 0.205, mod(m.z, 0.09) - 0.045);
  vec2 id = floor(vec2(m.x / 0.11, m.z / 0.09));
  float pick = hash13(vec3(id, 3.0));
  float inside = max(abs(p.x + 0.15) - 1.3, m.z - 0.30 * narrow);
  float greeble = max(box(g, vec3(0.02 + 0.03 * pick, 0.012 + 0.035 * pick * pick, 0.018 + 0.02 * hash13(vec3(id, 9.0))), 0.004), inside);
  if (pick > 0.35 && greeble < d) { d = greeble; part = 1.0; }
  return d;
}

float ship(vec3 p) {
  float part;
  return ship(p, part);
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(0.0012, -0.0012);
  return normalize(
    e.xyy * ship(p + e.xyy) + e.yyx * ship(p + e.yyx) + e.yxy * ship(p + e.yxy) + e.xxx * ship(p + e.xxx)
  );
}

float shadowAt(vec3 p, vec3 towards) {
  float t = 0.02;
  float lit = 1.0;
  for (int i = 0; i < 48; i++) {
    float d = ship(p + towards * t);
    lit = min(lit, 14.0 * d / t);
    t += clamp(d, 0.012, 0.12);
    if (lit < 0.01 || t > 2.6) break;
  }
  return clamp(lit, 0.0, 1.0);
}

float openness(vec3 p, vec3 n) {
  float sum = 0.0;
  float weight = 1.0;
  for (int i = 1; i <= 6; i++) {
    float reach = 0.028 * float(i);
    sum += (reach - ship(p + n * reach)) * weight;
    weight *= 0.78;
  }
  return clamp(1.0 - 3.4 * sum, 0.0, 1.0);
}

vec3 shade(vec3 p, vec3 n, vec3 ray, float part) {
  if (part > 4.5) return vec3(2.2, 5.6, 11.0);
  vec3 albedo = vec3(0.42, 0.44, 0.46);
  float metal = 0.25;
  if (part < 0.5) albedo = vec3(0.46, 0.47, 0.48);
  else if (part < 1.5) albedo = vec3(0.13, 0.15, 0.19);
  else if (part < 2.5) albedo = part < 2.08 ? vec3(0.46, 0.11, 0.05) : part < 2.18 ? vec3(0.42, 0.25, 0.06) : vec3(0.16, 0.20, 0.25);
  else if (part < 3.5) albedo = vec3(0.60, 0.60, 0.58);
  else { albedo = vec3(0.16, 0.17, 0.19); metal = 0.85; }

  // Livery: red nose, red wing edges and one broad band.
  if (part < 0.5 && (p.x > 1.42 || abs(p.x - 0.78) < 0.09)) albedo = vec3(0.60, 0.055, 0.02);
  if (part > 2.9 && part < 3.5 && abs(p.z) > 0.86) albedo = vec3(0.60, 0.055, 0.02);

  vec3 plate = floor(p * vec3(7.0, 14.0, 11.0) + 0.5 * vec3(mod(floor(p.z * 11.0), 2.0), 0.0, 0.0));
  vec3 seam = abs(fract(p * vec3(7.0, 14.0, 11.0)) - 0.5);
  float groove = smoothstep(0.488, 0.468, max(seam.x, seam.z));
  albedo *= 0.80 + 0.34 * hash13(plate) ;
  albedo *= mix(0.55, 1.0, groove);
  float dirt = fbm(p * vec3(3.0, 6.0, 6.0) + 4.0, 5, 0.55);
  albedo *= 0.8 + 1.1 * dirt;

  float open = openness(p, n);
  float key = max(dot(n, SUN), 0.0) * shadowAt(p + n * 0.006, SUN);
  float cold = max(dot(n, COLD), 0.0);
  float sky = 0.5 + 0.5 * n.y;
  vec3 h = normalize(SUN - ray);
  float gloss = pow(max(dot(n, h), 0.0), 42.0) * (0.5 + metal * 2.0);
  float edge = pow(1.0 - max(dot(n, -ray), 0.0), 4.0);

  vec3 colour = albedo * (vec3(1.0, 0.86, 0.70) * key * 1.55 + vec3(0.12, 0.24, 0.42) * sky * open * 0.55);
  colour += albedo * vec3(0.16, 0.42, 0.85) * cold * open * 1.25;
  colour += vec3(1.0, 0.84, 0.62) * gloss * key * 0.55;
  colour += vec3(0.30, 0.58, 1.0) * edge * open * 0.32;
  // Light of the drives on what stands near them.
  float drive = exp(-max(p.x + 1.8, 0.0) * 5.0);
  colour += albedo * vec3(0.2, 0.6, 1.4) * drive * 0.5 * (n.x < -0.2 ? 1.6 : 0.4);
  // Windows.
  if (part < 1.5 && abs(n.y) < 0.5) {
    vec3 cell = floor(p * vec3(34.0, 30.0, 30.0));
    vec3 within = abs(fract(p * vec3(34.0, 30.0, 30.0)) - 0.5);
    float lamp = step(0.90, hash13(cell + 2.0)) * step(within.x, 0.30) * step(within.y, 0.2) * step(-0.9, p.x);
    colour += vec3(2.6, 1.7, 0.75) * lamp * step(-0.12, p.y) * 0.8;
  }
  return colour;
}

// Fire of the three drives, gathered along the ray up to the hull.
vec3 plume(vec3 origin, vec3 ray, float until) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 90; i++) {
    float t = 7.0 + 4.0 * (float(i) + 0.5) / 90.0;
    if (t > until) break;
    vec3 p = origin + ray * t;
    float behind = -2.05 - p.x;
    if (behind < -0.04) continue;
    float spread = 0.085 + 0.05 * behind;
    vec2 side = vec2(p.y - 0.02, abs(p.z) - 0.25) / spread;
    vec2 middle = vec2(p.y - 0.14, p.z) / (spread * 0.75);
    float near = exp(-dot(side, side)) + exp(-dot(middle, middle));
    float fade = exp(-max(behind, 0.0) * 2.3);
    sum += (vec3(0.25, 0.85, 2.4) * near + vec3(1.6, 1.8, 2.0) * near * near * fade) * fade;
  }
  return sum * 0.16;
}

void main() {
  vec2 pixel = gl_FragCoord.xy + uOffset;
  vec2 p = (pixel - 0.5 * uSize) / uSize.y;
  vec3 eye = normalize(vec3(-0.52, 0.60, 0.95)) * 9.0;
  vec3 forward = normalize(-eye);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(right, forward);
  vec3 origin = eye + (right * p.x + up * p.y) * 2.3 + right * -0.22;

  float t = 5.0;
  float part = 0.0;
  float d = 1.0;
  for (int i = 0; i < 160; i++) {
    d = ship(origin + forward * t, part);
    if (d < 0.0006 || t > 13.0) break;
    t += d * 0.7;
  }
  vec3 fire = plume(origin, forward, d < 0.004 ? t : 20.0);
  vec3 glow = toSrgb(aces(fire));
  vec4 result = vec4(glow, max(glow.r, max(glow.g, glow.b)));
  if (d < 0.004) {
    vec3 at = origin + forward * t;
    ship(at, part);
    result = vec4(toSrgb(aces(shade(at, normalAt(at), forward, part) * 0.95 + fire)), 1.0);
  }
  outColour = result;
}
