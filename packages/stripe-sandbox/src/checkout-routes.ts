import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { type CardForm, readCardForm } from './card-form.ts';
import { type PayPage, type SessionPage, closedPage, confirmPage, groupDigits, payPage } from './checkout-page.ts';
import { findSession } from './checkout-sessions.ts';
import type { Context } from './context.ts';
import { formText } from './form.ts';
import { productOfLine } from './line-items.ts';
import { sendPage } from './page.ts';
import { type PayResult, confirm, pay } from './pay.ts';
import { StripeFailure } from './stripe-failure.ts';
import { TEST_CARDS } from './test-cards.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

const PATH = '/pay/:id';

/** Initial form values: a card that succeeds, so that a developer only needs to press Pay. */
const DEFAULT_FORM: CardForm = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

/** The hosted checkout: plain forms without scripts. */
export function checkoutRoutes(app: FastifyInstance, context: Context): void {
  app.get(PATH, async (request: PageRequest, reply) => {
    const session = openSession(context, request.params.id);
    if (!session) return sendClosedPage(context, request.params.id, reply);
    const card = TEST_CARDS.find(({ number }) => number === (request.query as { card?: unknown }).card);
    const form = card ? { ...DEFAULT_FORM, number: groupDigits(card.number) } : DEFAULT_FORM;
    return sendPage(reply, 200, payPage({ ...pageOf(context, session), form }));
  });
  app.post(PATH, async (request: PageRequest, reply) => {
    const { id } = request.params;
    const session = openSession(context, id);
    if (!session) return sendClosedPage(context, id, reply);
    const { form, number, errors } = readCardForm(formText(request), context.now());
    const page: PayPage = { ...pageOf(context, session), form, errors };
    if (Object.keys(errors).length > 0) return sendPage(reply, 200, payPage(page));
    const confirmUrl = `${context.prefix()}${PATH.replace(':id', id)}/confirm`;
    const result = context.store.transaction(() => pay(context, id, number, confirmUrl));
    if (result instanceof StripeFailure) return sendPage(reply, 200, payPage({ ...page, declined: result.message }));
    return result.kind === 'asks' ? reply.redirect(confirmUrl, 303) : redirectToShop(reply, result);
  });
  app.get(`${PATH}/confirm`, async (request: PageRequest, reply) => {
    const session = openSession(context, request.params.id);
    if (!session) return sendClosedPage(context, request.params.id, reply);
    return sendPage(reply, 200, confirmPage(pageOf(context, session)));
  });
  app.post(`${PATH}/confirm`, async (request: PageRequest, reply) => {
    const { id } = request.params;
    const session = openSession(context, id);
    if (!session) return sendClosedPage(context, id, reply);
    const agreed = new URLSearchParams(formText(request)).get('answer') === 'complete';
    const result = context.store.transaction(() => confirm(context, id, agreed));
    if (!(result instanceof StripeFailure)) return redirectToShop(reply, result);
    const form = { ...DEFAULT_FORM, number: '' };
    return sendPage(reply, 200, payPage({ ...pageOf(context, session), form, declined: result.message }));
  });
}

function openSession(context: Context, id: string): Stripe.Checkout.Session | undefined {
  const session = findSessionOrNone(context, id);
  return session?.status === 'open' ? session : undefined;
}

function pageOf(context: Context, session: Stripe.Checkout.Session): SessionPage {
  const products = new Map<string, Stripe.Product>();
  for (const line of session.line_items?.data ?? []) {
    const product = productOfLine(context, line);
    if (product) products.set(line.id, product);
  }
  return { session, products, prefix: context.prefix() };
}

function findSessionOrNone(context: Context, id: string): Stripe.Checkout.Session | undefined {
  try {
    return context.store.transaction(() => findSession(context, id));
  } catch (error) {
    if (error instanceof StripeFailure) return undefined;
    throw error;
  }
}

function sendClosedPage(context: Context, id: string, reply: FastifyReply): FastifyReply {
  const session = findSessionOrNone(context, id);
  const back = session?.status === 'complete' ? successUrl(session) : (session?.cancel_url ?? undefined);
  return sendPage(reply, session ? 410 : 404, closedPage(context.prefix(), session, back));
}

function redirectToShop(reply: FastifyReply, { session }: PayResult): FastifyReply {
  return reply.redirect(successUrl(session), 303);
}

function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
