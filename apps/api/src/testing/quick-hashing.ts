import { argon2HashingOf } from '../domains/auth/argon2-hashing.ts';

/** The least that argon2 allows: most tests sign players up and are about something else. */
export const quickHashing = argon2HashingOf({ memoryCost: 1024, timeCost: 1 });
