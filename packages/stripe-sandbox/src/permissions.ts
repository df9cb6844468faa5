import { StripeFailure } from './stripe-failure.ts';

/** What a restricted key may do, by the names that permissions have in Stripe's dashboard. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>;

/** By kind of object: the permission that covers it, and its name in errors. */
const COVERED_BY: Readonly<Record<string, readonly [permission: string, name: string]>> = {
  'checkout.session': ['Checkout Sessions', 'checkout_session'],
  payment_intent: ['PaymentIntents', 'payment_intent'],
  charge: ['Charges and Refunds', 'charge'],
  refund: ['Charges and Refunds', 'charge'],
  dispute: ['Disputes', 'dispute'],
  event: ['Events', 'event'],
};

/**
 * @param permissions of the key; undefined for an unrestricted one
 * @param kind of the object that is read or written
 * @throws {StripeFailure} when the key may not
 */
export function requirePermission(permissions: Permissions | undefined, kind: string, access: 'read' | 'write'): void {
  const [permission, name] = COVERED_BY[kind] ?? [];
  if (!permissions || permission === undefined) return;
  const has = permissions[permission];
  if (has === 'write' || has === access) return;
  throw new StripeFailure(
    'invalid_request_error',
    `The provided key 'rk_test_****' does not have the required permissions for this endpoint. Having the 'rak_${name}_${access}' permission would allow this request to continue.`,
    { status: 403 },
  );
}
