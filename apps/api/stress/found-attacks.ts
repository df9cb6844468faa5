import { DEFAULT_LIMITS } from '../src/platform/limits.ts';
import { startTestServer } from '../src/testing/index.ts';
import { accountAttacks } from './attacks/accounts.ts';
import type { Attack, SignInLimits } from './attacks/attack.ts';
import { operatorAttacks } from './attacks/operators.ts';
import { boardAttacks } from './attacks/boards.ts';
import { httpAttacks } from './attacks/http.ts';
import { moneyAttacks } from './attacks/money.ts';
import { stress } from './stress.ts';

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
