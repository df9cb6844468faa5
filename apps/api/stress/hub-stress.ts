import { badInput } from './bad-input.ts';
import { crossSite } from './cross-site.ts';
import { databaseFailures } from './database-failures.ts';
import { doubleSpend } from './double-spend.ts';
import { enumeration } from './enumeration.ts';
import { foundAttacks } from './found-attacks.ts';
import { gateWar } from './gate-war.ts';
import { killNine, killOneOfTwo } from './kill-nine.ts';
import { loginFlood } from './login-flood.ts';
import { midnight } from './midnight.ts';
import { paymentStorm } from './payment-storm.ts';
import { resetLinks } from './reset-links.ts';
import { restoredBackup } from './restored-backup.ts';
import { sessions } from './sessions.ts';
import { voidedRuns } from './voided-runs.ts';

/** Stress tests that play no games. */
export const stressTests = {
  sessions,
  resetLinks,
  enumeration,
  crossSite,
  badInput,
  loginFlood,
  foundAttacks,
  paymentStorm,
  restoredBackup,
  voidedRuns,
  gateWar,
  doubleSpend,
  midnight,
  killNine,
  killOneOfTwo,
  databaseFailures,
};
