import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Context } from './context.ts';
import { type DeskAction, type DeskRow, actionsFor, deskPage } from './desk-page.ts';
import { answerDispute, closeDispute, openDispute } from './disputes.ts';
import { sendPage } from './page-assets.ts';
import { finish } from './pay.ts';
import { createRefund } from './refunds.ts';

/** Payments shown on the desk. */
const MAX_ROWS = 50;

type DeskRequest = FastifyRequest<{ Params: { id: string; action: string } }>;

/** The seller's desk: lists payments, with buttons to refund and dispute them. */
export function deskRoutes(app: FastifyInstance, context: Context): void {
  app.get('/', async (_request, reply) => sendDesk(context, reply, 200));
  app.post('/charges/:id/:action', async (request: DeskRequest, reply) => {
    // The desk has no authentication: accept actions from its own page only.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return sendDesk(context, reply, 403);
    const { id, action } = request.params;
    const isDone = context.store.transaction(() => act(context, id, action));
    return isDone ? reply.redirect(context.prefix() || '/', 303) : sendDesk(context, reply, 409);
  });
}

function rows({ store }: Context): DeskRow[] {
  const disputes = new Map<unknown, Stripe.Dispute>();
  for (const dispute of store.list<Stripe.Dispute>('dispute', { limit: MAX_ROWS }).data)
    disputes.set(dispute.charge, dispute);
  const { data } = store.list<Stripe.Charge>('charge', {
    limit: MAX_ROWS,
    where: { status: ['succeeded', 'pending'] },
  });
  return data.map((charge) => ({ charge, dispute: disputes.get(charge.id) }));
}

/** False when the action is not possible for the payment now. */
function act(context: Context, chargeId: string, action: string): boolean {
  const row = rows(context).find(({ charge }) => charge.id === chargeId);
  const allowed = row && actionsFor(row).find((possible) => possible === action);
  if (!allowed) return false;
  perform(context, row, allowed);
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
      return;
    case 'arrive':
    case 'fail':
      finish(context, charge.payment_intent as string, action === 'arrive');
  }
}

function sendDesk(context: Context, reply: FastifyReply, status: number): FastifyReply {
  return sendPage(reply, status, deskPage(context.prefix(), rows(context)));
}
