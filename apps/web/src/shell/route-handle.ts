import { useMatches } from 'react-router';

/** What a route tells the frame around it. */
export interface RouteHandle {
  /** Name of the screen, for the browser's tab and for screen readers. Called once the screen's texts are there. */
  readonly title: () => string;
  /** The screen has a sky of its own. */
  readonly ownSky?: boolean;
  /** The screen wants the whole window: no bottom bar, no footer. */
  readonly immersive?: boolean;
}

/** The handle of the screen that is shown; undefined before the first one is there. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().findLast(({ handle }) => handle !== undefined)?.handle as RouteHandle | undefined;
}
