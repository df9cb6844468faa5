import {
  type PaymentConfig,
  missingPaymentVariables,
  paymentConfig,
  paymentEnvironment,
} from '../domains/payments/payment-config.ts';
import { type SiteConfig, siteConfig, siteEnvironment } from '../domains/site/site-config.ts';
import {
  type PlatformConfig,
  missingPlatformVariables,
  parseEnvironment,
  platformConfig,
  platformEnvironment,
  wrongConfiguration,
} from '../platform/config.ts';

/** What the operator set. */
export interface ServerConfig extends PlatformConfig {
  readonly payments: PaymentConfig;
  readonly site: SiteConfig;
}

const environment = { ...platformEnvironment, ...paymentEnvironment, ...siteEnvironment };

/**
 * Reads the configuration from environment variables; see {@link platformConfig} for what local mode stores.
 * @throws {Error} that names every wrong or missing variable
 */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const given = parseEnvironment(environment, env);
  const isPublic = given.PUBLIC_URL !== undefined;
  const missing = [...missingPlatformVariables(given), ...missingPaymentVariables(given, isPublic)];
  if (missing.length > 0) throw wrongConfiguration(missing);
  return { ...platformConfig(given), payments: paymentConfig(given), site: siteConfig(given) };
}
