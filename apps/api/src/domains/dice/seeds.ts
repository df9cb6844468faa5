import type { DiceSeed } from '@star-seekers/contracts';
import { ROLLS_PER_SEED, SERVER_SEED_BYTES, faceOfRoll, seedHashOf } from '@star-seekers/contracts/fair-dice';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { findSecretSeed, insertSeed, lastClientSeed, updateSeed } from './repository.ts';
import type { DiceRollTable, DiceSeedTable } from './table.ts';

type SeedServices = Pick<Services, 'db' | 'clock' | 'randomness'>;

/** The hash of the seed of the player's next roll. The first request draws the seed. */
export async function readSeed(services: SeedServices, userId: string): Promise<DiceSeed> {
  return (
    (await shownSeedOf(services.db, userId)) ??
    services.db.playerTransaction(userId, async (trx) => shownSeed(trx, await secretSeed(trx, services, userId)))
  );
}

/** As {@link readSeed}; undefined when no seed was drawn yet. */
export async function shownSeedOf(db: Db, userId: string): Promise<DiceSeed | undefined> {
  const seed = await findSecretSeed(db, userId);
  return seed && shownSeed(db, seed);
}

/** Reveals the player's seed and draws the next one. A seed without a roll stays: there is nothing to check with it. */
export async function changeSeed(services: SeedServices, userId: string): Promise<DiceSeed> {
  return services.db.playerTransaction(userId, async (trx) => {
    const seed = await secretSeed(trx, services, userId);
    return shownSeed(trx, seed.rolls === 0 ? seed : await replaceSeed(trx, services, seed));
  });
}

/**
 * Takes the next roll of the player's seed; after the last one the seed is revealed and another drawn. Call it in the player's
 * transaction, which also inserts the roll: then no nonce is used twice or lost.
 */
export async function rollSeed(
  trx: Db,
  services: SeedServices,
  userId: string,
  clientSeed: string,
): Promise<Pick<DiceRollTable, 'value' | 'client_seed' | 'seed_id' | 'nonce'>> {
  const seed = await secretSeed(trx, services, userId);
  const nonce = seed.rolls;
  const value = await faceOfRoll({ serverSeed: seed.server_seed, clientSeed, nonce });
  await updateSeed(trx, seed.id, { rolls: nonce + 1 });
  if (nonce + 1 === ROLLS_PER_SEED) await replaceSeed(trx, services, seed);
  return { value, client_seed: clientSeed, seed_id: seed.id, nonce };
}

async function secretSeed(trx: Db, services: SeedServices, userId: string): Promise<DiceSeedTable> {
  return (await findSecretSeed(trx, userId)) ?? drawSeed(trx, services, userId);
}

async function replaceSeed(trx: Db, services: SeedServices, { id, user_id }: DiceSeedTable): Promise<DiceSeedTable> {
  await updateSeed(trx, id, { revealed_at: services.clock.now() });
  return drawSeed(trx, services, user_id);
}

async function drawSeed(trx: Db, { clock, randomness }: SeedServices, userId: string): Promise<DiceSeedTable> {
  const serverSeed = randomness.hex(SERVER_SEED_BYTES);
  const seed: DiceSeedTable = {
    id: newId(clock.now()),
    user_id: userId,
    server_seed: serverSeed,
    seed_hash: await seedHashOf(serverSeed),
    rolls: 0,
    revealed_at: null,
  };
  await insertSeed(trx, seed);
  return seed;
}

async function shownSeed(db: Db, seed: DiceSeedTable): Promise<DiceSeed> {
  return { seedHash: seed.seed_hash, nonce: seed.rolls, clientSeed: await lastClientSeed(db, seed) };
}
