import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Context } from './context.ts';
import { type DeskAction, type DeskRow, actionsFor, deskPage } from './desk-page.ts';
import { answerDispute, closeDispute, openDispute } from './disputes.ts';
import { sendPage } from './page-assets.ts';
import { createRefund } from './refunds.ts';

/** Payments that the desk shows. */
const LENGTH = 50;

type DeskRequest = FastifyRequest<{ Params: { id: string; action: string } }>;

/** The seller's desk: the payments, and buttons to refund and dispute them. */
export function deskRoutes(app: FastifyInstance, context: Context): void {
  app.get('/', async (_request, reply) => sendPage(reply, 200, deskPage(context.prefix(), rows(context))));
  app.post('/charges/:id/:action', async (request: DeskRequest, reply) => {
    // The desk asks for no key: only its own page may press its buttons.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return refuse(context, reply, 403);
    const { id, action } = request.params;
    const done = context.store.transaction(() => act(context, id, action));
    return done ? reply.redirect(context.prefix() || '/', 303) : refuse(context, reply, 409);
  });
}

function rows({ store }: Context): DeskRow[] {
  const disputes = new Map<unknown, Stripe.Dispute>();
  for (const dispute of store.list<Stripe.Dispute>('dispute', { limit: LENGTH }).data)
    disputes.set(dispute.charge, dispute);
  const { data } = store.list<Stripe.Charge>('charge', { limit: LENGTH, where: { status: 'succeeded' } });
  return data.map((charge) => ({ charge, dispute: disputes.get(charge.id) }));
}

/** False when it cannot be done with that payment now. */
function act(context: Context, chargeId: string, action: string): boolean {
  const row = rows(context).find(({ charge }) => charge.id === chargeId);
  const wanted = row && actionsFor(row).find((possible) => possible === action);
  if (!wanted) return false;
  perform(context, row, wanted);
  return true;
}

function perform(context: Context, { charge, dispute }: DeskRow, action: DeskAction): void {
  switch (action) {
    case 'refund':
      createRefund(context, { charge: charge.id });
      return;
    case 'dispute':
      openDispute(context, charge);
      return;
    case 'win':
      answerDispute(context, dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
      return;
    case 'lose':
      closeDispute(context, dispute?.id ?? '');
  }
}

function refuse(context: Context, reply: FastifyReply, status: number): FastifyReply {
  return sendPage(reply, status, deskPage(context.prefix(), rows(context)));
}
