import { type VerifyEmail, authEnvironment, missingAuthVariables } from '../domains/auth/auth-config.ts';
import {
  type PaymentConfig,
  missingPaymentVariables,
  paymentConfig,
  paymentEnvironment,
} from '../domains/payments/payment-config.ts';
import { type SiteConfig, siteConfig, siteEnvironment } from '../domains/site/site-config.ts';
import {
  type PlatformConfig,
  faultsOfRole,
  missingPlatformVariables,
  parseEnvironment,
  platformConfig,
  platformEnvironment,
} from '../platform/config.ts';

/** The operator's configuration. */
export interface ServerConfig extends PlatformConfig {
  readonly payments: PaymentConfig;
  readonly site: SiteConfig;
  readonly verifyEmail: VerifyEmail;
}

const environment = { ...platformEnvironment, ...authEnvironment, ...paymentEnvironment, ...siteEnvironment };

/**
 * Reads the configuration from environment variables; see {@link platformConfig} for what local mode stores.
 * @throws {Error} that names every invalid or missing variable
 */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const variables = parseEnvironment(environment, env, (set) => [
    ...missingPlatformVariables(set),
    ...faultsOfRole(set),
    ...missingAuthVariables(set.VERIFY_EMAIL, set.MAIL),
    ...missingPaymentVariables(set, set.PUBLIC_URL !== undefined),
  ]);
  return {
    ...platformConfig(variables),
    payments: paymentConfig(variables),
    site: siteConfig(variables),
    verifyEmail: variables.VERIFY_EMAIL,
  };
}
