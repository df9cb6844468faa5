import { badInput } from './bad-input.ts';
import { crossSite } from './cross-site.ts';
import { doubleSpend } from './double-spend.ts';
import { enumeration } from './enumeration.ts';
import { honestRuns } from './honest-runs.ts';
import { killNine, killOneOfTwo } from './kill-nine.ts';
import { loginFlood } from './login-flood.ts';
import { paymentStorm } from './payment-storm.ts';
import { replayFlood } from './replay-flood.ts';
import { resetLinks } from './reset-links.ts';
import { sessions } from './sessions.ts';

/** Every promise that can be put to the test, by name. */
export const tortures = {
  sessions,
  resetLinks,
  enumeration,
  crossSite,
  badInput,
  loginFlood,
  replayFlood,
  honestRuns,
  paymentStorm,
  doubleSpend,
  killNine,
  killOneOfTwo,
};
