import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { claimFor, startAndPlay } from './play-run.ts';
import { giveCredits, newVisitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

const NAMES = [
  'orla-of-the-belt',
  'kepler_9',
  'Tamsin-Vey',
  'rustbucket',
  'mirror-seven',
  'halfmoon',
  'Ostrander',
  'zero-g-zoe',
  'unit-4471',
  'low_orbit',
  'brackish',
  'thessaly',
];

const FACTIONS = ['oni', 'mud', 'ustur'] as const;

const SPACE_SNAKE = 2;

/** Adds a dozen players of all factions, each with one or two verified runs of every given game. */
export async function populate(server: TestServer, gameIds: readonly number[] = [SPACE_SNAKE]): Promise<void> {
  for (const [index, username] of NAMES.entries()) {
    const visitor = newVisitor(server);
    const { user } = await visitor.api('register', {
      body: { username, email: `board-${index}@example.com`, password: 'orbit-of-seven' },
    });
    await server.services.db
      .updateTable('users')
      .set({ faction: FACTIONS[index % FACTIONS.length] ?? 'none' })
      .where('id', '=', user.id)
      .execute();
    const runs = 1 + (index % 2);
    await giveCredits(server, user.id, runs * gameIds.length);
    for (const gameId of gameIds) {
      for (let run = 1; run <= runs; run++) {
        const played = await startAndPlay(server, visitor, {
          gameId,
          skill: 'good',
          botSeed: index * 7 + run,
          // One player of each faction plays long enough to count for it.
          quitAfter: (index < FACTIONS.length ? 60 : 8 + 2 * index) * TICKS_PER_SECOND,
        });
        await visitor.api('submitScore', { body: claimFor(played) });
      }
    }
  }
}
