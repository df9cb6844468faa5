import type { MasterPlan } from './master.ts';

export const MENU_MASTER: MasterPlan = {
  loudness: -14,
  balance: 'full',
  strength: 0.6,
  glue: { threshold: -17, ratio: 2, attack: 0.03, release: 0.18, knee: 8, deafBelow: 90 },
  drive: 1.1,
  clip: -2.5,
  release: 0.15,
};

export const DRIVE_MASTER: MasterPlan = {
  ...MENU_MASTER,
  glue: { threshold: -17, ratio: 2, attack: 0.025, release: 0.12, knee: 8, deafBelow: 90 },
  drive: 1.15,
  release: 0.1,
};

export const QUIET_MASTER: MasterPlan = {
  loudness: -16,
  balance: 'soft',
  strength: 0.55,
  glue: { threshold: -16, ratio: 1.6, attack: 0.04, release: 0.3, knee: 8, deafBelow: 90 },
  release: 0.3,
};
