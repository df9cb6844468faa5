import type Stripe from 'stripe';
import type { z } from 'zod';
import { createSession, expireSession, findSession } from './checkout-sessions.ts';
import type { Context } from './context.ts';
import { answerDispute, closeDispute, findDispute } from './disputes.ts';
import * as parameters from './parameters.ts';
import { createRefund } from './refunds.ts';
import type { Page, Stored } from './store.ts';
import { StripeFailure, missing } from './stripe-failure.ts';

/** One endpoint of the API, below `/v1`. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: z.ZodType;
  /** @param id from the path @throws {StripeFailure} */
  readonly run: (context: Context, input: never, id: string) => object;
}

/** Infers the type of the handler's parameters. */
function operation<Schema extends z.ZodType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (context: Context, input: z.output<Schema>, id: string) => object,
): Operation {
  return { method, path, parameters: schema, run };
}

/** An endpoint whose only parameters are the id and `expand`. */
function byId(method: Operation['method'], path: string, run: (context: Context, id: string) => object): Operation {
  return operation(method, path, parameters.expandOnly, (context, _input, id) => run(context, id));
}

/** Every endpoint of the sandbox. */
export const operations: readonly Operation[] = [
  operation('POST', '/checkout/sessions', parameters.createSession, createSession),
  operation('GET', '/checkout/sessions', parameters.listSessions, (context, input) => {
    const { payment_intent: intent, status } = input;
    return list<Stripe.Checkout.Session>(context, 'checkout.session', '/v1/checkout/sessions', {
      ...pageOf(input),
      where: { payment_intent: intent, status },
    });
  }),
  byId('GET', '/checkout/sessions/:id', findSession),
  byId('GET', '/checkout/sessions/:id/line_items', (context, id) => findSession(context, id).line_items ?? {}),
  byId('POST', '/checkout/sessions/:id/expire', expireSession),
  byId('GET', '/payment_intents/:id', (context, id) => findObject<Stripe.PaymentIntent>(context, 'payment_intent', id)),
  byId('GET', '/charges/:id', (context, id) => findObject<Stripe.Charge>(context, 'charge', id)),
  operation('POST', '/refunds', parameters.createRefund, createRefund),
  operation('GET', '/refunds', parameters.listOfPayment, (context, input) =>
    list<Stripe.Refund>(context, 'refund', '/v1/refunds', paymentPageOf(input)),
  ),
  byId('GET', '/refunds/:id', (context, id) => findObject<Stripe.Refund>(context, 'refund', id)),
  operation('GET', '/disputes', parameters.listOfPayment, (context, input) =>
    list<Stripe.Dispute>(context, 'dispute', '/v1/disputes', paymentPageOf(input)),
  ),
  byId('GET', '/disputes/:id', findDispute),
  operation('POST', '/disputes/:id', parameters.updateDispute, (context, input, id) =>
    answerDispute(context, id, input),
  ),
  byId('POST', '/disputes/:id/close', closeDispute),
  operation('GET', '/events', parameters.listEvents, (context, input) => {
    const type = input.types ?? input.type;
    return list<Stripe.Event>(context, 'event', '/v1/events', { ...pageOf(input), where: { type } });
  }),
  byId('GET', '/events/:id', (context, id) => findObject<Stripe.Event>(context, 'event', id)),
];

function findObject<Kind extends Stored>(context: Context, kind: Kind['object'], id: string): Kind {
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

function paymentPageOf(input: z.output<typeof parameters.listOfPayment>): Page {
  const { payment_intent: intent, charge } = input;
  return { ...pageOf(input), where: { payment_intent: intent, charge } };
}
