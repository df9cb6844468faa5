// Written by `pnpm art`; do not edit.
import f0 from '../../assets/artworks/amberbacks.avif?url';
import f1 from '../../assets/artworks/amberbacks.webp?url';
import f2 from '../../assets/artworks/amberbacks-thumb.webp?url';
import f3 from '../../assets/artworks/beacon.avif?url';
import f4 from '../../assets/artworks/beacon.webp?url';
import f5 from '../../assets/artworks/beacon-thumb.webp?url';
import f6 from '../../assets/artworks/brasks-line.avif?url';
import f7 from '../../assets/artworks/brasks-line.webp?url';
import f8 from '../../assets/artworks/brasks-line-thumb.webp?url';
import f9 from '../../assets/artworks/crown.avif?url';
import f10 from '../../assets/artworks/crown.webp?url';
import f11 from '../../assets/artworks/crown-thumb.webp?url';
import f12 from '../../assets/artworks/first-throw.avif?url';
import f13 from '../../assets/artworks/first-throw.webp?url';
import f14 from '../../assets/artworks/first-throw-thumb.webp?url';
import f15 from '../../assets/artworks/lamp.avif?url';
import f16 from '../../assets/artworks/lamp.webp?url';
import f17 from '../../assets/artworks/lamp-thumb.webp?url';
import f18 from '../../assets/artworks/nine-hulls.avif?url';
import f19 from '../../assets/artworks/nine-hulls.webp?url';
import f20 from '../../assets/artworks/nine-hulls-thumb.webp?url';
import f21 from '../../assets/artworks/orion-gate.avif?url';
import f22 from '../../assets/artworks/orion-gate.webp?url';
import f23 from '../../assets/artworks/orion-gate-thumb.webp?url';
import f24 from '../../assets/artworks/rent-day.avif?url';
import f25 from '../../assets/artworks/rent-day.webp?url';
import f26 from '../../assets/artworks/rent-day-thumb.webp?url';
import f27 from '../../assets/artworks/sennet.avif?url';
import f28 from '../../assets/artworks/sennet.webp?url';
import f29 from '../../assets/artworks/sennet-thumb.webp?url';
import f30 from '../../assets/artworks/siege.avif?url';
import f31 from '../../assets/artworks/siege.webp?url';
import f32 from '../../assets/artworks/siege-thumb.webp?url';
import f33 from '../../assets/artworks/three-tables.avif?url';
import f34 from '../../assets/artworks/three-tables.webp?url';
import f35 from '../../assets/artworks/three-tables-thumb.webp?url';

export const artworks = {
  'amberbacks': { avif: f0, webp: f1, thumb: f2, width: 1024, height: 1024 },
  'beacon': { avif: f3, webp: f4, thumb: f5, width: 1024, height: 1024 },
  'brasks-line': { avif: f6, webp: f7, thumb: f8, width: 1024, height: 1024 },
  'crown': { avif: f9, webp: f10, thumb: f11, width: 1024, height: 1024 },
  'first-throw': { avif: f12, webp: f13, thumb: f14, width: 1024, height: 1024 },
  'lamp': { avif: f15, webp: f16, thumb: f17, width: 1024, height: 1024 },
  'nine-hulls': { avif: f18, webp: f19, thumb: f20, width: 1024, height: 1024 },
  'orion-gate': { avif: f21, webp: f22, thumb: f23, width: 1024, height: 1024 },
  'rent-day': { avif: f24, webp: f25, thumb: f26, width: 1024, height: 1024 },
  'sennet': { avif: f27, webp: f28, thumb: f29, width: 1024, height: 1024 },
  'siege': { avif: f30, webp: f31, thumb: f32, width: 1024, height: 1024 },
  'three-tables': { avif: f33, webp: f34, thumb: f35, width: 1024, height: 1024 },
} as const;
