import type { Bind } from '../../platform/bind-endpoint.ts';
import { readLegalPage } from './service.ts';

/** @param contentDir folder of the operator's own texts */
export function legalRoutes(bind: Bind, contentDir: string): void {
  bind('legalPage', async ({ params, query }) => readLegalPage(contentDir, params.page, query.language));
}
