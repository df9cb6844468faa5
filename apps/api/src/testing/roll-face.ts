import type { RollAnswer } from '@star-seekers/contracts';
import { faceOfRoll } from '@star-seekers/contracts/fair-dice';
import { findUserByName } from '../domains/auth/repository.ts';
import { findSecretSeed } from '../domains/dice/repository.ts';
import type { TestPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** Rolls a face, as a player could who knew the server seed: with a client seed that gives it. */
export async function rollFace(server: TestServer, { api, user }: TestPlayer, face: number): Promise<RollAnswer> {
  await api('diceSeed');
  return api('rollDice', { body: { clientSeed: await clientSeedFor(server, user.username, face) } });
}

/** The first of the client seeds 0, 1, 2, … that gives a face in a player's next roll, whose seed must have been drawn. */
export async function clientSeedFor({ services: { db } }: TestServer, username: string, face: number): Promise<string> {
  const player = await findUserByName(db, username);
  const seed = player && (await findSecretSeed(db, player.id));
  if (!seed) throw new Error(`no seed was drawn for ${username}`);
  const roll = async (clientSeed: string) =>
    faceOfRoll({ serverSeed: seed.server_seed, clientSeed, nonce: seed.rolls });
  for (let number = 0; ; number++) if ((await roll(String(number))) === face) return String(number);
}
