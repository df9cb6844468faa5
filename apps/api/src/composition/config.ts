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
  missingPlatformVariables,
  parseEnvironment,
  platformConfig,
  platformEnvironment,
  invalidConfiguration,
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
  const variables = parseEnvironment(environment, env);
  const isPublic = variables.PUBLIC_URL !== undefined;
  const missing = [
    ...missingPlatformVariables(variables),
    ...missingAuthVariables(variables.VERIFY_EMAIL, variables.MAIL),
    ...missingPaymentVariables(variables, isPublic),
  ];
  if (missing.length > 0) throw invalidConfiguration(missing);
  return {
    ...platformConfig(variables),
    payments: paymentConfig(variables),
    site: siteConfig(variables),
    verifyEmail: variables.VERIFY_EMAIL,
  };
}
