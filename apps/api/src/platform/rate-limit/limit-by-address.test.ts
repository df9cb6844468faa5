import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { limitByAddress } from './limit-by-address.ts';

test('among more addresses than it counts, one that goes on is not forgotten', async () => {
  const app = Fastify();
  const limit = { max: 3, windowMs: 3_600_000 };
  limitByAddress(app, systemClock, { requestsByAddress: limit, filesByAddress: limit });
  app.get('/', async () => 'answered');
  const requestFrom = async (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  const others = async (network: number) => {
    for (let host = 0; host < 6000; host++) await requestFrom(`10.${network}.${host >> 8}.${host & 255}`);
  };
  const statuses: number[] = [];
  for (let network = 0; network < 4; network++) {
    statuses.push((await requestFrom('203.0.113.1')).statusCode);
    await others(network);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await app.close();
});
