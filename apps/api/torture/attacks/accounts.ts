import { randomInt } from 'node:crypto';
import { type TestServer, newPlayer, newVisitor } from '../../src/testing/index.ts';
import { type Attack, unlessRefused } from './attack.ts';

/** Somewhere in the world. */
const anyAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`;

async function signIn(
  send: typeof fetch,
  email: string,
  { password, forwarded }: { password: string; forwarded: string },
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const body = JSON.stringify({ email, password });
  return (await send('/api/login', { method: 'POST', headers, body })).status;
}

/** How many of so many wrong passwords are looked at. */
async function guesses(server: TestServer, count: number, guess: () => { email: string; forwarded: string }) {
  let tried = 0;
  for (let index = 0; index < count; index++) {
    const { email, forwarded } = guess();
    if ((await signIn(newVisitor(server).fetch, email, { password: 'a guess', forwarded })) === 401) tried++;
  }
  return tried;
}

/** B 3: passwords are guessed from all over the world until the owner is locked out. */
const lockOut: Attack = async ({ proxied, limits: { login, loginOfStrangers } }) => {
  const { user, password, fetch: ownBrowser } = await newPlayer(proxied);
  const { email } = user;
  const from = anyAddress();
  const onePlace = await guesses(proxied, login.max + 5, () => ({ email, forwarded: from }));
  const anywhere = await guesses(proxied, loginOfStrangers.max, () => ({ email, forwarded: anyAddress() }));
  const owner = await signIn(ownBrowser, email, { password, forwarded: anyAddress() });
  proxied.clock.advance(loginOfStrangers.windowMs);
  return [
    ...(onePlace > login.max ? [`${onePlace} passwords were tried from one place`] : []),
    ...(onePlace + anywhere > loginOfStrangers.max ? [`${onePlace + anywhere} passwords were tried`] : []),
    ...(owner === 200 ? [] : [`the owner was answered ${owner}`]),
  ];
};

/** B 7: every guess claims to come from somewhere else. */
const forgedAddresses: Attack = async ({ local, proxied, limits: { loginByAddress } }) => {
  const faults: string[] = [];
  const email = () => `nobody-${randomInt(2 ** 40)}@example.com`;
  const count = loginByAddress.max + 5;
  const proxy = anyAddress();
  for (const [name, server, forwarded] of [
    ['without a proxy', local, anyAddress],
    ['to a proxy', proxied, () => `${anyAddress()}, ${proxy}`],
    ['to a proxy, of no address', proxied, () => `not-an-ip-${randomInt(100)}, ${proxy}`],
  ] as const) {
    const tried = await guesses(server, count, () => ({ email: email(), forwarded: forwarded() }));
    if (tried > loginByAddress.max) faults.push(`forged addresses ${name}: ${tried} passwords were tried`);
  }
  for (const server of [local, proxied]) server.clock.advance(loginByAddress.windowMs);
  return faults;
};

/** B 4: the account is deleted and made anew for another roll of the day. */
const diceAgain: Attack = async ({ local }) => {
  const player = await newPlayer(local);
  const { username, email } = player.user;
  await player.api('rollDice');
  await player.api('deleteUser', { body: { password: player.password } });
  const faults: string[] = [];
  for (const address of [email, email.toUpperCase()]) {
    const again = newVisitor(local);
    await again.api('register', { body: { username, email: address, password: 'secret-orbit' } });
    faults.push(...(await unlessRefused('a roll of an account made anew', again.api('rollDice'), 'dice/cooling_down')));
    await again.api('deleteUser', { body: { password: 'secret-orbit' } });
  }
  return faults;
};

/** B 11: names that pass for the hub, for code, or for somebody who has just given theirs up. */
const names: Attack = async ({ local }) => {
  const [owner, thief] = [await newPlayer(local), await newPlayer(local)];
  const { username } = owner.user;
  await owner.api('updateProfile', { body: { username: `${username}-b` } });
  const wanted = ['Adm1n', 'SupportTeam', '__proto__', 'constructor', username, username.toUpperCase()];
  const faults: string[] = [];
  for (const name of wanted) {
    const take = thief.api('updateProfile', { body: { username: name } });
    faults.push(...(await unlessRefused(`the name ${name}`, take, 'auth/username_taken')));
    const body = { username: name, email: `thief-${randomInt(2 ** 40)}@example.com`, password: 'secret-orbit' };
    const register = newVisitor(local).api('register', { body });
    faults.push(...(await unlessRefused(`a new account ${name}`, register, 'auth/username_taken')));
  }
  return faults;
};

export const accountAttacks = { lockOut, forgedAddresses, diceAgain, names };
