import { useMatches } from 'react-router';

/** Properties of a route for the frame around it. */
export interface RouteHandle {
  /** Name of the screen, for the tab's title and screen readers. Called after the screen's texts are loaded. */
  readonly title: () => string;
  /** The screen renders its own background. */
  readonly ownSky?: boolean;
  /** The screen uses the whole window: no bottom bar, no footer. */
  readonly immersive?: boolean;
}

/** The handle of the current screen; undefined before the first one is loaded. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().findLast(({ handle }) => handle !== undefined)?.handle as RouteHandle | undefined;
}
