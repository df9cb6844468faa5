import {
  type BridgeEndpointName,
  type BridgeEndpoints,
  type Decision,
  type StaffRole,
  bridgeEndpoints,
} from '@star-seekers/contracts/bridge';
import { ApiError } from '@star-seekers/contracts/client';
import type { z } from 'zod';
import { act } from '../domains/operators/action.ts';
import { addStaffAction } from '../domains/operators/staff-actions.ts';
import { systemRandomness } from '../platform/randomness.ts';
import { SoftwarePasskey } from './software-passkey.ts';
import { type TestPlayer, type Visitor, newPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

export type { StaffRole };

/** Parts of a request. */
export interface BridgeInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type BridgeClient = <Name extends BridgeEndpointName>(
  name: Name,
  input?: BridgeInput,
) => Promise<z.output<BridgeEndpoints[Name]['answer']>>;

/** Sends requests to the bridge. A response that violates the contract fails the test. */
export function bridgeOf({ fetch: send }: Visitor): BridgeClient {
  return async (name, input) => {
    const response = await sendToBridge(send, name, input);
    const body = response.status === 204 ? undefined : ((await response.json()) as Record<string, unknown>);
    if (!response.ok)
      throw new ApiError(response.status, body?.['code'] as ApiError['code'], String(body?.['message']));
    if (response.status !== bridgeEndpoints[name].status) throw new Error(`${name} answered ${response.status}`);
    return bridgeEndpoints[name].answer.parse(body) as never;
  };
}

export async function sendToBridge(
  send: typeof fetch,
  name: BridgeEndpointName,
  { params = {}, query = {}, body, headers = {} }: BridgeInput = {},
): Promise<Response> {
  const { method, path } = bridgeEndpoints[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return send(`/api${filled}${search && `?${search}`}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export interface TestStaff extends TestPlayer {
  readonly bridge: BridgeClient;
  readonly passkey: SoftwarePasskey;
  /** Decides, with the passkey where it is asked for. */
  decide(decision: Decision, reason?: string): Promise<z.output<BridgeEndpoints['bridgeDecide']['answer']>>;
}

const BY = { operator: 'ops', reason: 'a test' };

/** Gives a player a role. @returns the token of the link for a passkey */
export async function makeStaff({ services }: TestServer, username: string, role: StaffRole): Promise<string> {
  const action = addStaffAction(username, role, systemRandomness);
  await act(services, action, BY);
  return (action.link ?? '').replace(/^.*#/, '');
}

/** Where the test server's passkeys are good for. */
export function passkeyOrigin({ url }: Pick<TestServer, 'url'>): string {
  return url.replace('127.0.0.1', 'localhost');
}

/** Registers a passkey by a link. */
export async function addPasskey(bridge: BridgeClient, passkey: SoftwarePasskey, token: string): Promise<void> {
  const options = await bridge('bridgePasskeyOptions', { body: { token } });
  await bridge('bridgeAddPasskey', { body: { token, credential: passkey.create(options) } });
}

/** Signs in to the bridge. */
export async function signInToBridge(bridge: BridgeClient, passkey: SoftwarePasskey) {
  const options = await bridge('bridgeChallenge', { body: {} });
  return bridge('bridgeSignIn', { body: { assertion: passkey.get(options) } });
}

/** A new member of staff with a passkey, signed in to the bridge. */
export async function newStaff(server: TestServer, role: StaffRole): Promise<TestStaff> {
  const player = await newPlayer(server);
  const bridge = bridgeOf(player);
  const passkey = new SoftwarePasskey(passkeyOrigin(server));
  await addPasskey(bridge, passkey, await makeStaff(server, player.user.username, role));
  await signInToBridge(bridge, passkey);
  return {
    ...player,
    bridge,
    passkey,
    async decide(decision, reason = 'a reason') {
      const options = await bridge('bridgeChallenge', { body: { decide: { decision, reason } } });
      return bridge('bridgeDecide', { body: { decision, reason, assertion: passkey.get(options) } });
    },
  };
}
