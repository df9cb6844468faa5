import type Stripe from 'stripe';
import type { z } from 'zod';
import { createSession, expireSession, findSession } from './checkout-sessions.ts';
import type { Context } from './context.ts';
import { answerDispute, closeDispute, findDispute } from './disputes.ts';
import * as parameters from './parameters.ts';
import { createRefund } from './refunds.ts';
import type { Page, Stored } from './store.ts';
import { StripeFailure, missing } from './stripe-failure.ts';

/** One call of the API, below `/v1`. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: z.ZodType;
  /** @param id from the path @throws {StripeFailure} */
  readonly run: (context: Context, input: never, id: string) => object;
}

/** Gives the handler the type of its parameters. */
function operation<Schema extends z.ZodType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (context: Context, input: z.output<Schema>, id: string) => object,
): Operation {
  return { method, path, parameters: schema, run };
}

/** Every call that the sandbox answers. */
export const operations: readonly Operation[] = [
  operation('POST', '/checkout/sessions', parameters.createSession, createSession),
  operation('GET', '/checkout/sessions', parameters.listSessions, (context, input) => {
    const { payment_intent: intent, status } = input;
    return list<Stripe.Checkout.Session>(context, 'checkout.session', '/v1/checkout/sessions', {
      ...pageOf(input),
      where: { payment_intent: intent, status },
    });
  }),
  operation('GET', '/checkout/sessions/:id', parameters.plain, (context, _input, id) => findSession(context, id)),
  operation('GET', '/checkout/sessions/:id/line_items', parameters.plain, (context, _input, id) => {
    return findSession(context, id).line_items ?? {};
  }),
  operation('POST', '/checkout/sessions/:id/expire', parameters.plain, (context, _input, id) =>
    expireSession(context, id),
  ),
  operation('GET', '/payment_intents/:id', parameters.plain, (context, _input, id) =>
    found<Stripe.PaymentIntent>(context, 'payment_intent', id),
  ),
  operation('GET', '/charges/:id', parameters.plain, (context, _input, id) =>
    found<Stripe.Charge>(context, 'charge', id),
  ),
  operation('POST', '/refunds', parameters.createRefund, createRefund),
  operation('GET', '/refunds', parameters.listOfPayment, (context, input) =>
    list<Stripe.Refund>(context, 'refund', '/v1/refunds', ofPayment(input)),
  ),
  operation('GET', '/refunds/:id', parameters.plain, (context, _input, id) =>
    found<Stripe.Refund>(context, 'refund', id),
  ),
  operation('GET', '/disputes', parameters.listOfPayment, (context, input) =>
    list<Stripe.Dispute>(context, 'dispute', '/v1/disputes', ofPayment(input)),
  ),
  operation('GET', '/disputes/:id', parameters.plain, (context, _input, id) => findDispute(context, id)),
  operation('POST', '/disputes/:id', parameters.updateDispute, (context, input, id) =>
    answerDispute(context, id, input),
  ),
  operation('POST', '/disputes/:id/close', parameters.plain, (context, _input, id) => closeDispute(context, id)),
  operation('GET', '/events', parameters.listEvents, (context, input) => {
    const type = input.types ?? input.type;
    return list<Stripe.Event>(context, 'event', '/v1/events', { ...pageOf(input), where: { type } });
  }),
  operation('GET', '/events/:id', parameters.plain, (context, _input, id) => found<Stripe.Event>(context, 'event', id)),
];

function found<Kind extends Stored>(context: Context, kind: Kind['object'], id: string): Kind {
  const object = context.store.find<Kind>(id, kind);
  if (!object) throw missing(kind, id);
  return object;
}

function list<Kind extends Stored>(context: Context, kind: Kind['object'], url: string, page: Page) {
  const { startingAfter } = page;
  if (startingAfter !== undefined && !context.store.find(startingAfter, kind)) {
    throw new StripeFailure('invalid_request_error', `No such ${kind}: '${startingAfter}'`, {
      code: 'resource_missing',
      param: 'starting_after',
    });
  }
  const { data, hasMore } = context.store.list<Kind>(kind, page);
  return { object: 'list', data, has_more: hasMore, url };
}

type PageInput = Pick<z.output<typeof parameters.listSessions>, 'limit' | 'starting_after' | 'created'>;

function pageOf({ limit, starting_after: startingAfter, created }: PageInput): Page {
  return { limit, startingAfter, ...(created ? { created } : {}) };
}

function ofPayment(input: z.output<typeof parameters.listOfPayment>): Page {
  const { payment_intent: intent, charge } = input;
  return { ...pageOf(input), where: { payment_intent: intent, charge } };
}
