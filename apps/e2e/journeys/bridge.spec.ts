import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/player.ts';

test('a passkey of the browser is added by its link, signs in to the bridge, and is asked again for a bar', async ({
  page,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/the server responded with a status of 403/);
  // Passkeys belong to a host that has a name. A page of the server that loads nothing.
  await page.goto(`${hub.url.replace('127.0.0.1', 'localhost')}/api/docs`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const [other, moderator] = [newAccount(), newAccount()];
  const { user } = (await call(page, 'POST', '/register', other)) as { user: { id: string } };
  await call(page, 'POST', '/register', moderator);
  const token = await hub.makeStaff(moderator.username, 'moderator');

  await call(page, 'POST', '/bridge/passkeys', {
    token,
    credential: await create(page, await call(page, 'POST', '/bridge/passkeys/options', { token })),
  });
  const asked = await sign(page, await call(page, 'POST', '/bridge/challenge', {}));
  expect(await call(page, 'POST', '/bridge/session', { assertion: asked })).toMatchObject({
    role: 'moderator',
    passkeys: 1,
  });
  const decide = { decision: { command: 'player bar', playerId: user.id }, reason: 'a test' };
  expect(await call(page, 'POST', '/bridge/decisions', decide)).toMatchObject({ code: 'bridge/passkey_required' });
  const assertion = await sign(page, await call(page, 'POST', '/bridge/challenge', { decide }));
  expect(await call(page, 'POST', '/bridge/decisions', { ...decide, assertion })).toMatchObject({
    player: { username: other.username },
    changes: [{ what: 'may sign in', before: 'yes', after: 'no' }, { what: 'sessions' }],
  });
});

/** Sends a request as a page of the hub does. @returns the JSON of the answer */
async function call(page: Page, method: string, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, json]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api${address}`, { method: verb, headers, body: json });
      const text = await response.text();
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

/** Has the browser make a passkey. */
async function create(page: Page, options: unknown): Promise<unknown> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);
}

/** Has the passkey of the browser sign. */
async function sign(page: Page, options: unknown): Promise<unknown> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as PublicKeyCredentialRequestOptionsJSON);
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);
}
