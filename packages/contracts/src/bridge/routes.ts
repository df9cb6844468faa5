import type { Route } from '../routes.ts';

/** Method and path of every endpoint of the bridge, below `/api`. Apart from the hub's: no page but the bridge loads them. */
export const bridgeRoutes = {
  bridgeSession: { method: 'GET', path: '/bridge/session' },
  bridgePasskeyOptions: { method: 'POST', path: '/bridge/passkeys/options' },
  bridgeAddPasskey: { method: 'POST', path: '/bridge/passkeys' },
  bridgeChallenge: { method: 'POST', path: '/bridge/challenge' },
  bridgeSignIn: { method: 'POST', path: '/bridge/session' },
  bridgeSignOut: { method: 'DELETE', path: '/bridge/session' },
  bridgeSearch: { method: 'POST', path: '/bridge/search' },
  bridgePlayer: { method: 'GET', path: '/bridge/players/:id' },
  bridgeRuns: { method: 'GET', path: '/bridge/players/:id/runs' },
  bridgeMoney: { method: 'GET', path: '/bridge/players/:id/money' },
  bridgeLedger: { method: 'GET', path: '/bridge/players/:id/ledger' },
  bridgeEvidence: { method: 'GET', path: '/bridge/runs/:id' },
  bridgeReports: { method: 'GET', path: '/bridge/reports' },
  bridgeRecord: { method: 'GET', path: '/bridge/record' },
  bridgeHealth: { method: 'GET', path: '/bridge/health' },
  bridgePreview: { method: 'POST', path: '/bridge/decisions/preview' },
  bridgeDecide: { method: 'POST', path: '/bridge/decisions' },
} as const satisfies Record<string, Route>;

export type BridgeEndpointName = keyof typeof bridgeRoutes;
