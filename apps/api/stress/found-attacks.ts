import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DEFAULT_LIMITS } from '../src/platform/limits.ts';
import { type TestServer, newPlayer, startTestServer } from '../src/testing/index.ts';
import { accountAttacks } from './attacks/accounts.ts';
import type { Attack, SignInLimits } from './attacks/attack.ts';
import { boardAttacks } from './attacks/boards.ts';
import { moneyAttacks } from './attacks/money.ts';
import { operatorAttacks } from './attacks/operators.ts';
import { RACING, stress } from './stress.ts';

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

const httpAttacks = { rebinding, twoHosts, cachedResponses };

const attacks: Readonly<Record<string, Attack>> = {
  ...httpAttacks,
  ...accountAttacks,
  ...boardAttacks,
  ...operatorAttacks,
  ...moneyAttacks,
};

interface Scale {
  readonly rounds: number;
  readonly limits: SignInLimits;
}

const { login, loginOfStrangers, loginByAddress } = DEFAULT_LIMITS;

/** Low limits, because every attempt costs a hash. */
const lowLimits: SignInLimits = {
  login: { ...login, max: 2 },
  loginOfStrangers: { ...loginOfStrangers, max: 6 },
  loginByAddress: { ...loginByAddress, max: 12 },
};

/** Repeats attacks that once succeeded, and attempts to evade operator actions. */
export const foundAttacks = stress<Scale>({
  promise: 'attacks that once succeeded fail',
  shortOn: RACING,
  short: { rounds: 1, limits: lowLimits },
  long: { rounds: 100, limits: { login, loginOfStrangers, loginByAddress } },
  run: async ({ rounds, limits }) => {
    const faults: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const local = await startTestServer({ limits: { loginByAddress: limits.loginByAddress } });
      const proxied = await startTestServer({ limits, publicUrl: 'http://hub.example' });
      for (const [name, attack] of Object.entries(attacks)) {
        faults.push(...(await attack({ local, proxied, limits })).map((fault) => `${name}: ${fault}`));
      }
      await local.close();
      await proxied.close();
    }
    return { text: `${rounds} rounds of ${Object.keys(attacks).length} attacks`, faults };
  },
});
