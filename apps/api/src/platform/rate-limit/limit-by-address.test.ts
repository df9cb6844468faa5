import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { machineClock } from '../clock.ts';
import { limitByAddress } from './limit-by-address.ts';

test('among more addresses than it counts, one that goes on is not forgotten', async () => {
  const app = Fastify();
  const limit = { max: 2, windowMs: 3_600_000 };
  limitByAddress(app, machineClock, { requestsByAddress: limit, filesByAddress: limit });
  app.get('/', async () => 'answered');
  const requestFrom = async (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  const others = async (network: number) => {
    for (let host = 0; host < 6000; host++) await requestFrom(`10.${network}.${host >> 8}.${host & 255}`);
  };
  const status = async () => (await requestFrom('203.0.113.1')).statusCode;
  expect(await status()).toBe(200);
  await others(0);
  expect(await status()).toBe(200);
  // With these there were more than it counts.
  await others(1);
  expect(await status()).toBe(429);
  await app.close();
});
