import { z } from 'zod';
import { missingLines } from '../../platform/config.ts';

/** The payment provider: Stripe, the sandbox of local mode, or none. */
export type PaymentConfig =
  | { readonly provider: 'stripe'; readonly secretKey: string; readonly webhookSecrets: readonly string[] }
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'off' };

/** Environment variables of {@link PaymentConfig}. */
export const paymentEnvironment = {
  PAYMENTS: z.enum(['stripe', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\S+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[^\s,]+(?:,\s*whsec_[^\s,]+)?$/,
      'must be the signing secret of a webhook endpoint, or the old and the new one separated by a comma',
    )
    .optional(),
};

type PaymentEnvironment = z.infer<z.ZodObject<typeof paymentEnvironment>>;

/** A line for each variable that is missing. @param isPublic in public mode the operator must choose a provider */
export function missingPaymentVariables(variables: PaymentEnvironment, isPublic: boolean): string[] {
  const isStripe = providerOf(variables) === 'stripe';
  return missingLines([
    [isPublic && !variables.PAYMENTS, 'PAYMENTS: needed when PUBLIC_URL is set (stripe or off)'],
    [isStripe && !variables.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY: needed to take payments through Stripe'],
    [isStripe && !variables.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET: needed to take payments through Stripe'],
  ]);
}

export function paymentConfig(variables: PaymentEnvironment): PaymentConfig {
  const provider = providerOf(variables);
  if (provider !== 'stripe') return { provider };
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: secrets = '' } = variables;
  return { provider, secretKey, webhookSecrets: secrets.split(/,\s*/) };
}

/** Without a choice a local server uses Stripe once it has a key, and the sandbox before. */
function providerOf({ PAYMENTS, STRIPE_SECRET_KEY }: PaymentEnvironment): PaymentConfig['provider'] {
  return PAYMENTS ?? (STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
}
