// Written by `pnpm art`; do not edit.
import f0 from '../../assets/memory/air-slate.webp?url';
import f1 from '../../assets/memory/amberback.webp?url';
import f2 from '../../assets/memory/anvil.webp?url';
import f3 from '../../assets/memory/awl-scout.webp?url';
import f4 from '../../assets/memory/back.webp?url';
import f5 from '../../assets/memory/big-amber.webp?url';
import f6 from '../../assets/memory/breath-tank.webp?url';
import f7 from '../../assets/memory/crown-warship.webp?url';
import f8 from '../../assets/memory/debt-horn.webp?url';
import f9 from '../../assets/memory/dice-of-iris.webp?url';
import f10 from '../../assets/memory/excise-drone.webp?url';
import f11 from '../../assets/memory/first-hammer.webp?url';
import f12 from '../../assets/memory/fold-pylon.webp?url';
import f13 from '../../assets/memory/frostmoth.webp?url';
import f14 from '../../assets/memory/gatecrow.webp?url';
import f15 from '../../assets/memory/grebes-sextant.webp?url';
import f16 from '../../assets/memory/halloway.webp?url';
import f17 from '../../assets/memory/hull-limpet.webp?url';
import f18 from '../../assets/memory/ion-anchor.webp?url';
import f19 from '../../assets/memory/kiln-newt.webp?url';
import f20 from '../../assets/memory/kiln.webp?url';
import f21 from '../../assets/memory/lantern-skate.webp?url';
import f22 from '../../assets/memory/lock-bell.webp?url';
import f23 from '../../assets/memory/log-spindle.webp?url';
import f24 from '../../assets/memory/maul-hammerhead.webp?url';
import f25 from '../../assets/memory/onefold-shard.webp?url';
import f26 from '../../assets/memory/onnu-mere.webp?url';
import f27 from '../../assets/memory/pinch.webp?url';
import f28 from '../../assets/memory/quorum.webp?url';
import f29 from '../../assets/memory/redwing-delta.webp?url';
import f30 from '../../assets/memory/salt-aurora.webp?url';
import f31 from '../../assets/memory/sennet-plate.webp?url';
import f32 from '../../assets/memory/sixfold-watcher.webp?url';
import f33 from '../../assets/memory/sting-lancer.webp?url';
import f34 from '../../assets/memory/tarn-eel.webp?url';
import f35 from '../../assets/memory/tarn.webp?url';
import f36 from '../../assets/memory/the-debtor.webp?url';
import f37 from '../../assets/memory/the-quiet.webp?url';
import f38 from '../../assets/memory/the-widow.webp?url';
import f39 from '../../assets/memory/thorn-raider.webp?url';
import f40 from '../../assets/memory/thread-bloom.webp?url';
import f41 from '../../assets/memory/thread-compass.webp?url';
import f42 from '../../assets/memory/triad-rack.webp?url';
import f43 from '../../assets/memory/twinmoon-reaver.webp?url';
import f44 from '../../assets/memory/vise-cruiser.webp?url';

export const memory = {
  'air-slate': { url: f0, width: 256, height: 256 },
  'amberback': { url: f1, width: 256, height: 256 },
  'anvil': { url: f2, width: 256, height: 256 },
  'awl-scout': { url: f3, width: 256, height: 256 },
  'back': { url: f4, width: 256, height: 256 },
  'big-amber': { url: f5, width: 256, height: 256 },
  'breath-tank': { url: f6, width: 256, height: 256 },
  'crown-warship': { url: f7, width: 256, height: 256 },
  'debt-horn': { url: f8, width: 256, height: 256 },
  'dice-of-iris': { url: f9, width: 256, height: 256 },
  'excise-drone': { url: f10, width: 256, height: 256 },
  'first-hammer': { url: f11, width: 256, height: 256 },
  'fold-pylon': { url: f12, width: 256, height: 256 },
  'frostmoth': { url: f13, width: 256, height: 256 },
  'gatecrow': { url: f14, width: 256, height: 256 },
  'grebes-sextant': { url: f15, width: 256, height: 256 },
  'halloway': { url: f16, width: 256, height: 256 },
  'hull-limpet': { url: f17, width: 256, height: 256 },
  'ion-anchor': { url: f18, width: 256, height: 256 },
  'kiln-newt': { url: f19, width: 256, height: 256 },
  'kiln': { url: f20, width: 256, height: 256 },
  'lantern-skate': { url: f21, width: 256, height: 256 },
  'lock-bell': { url: f22, width: 256, height: 256 },
  'log-spindle': { url: f23, width: 256, height: 256 },
  'maul-hammerhead': { url: f24, width: 256, height: 256 },
  'onefold-shard': { url: f25, width: 256, height: 256 },
  'onnu-mere': { url: f26, width: 256, height: 256 },
  'pinch': { url: f27, width: 256, height: 256 },
  'quorum': { url: f28, width: 256, height: 256 },
  'redwing-delta': { url: f29, width: 256, height: 256 },
  'salt-aurora': { url: f30, width: 256, height: 256 },
  'sennet-plate': { url: f31, width: 256, height: 256 },
  'sixfold-watcher': { url: f32, width: 256, height: 256 },
  'sting-lancer': { url: f33, width: 256, height: 256 },
  'tarn-eel': { url: f34, width: 256, height: 256 },
  'tarn': { url: f35, width: 256, height: 256 },
  'the-debtor': { url: f36, width: 256, height: 256 },
  'the-quiet': { url: f37, width: 256, height: 256 },
  'the-widow': { url: f38, width: 256, height: 256 },
  'thorn-raider': { url: f39, width: 256, height: 256 },
  'thread-bloom': { url: f40, width: 256, height: 256 },
  'thread-compass': { url: f41, width: 256, height: 256 },
  'triad-rack': { url: f42, width: 256, height: 256 },
  'twinmoon-reaver': { url: f43, width: 256, height: 256 },
  'vise-cruiser': { url: f44, width: 256, height: 256 },
} as const;
