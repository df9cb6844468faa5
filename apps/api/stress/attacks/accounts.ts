import { randomInt } from 'node:crypto';
import { type TestServer, newPlayer, newVisitor } from '../../src/testing/index.ts';
import { type Attack, expectRejection } from './attack.ts';

/** A random client address. */
const randomAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`;

async function signIn(
  send: typeof fetch,
  email: string,
  { password, forwarded }: { password: string; forwarded: string },
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const body = JSON.stringify({ email, password });
  return (await send('/api/login', { method: 'POST', headers, body })).status;
}

/** Sends wrong passwords. @returns how many the server checked */
async function guessMany(server: TestServer, count: number, guess: () => { email: string; forwarded: string }) {
  let checked = 0;
  for (let index = 0; index < count; index++) {
    const { email, forwarded } = guess();
    if ((await signIn(newVisitor(server).fetch, email, { password: 'a guess', forwarded })) === 401) checked++;
  }
  return checked;
}

/** B 3: guesses passwords from many addresses until the owner is locked out. */
const lockOut: Attack = async ({ proxied, limits: { login, loginOfStrangers } }) => {
  const { user, password, fetch: ownBrowser } = await newPlayer(proxied);
  const { email } = user;
  const from = randomAddress();
  const fromOneAddress = await guessMany(proxied, login.max + 5, () => ({ email, forwarded: from }));
  const fromMany = await guessMany(proxied, loginOfStrangers.max, () => ({
    email,
    forwarded: randomAddress(),
  }));
  const owner = await signIn(ownBrowser, email, { password, forwarded: randomAddress() });
  proxied.clock.advance(loginOfStrangers.windowMs);
  return [
    ...(fromOneAddress > login.max ? [`${fromOneAddress} passwords from one address were checked`] : []),
    ...(fromOneAddress + fromMany > loginOfStrangers.max
      ? [`${fromOneAddress + fromMany} passwords were checked`]
      : []),
    ...(owner === 200 ? [] : [`the owner got ${owner}`]),
  ];
};

/** B 7: forges another client address for every guess. */
const forgedAddresses: Attack = async ({ local, proxied, limits: { loginByAddress } }) => {
  const faults: string[] = [];
  const email = () => `nobody-${randomInt(2 ** 40)}@example.com`;
  const count = loginByAddress.max + 5;
  const proxy = randomAddress();
  for (const [name, server, forwarded] of [
    ['without a proxy', local, randomAddress],
    ['to a proxy', proxied, () => `${randomAddress()}, ${proxy}`],
    ['to a proxy, invalid', proxied, () => `not-an-ip-${randomInt(100)}, ${proxy}`],
  ] as const) {
    const checked = await guessMany(server, count, () => ({ email: email(), forwarded: forwarded() }));
    if (checked > loginByAddress.max) faults.push(`forged addresses ${name}: ${checked} passwords were checked`);
  }
  for (const server of [local, proxied]) server.clock.advance(loginByAddress.windowMs);
  return faults;
};

/** B 4: deletes the account and registers again for another roll of the day. */
const secondRoll: Attack = async ({ local }) => {
  const player = await newPlayer(local);
  const { username, email } = player.user;
  await player.api('rollDice');
  await player.api('deleteUser', { body: { password: player.password } });
  const faults: string[] = [];
  for (const address of [email, email.toUpperCase()]) {
    const again = newVisitor(local);
    await again.api('register', { body: { username, email: address, password: 'secret-orbit' } });
    faults.push(
      ...(await expectRejection('a roll of a recreated account', again.api('rollDice'), 'dice/cooling_down')),
    );
    await again.api('deleteUser', { body: { password: 'secret-orbit' } });
  }
  return faults;
};

/** B 11: takes names that impersonate the hub, code, or a recently renamed player. */
const reservedNames: Attack = async ({ local }) => {
  const [owner, thief] = [await newPlayer(local), await newPlayer(local)];
  const { username } = owner.user;
  await owner.api('updateProfile', { body: { username: `${username}-b` } });
  const impersonating = ['Adm1n', 'Admin1', 'GameMaster', 'Moderator_', 'SupportTeam', '__proto__', 'constructor'];
  const names = [...impersonating, username, username.toUpperCase(), username.replace('l', 'I')];
  const faults: string[] = [];
  for (const name of names) {
    const take = thief.api('updateProfile', { body: { username: name } });
    faults.push(...(await expectRejection(`the name ${name}`, take, 'auth/username_taken')));
    const body = { username: name, email: `thief-${randomInt(2 ** 40)}@example.com`, password: 'secret-orbit' };
    const register = newVisitor(local).api('register', { body });
    faults.push(...(await expectRejection(`a new account ${name}`, register, 'auth/username_taken')));
  }
  return faults;
};

export const accountAttacks = { lockOut, forgedAddresses, secondRoll, reservedNames };
