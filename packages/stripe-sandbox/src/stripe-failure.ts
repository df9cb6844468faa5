import type Stripe from 'stripe';

export type FailureType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface FailureDetails {
  readonly status?: number;
  readonly code?: string;
  /** The invalid parameter in bracket notation: `line_items[0][quantity]`. */
  readonly param?: string;
  readonly declineCode?: string;
  readonly paymentIntent?: Stripe.PaymentIntent;
}

/** An error in Stripe's format. The SDK parses it into the error class of its type. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly type: FailureType;
  readonly status: number;
  readonly details: FailureDetails;

  constructor(type: FailureType, message: string, details: FailureDetails = {}) {
    super(message);
    this.type = type;
    this.status = details.status ?? (type === 'card_error' ? 402 : type === 'api_error' ? 500 : 400);
    this.details = details;
  }

  /** The response body. */
  get body(): { error: Record<string, unknown> } {
    const { code, param, declineCode, paymentIntent } = this.details;
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(code === undefined
          ? {}
          : { code, doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}` }),
        ...(param === undefined ? {} : { param }),
        ...(declineCode === undefined ? {} : { decline_code: declineCode }),
        ...(paymentIntent === undefined ? {} : { payment_intent: paymentIntent }),
      },
    };
  }
}

export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure('invalid_request_error', message, { status: 404, code: 'resource_missing', param });
}
