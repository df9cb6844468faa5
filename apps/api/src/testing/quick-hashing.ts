import { argon2HashingOf } from '../domains/auth/argon2-hashing.ts';

/** The lowest cost that argon2 allows, because most tests register players only as a precondition. */
export const quickHashing = argon2HashingOf({ memoryCost: 1024, timeCost: 1 });
