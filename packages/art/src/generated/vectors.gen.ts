// Written by `pnpm art`; do not edit.
import f0 from '../../assets/vectors/banners/mud.svg?url';
import f1 from '../../assets/vectors/banners/none.svg?url';
import f2 from '../../assets/vectors/banners/oni.svg?url';
import f3 from '../../assets/vectors/banners/ustur.svg?url';
import f4 from '../../assets/vectors/cargo/AGEL.svg?url';
import f5 from '../../assets/vectors/cargo/ARCO.svg?url';
import f6 from '../../assets/vectors/cargo/CARBON.svg?url';
import f7 from '../../assets/vectors/cargo/CRYSLAT.svg?url';
import f8 from '../../assets/vectors/cargo/DIAMOND.svg?url';
import f9 from '../../assets/vectors/cargo/ENRGSUB.svg?url';
import f10 from '../../assets/vectors/cargo/FSTAB.svg?url';
import f11 from '../../assets/vectors/cargo/HYG.svg?url';
import f12 from '../../assets/vectors/cargo/IC3A.svg?url';
import f13 from '../../assets/vectors/cargo/LUMAN.svg?url';
import f14 from '../../assets/vectors/cargo/NITRO.svg?url';
import f15 from '../../assets/vectors/cargo/POLYMER.svg?url';
import f16 from '../../assets/vectors/cargo/PRTACL.svg?url';
import f17 from '../../assets/vectors/cargo/PWRSRC.svg?url';
import f18 from '../../assets/vectors/cargo/RADABS.svg?url';
import f19 from '../../assets/vectors/cargo/ROCH.svg?url';
import f20 from '../../assets/vectors/cargo/SDU.svg?url';
import f21 from '../../assets/vectors/dice/1.svg?url';
import f22 from '../../assets/vectors/dice/2.svg?url';
import f23 from '../../assets/vectors/dice/3.svg?url';
import f24 from '../../assets/vectors/dice/4.svg?url';
import f25 from '../../assets/vectors/dice/5.svg?url';
import f26 from '../../assets/vectors/dice/6.svg?url';
import f27 from '../../assets/vectors/emblems/mud.svg?url';
import f28 from '../../assets/vectors/emblems/none.svg?url';
import f29 from '../../assets/vectors/emblems/oni.svg?url';
import f30 from '../../assets/vectors/emblems/ustur.svg?url';
import f31 from '../../assets/vectors/icons/credit.svg?url';
import f32 from '../../assets/vectors/icons/favicon.svg?url';
import f33 from '../../assets/vectors/icons/game-1.svg?url';
import f34 from '../../assets/vectors/icons/game-2.svg?url';
import f35 from '../../assets/vectors/icons/game-3.svg?url';
import f36 from '../../assets/vectors/icons/game-4.svg?url';
import f37 from '../../assets/vectors/icons/game-5.svg?url';
import f38 from '../../assets/vectors/icons/game-6.svg?url';
import f39 from '../../assets/vectors/icons/mark.svg?url';
import f40 from '../../assets/vectors/icons/verified.svg?url';
import f41 from '../../assets/vectors/ranks/elite.svg?url';
import f42 from '../../assets/vectors/ranks/explorer.svg?url';
import f43 from '../../assets/vectors/ranks/legend.svg?url';
import f44 from '../../assets/vectors/ranks/rookie.svg?url';
import f45 from '../../assets/vectors/ranks/veteran.svg?url';

export const vectors = {
  'banners/mud': f0,
  'banners/none': f1,
  'banners/oni': f2,
  'banners/ustur': f3,
  'cargo/AGEL': f4,
  'cargo/ARCO': f5,
  'cargo/CARBON': f6,
  'cargo/CRYSLAT': f7,
  'cargo/DIAMOND': f8,
  'cargo/ENRGSUB': f9,
  'cargo/FSTAB': f10,
  'cargo/HYG': f11,
  'cargo/IC3A': f12,
  'cargo/LUMAN': f13,
  'cargo/NITRO': f14,
  'cargo/POLYMER': f15,
  'cargo/PRTACL': f16,
  'cargo/PWRSRC': f17,
  'cargo/RADABS': f18,
  'cargo/ROCH': f19,
  'cargo/SDU': f20,
  'dice/1': f21,
  'dice/2': f22,
  'dice/3': f23,
  'dice/4': f24,
  'dice/5': f25,
  'dice/6': f26,
  'emblems/mud': f27,
  'emblems/none': f28,
  'emblems/oni': f29,
  'emblems/ustur': f30,
  'icons/credit': f31,
  'icons/favicon': f32,
  'icons/game-1': f33,
  'icons/game-2': f34,
  'icons/game-3': f35,
  'icons/game-4': f36,
  'icons/game-5': f37,
  'icons/game-6': f38,
  'icons/mark': f39,
  'icons/verified': f40,
  'ranks/elite': f41,
  'ranks/explorer': f42,
  'ranks/legend': f43,
  'ranks/rookie': f44,
  'ranks/veteran': f45,
} as const;
