import { z } from 'zod';
import { missingLines } from '../../platform/config.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Whether only players with a confirmed email address may roll the dice. */
    readonly verifyEmail: VerifyEmail;
  }
}

export type VerifyEmail = 'off' | 'required';

/** Environment variables of the accounts. */
export const authEnvironment = {
  VERIFY_EMAIL: z.enum(['off', 'required']).default('off'),
};

/** A line for each setting that contradicts another. @param mail the value of `MAIL` */
export function missingAuthVariables(verifyEmail: VerifyEmail, mail: string | undefined): string[] {
  return missingLines([
    [verifyEmail === 'required' && mail === 'off', 'MAIL: needed when VERIFY_EMAIL is required (smtp)'],
  ]);
}
