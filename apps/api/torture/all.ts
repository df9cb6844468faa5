import { badInput } from './bad-input.ts';
import { crossSite } from './cross-site.ts';
import { doubleSpend } from './double-spend.ts';
import { enumeration } from './enumeration.ts';
import { killNine, killOneOfTwo } from './kill-nine.ts';
import { loginFlood } from './login-flood.ts';
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
  doubleSpend,
  killNine,
  killOneOfTwo,
};
