import packageJson from '../../../package.json' with { type: 'json' };
import type { Bind } from '../../platform/bind-endpoint.ts';

/** What the browser needs to know of the operator's settings. */
export function siteRoutes(bind: Bind): void {
  bind('config', async () => ({ links: {}, trailer: {}, payments: 'off', version: packageJson.version }));
}
