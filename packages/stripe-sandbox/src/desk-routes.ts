import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Context } from './context.ts';
import { answerDispute, closeDispute, openDispute } from './disputes.ts';
import { type Html, document, html, money, sendPage } from './page.ts';
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

/** A payment as shown on the desk: successful, or processing. */
interface DeskRow {
  readonly charge: Stripe.Charge;
  readonly dispute: Stripe.Dispute | undefined;
}

/** A seller's action as in Stripe's dashboard, also the last part of its path. */
type DeskAction = 'refund' | 'dispute' | 'win' | 'lose' | 'arrive' | 'fail';

const LABELS: Readonly<Record<DeskAction, string>> = {
  refund: 'Refund',
  dispute: 'Open a dispute',
  win: 'Win the dispute',
  lose: 'Lose the dispute',
  arrive: 'The money arrives',
  fail: 'The payment fails',
};

/** Actions possible for a payment now. */
function actionsFor({ charge, dispute }: DeskRow): DeskAction[] {
  if (charge.status === 'pending') return ['arrive', 'fail'];
  if (dispute) return dispute.status === 'won' || dispute.status === 'lost' ? [] : ['win', 'lose'];
  return charge.refunded ? [] : ['refund', 'dispute'];
}

/** The payments, newest first, with their possible actions. */
function deskPage(prefix: string, rows: readonly DeskRow[]): string {
  return document(
    prefix,
    'Payments',
    'Payments',
    html`
      <section class="panel" aria-labelledby="payments-heading">
        <h2 id="payments-heading">Payments</h2>
        <p class="hint">Each action here sends a webhook to the hub, as Stripe would.</p>
        ${
          rows.length === 0
            ? html`<p>No payments yet.</p>`
            : html`<ul class="desk">
                ${rows.map((row) => item(prefix, row))}
              </ul>`
        }
      </section>
    `,
  );
}

function item(prefix: string, row: DeskRow): Html {
  const { charge } = row;
  return html`
    <li>
      <p>
        <strong>${money(charge.amount, charge.currency)}</strong>
        <span class="state">${stateOf(row)}</span>
        <span class="hint"
          >${new Date(charge.created * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC · ${charge.id}</span
        >
      </p>
      ${actionsFor(row).map(
        (action) => html`
          <form method="post" action="${prefix}/charges/${charge.id}/${action}">
            <button type="submit">${LABELS[action]}</button>
          </form>
        `,
      )}
    </li>
  `;
}

function stateOf({ charge, dispute }: DeskRow): string {
  if (dispute) return `Dispute: ${dispute.status.replaceAll('_', ' ')}`;
  if (charge.status === 'pending') return 'Processing';
  if (charge.refunded) return 'Refunded';
  return charge.amount_refunded > 0 ? `${money(charge.amount_refunded, charge.currency)} refunded` : 'Paid';
}
