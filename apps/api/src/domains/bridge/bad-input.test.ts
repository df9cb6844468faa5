import type { FieldError } from '@star-seekers/contracts';
import { type BridgeEndpointName, bridgeEndpoints } from '@star-seekers/contracts/bridge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BridgeInput, type TestStaff, newStaff, sendToBridge } from '../../testing/bridge.ts';
import { type TestServer, snapshot, startTestServer } from '../../testing/index.ts';

let server: TestServer;
let operator: TestStaff;

beforeAll(async () => {
  server = await startTestServer();
  operator = await newStaff(server, 'operator');
});

afterAll(async () => server.close());

/** An invalid request and the field that the error must name. */
type BadInput = BridgeInput & { readonly field: string };

const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const assertion = { ...credential, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } };
const NO_INPUT: BadInput[] = [{ query: { x: '1' }, field: 'query.x' }];
const LONG = 'a'.repeat(65);
const bar = { command: 'player bar', playerId: 'a' };

const BAD_PAGES: BadInput[] = [
  { params: { id: LONG }, field: 'params.id' },
  { params: { id: 'a' }, query: { before: 'a b' }, field: 'query.before' },
  { params: { id: 'a' }, query: { limit: '1000' }, field: 'query.limit' },
];

const BAD_DECISIONS: readonly (readonly [decision: unknown, field: string])[] = [
  [undefined, ''],
  [{ command: 'player crown', playerId: 'a' }, '.command'],
  [{ command: 'toString' }, '.command'],
  [{ command: 'player bar' }, '.playerId'],
  [{ command: 'player bar', playerId: LONG }, '.playerId'],
  [{ command: 'player bar', playerId: { $ne: '' } }, '.playerId'],
  [{ ...bar, runId: 'a' }, '.runId'],
  [{ command: 'run void', runId: "' or 1=1" }, '.runId'],
  [{ command: 'player rename', playerId: 'a', username: 'a' }, '.username'],
  [{ command: 'credits give', playerId: 'a', amount: 0 }, '.amount'],
  [{ command: 'credits give', playerId: 'a', amount: 1_000_001 }, '.amount'],
  [{ command: 'credits take', playerId: 'a', amount: '5' }, '.amount'],
  [{ command: 'payment refund', paymentId: '' }, '.paymentId'],
  [{ command: 'hub pause', what: 'everything' }, '.what'],
];

/** At least one case for each endpoint, as the type requires. */
const CASES: Record<BridgeEndpointName, BadInput[]> = {
  bridgeSession: NO_INPUT,
  bridgePasskeyOptions: [
    { body: {}, field: 'body.token' },
    { body: { token: '' }, field: 'body.token' },
    { body: { token: 'a', userId: 'another' }, field: 'body.userId' },
  ],
  bridgeAddPasskey: [
    { body: { token: 'a' }, field: 'body.credential' },
    { body: { token: 'a', credential: { ...attestation, id: 'not base64url!' } }, field: 'body.credential.id' },
    { body: { token: 'a', credential: { ...attestation, type: 'password' } }, field: 'body.credential.type' },
    {
      body: { token: 'a', credential: { ...attestation, response: {} } },
      field: 'body.credential.response.clientDataJSON',
    },
  ],
  bridgeChallenge: [
    { body: { for: 'anything' }, field: 'body.for' },
    { body: { decide: { decision: bar, reason: ' ' } }, field: 'body.decide.reason' },
    { body: { decide: { decision: { ...bar, command: 'no' }, reason: 'a' } }, field: 'body.decide.decision.command' },
  ],
  bridgeSignIn: [
    { body: {}, field: 'body.assertion' },
    { body: { assertion: { ...assertion, rawId: 7 } }, field: 'body.assertion.rawId' },
    { body: { assertion, role: 'operator' }, field: 'body.role' },
  ],
  bridgeSignOut: [...NO_INPUT, { body: { everywhere: true }, field: 'body.everywhere' }],
  bridgeSearch: [
    { body: { text: '  ' }, field: 'body.text' },
    { body: { text: 'a'.repeat(255) }, field: 'body.text' },
    { body: { text: 'nul\0' }, field: 'body.text' },
    { body: { text: ['a'] }, field: 'body.text' },
    { body: { text: 'a', role: 'operator' }, field: 'body.role' },
  ],
  bridgePlayer: [{ params: { id: LONG }, field: 'params.id' }],
  bridgeRuns: BAD_PAGES,
  bridgeMoney: [{ params: { id: 'a b' }, field: 'params.id' }],
  bridgeLedger: BAD_PAGES,
  bridgeEvidence: [{ params: { id: LONG }, field: 'params.id' }],
  bridgeReports: NO_INPUT,
  bridgeRecord: BAD_PAGES.slice(1),
  bridgeHealth: NO_INPUT,
  bridgePreview: BAD_DECISIONS.map(([decision, field]) => ({ body: { decision }, field: `body.decision${field}` })),
  bridgeDecide: [
    ...BAD_DECISIONS.map(([decision, field]) => ({ body: { decision, reason: 'a' }, field: `body.decision${field}` })),
    { body: { decision: bar }, field: 'body.reason' },
    { body: { decision: bar, reason: '  ' }, field: 'body.reason' },
    { body: { decision: bar, reason: 'a'.repeat(501) }, field: 'body.reason' },
    { body: { decision: bar, reason: 'two\nlines' }, field: 'body.reason' },
    { body: { decision: bar, reason: 'a', assertion: {} }, field: 'body.assertion.id' },
    { body: { decision: bar, reason: 'a', by: 'another' }, field: 'body.by' },
  ],
};

test.each(Object.keys(bridgeEndpoints) as BridgeEndpointName[])('%s names what is invalid', async (name) => {
  const before = await snapshot(server.services.db);
  for (const { field, ...input } of CASES[name]) {
    const response = await sendToBridge(operator.fetch, name, input);
    const { code, details } = (await response.json()) as { code: string; details?: { fields?: FieldError[] } };
    expect({ input, status: response.status, code }).toEqual({ input, status: 400, code: 'request/invalid' });
    expect(details?.fields?.map((fault) => fault.field)).toContain(field);
  }
  expect(await snapshot(server.services.db)).toEqual(before);
});
