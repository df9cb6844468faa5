import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestServer, newPlayer } from '../../src/testing/index.ts';
import type { Attack } from './attack.ts';

const LOCAL_PAGES = ['/', '/api/config', '/api/user', '/dev/mail', '/metrics', '/stripe-sandbox/'];
const REBOUND = ['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example', 'xn--lcalhost-54a'];

async function statusOf({ url }: TestServer, path: string, hosts: readonly string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const headers = [...hosts.map((host) => `host: ${host}`), 'connection: close'].join('\r\n');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
}

/** B 6: DNS rebinding: reads local pages under a foreign host name. */
const rebinding: Attack = async ({ local }) => {
  const faults: string[] = [];
  for (const path of LOCAL_PAGES) {
    for (const host of REBOUND) {
      const status = await statusOf(local, path, [host]);
      if (status !== '404') faults.push(`${path} answered ${status} to ${host}`);
    }
  }
  return faults;
};

/** B 11: sends two Host headers, of which a proxy may use one and the server the other. */
const twoHosts: Attack = async ({ local, proxied }) => {
  const faults: string[] = [];
  for (const server of [local, proxied]) {
    for (const hosts of [
      ['localhost', 'rebound.example'],
      ['rebound.example', 'localhost'],
      ['localhost', 'localhost'],
    ]) {
      const status = await statusOf(server, '/api/config', hosts);
      if (status !== '400') faults.push(`${hosts.join(' and ')} at once: ${status}`);
    }
  }
  return faults;
};

/** B 11: private responses are cached by intermediaries. */
const cachedResponses: Attack = async ({ local }) => {
  const player = await newPlayer(local);
  const faults: string[] = [];
  for (const path of ['/user', '/user/export', '/user/credits/transactions', '/runs/open', '/dice/rolls']) {
    const answer = await player.fetch(`/api${path}`);
    const caching = answer.headers.get('cache-control');
    if (!answer.ok || caching !== 'no-store') faults.push(`${path}: ${answer.status}, cache-control ${caching}`);
  }
  return faults;
};

export const httpAttacks = { rebinding, twoHosts, cachedResponses };
