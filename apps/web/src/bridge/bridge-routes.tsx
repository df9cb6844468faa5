import { type RouteObject } from 'react-router';
import { BridgeFrame } from './bridge-frame.tsx';
import { CasesPage } from './cases-page.tsx';
import { DecisionPage } from './decision-page.tsx';
import { FailedPage } from './failed-page.tsx';
import { HealthPage } from './health-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { PasskeyPage } from './passkey-page.tsx';
import { PlayerFrame, PlayerPage } from './player-page.tsx';
import { RecordPage } from './record-page.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import { SearchPage } from './search-page.tsx';
import { SignedIn } from './signed-in.tsx';

/** The pages of the bridge, below `/bridge`. */
export const bridgeRoutes: RouteObject[] = [
  {
    Component: BridgeFrame,
    children: [
      { path: '/passkey', Component: PasskeyPage, ErrorBoundary: FailedPage },
      {
        Component: SignedIn,
        ErrorBoundary: FailedPage,
        children: [
          { path: '/', Component: SearchPage },
          {
            path: '/players/:id',
            Component: PlayerFrame,
            children: [
              { index: true, Component: PlayerPage },
              { path: 'runs', Component: RunsPage },
              { path: 'money', Component: MoneyPage },
            ],
          },
          { path: '/runs/:id', Component: RunPage },
          { path: '/decide/:command', Component: DecisionPage },
          { path: '/cases', Component: CasesPage },
          { path: '/record', Component: RecordPage },
          { path: '/health', Component: HealthPage },
          { path: '*', Component: NoSuchPage },
        ],
      },
    ],
  },
];
