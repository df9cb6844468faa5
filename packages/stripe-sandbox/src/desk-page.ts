import type Stripe from 'stripe';
import { type Html, html } from './html.ts';
import { document, money } from './page-shell.ts';

/** A payment as shown on the desk: successful, or processing. */
export interface DeskRow {
  readonly charge: Stripe.Charge;
  readonly dispute: Stripe.Dispute | undefined;
}

/** A seller's action as in Stripe's dashboard, also the last part of its path. */
export type DeskAction = 'refund' | 'dispute' | 'win' | 'lose' | 'arrive' | 'fail';

const LABELS: Readonly<Record<DeskAction, string>> = {
  refund: 'Refund',
  dispute: 'Open a dispute',
  win: 'Win the dispute',
  lose: 'Lose the dispute',
  arrive: 'The money arrives',
  fail: 'The payment fails',
};

/** Actions possible for a payment now. */
export function actionsFor({ charge, dispute }: DeskRow): DeskAction[] {
  if (charge.status === 'pending') return ['arrive', 'fail'];
  if (dispute) return dispute.status === 'won' || dispute.status === 'lost' ? [] : ['win', 'lose'];
  return charge.refunded ? [] : ['refund', 'dispute'];
}

/** The payments, newest first, with their possible actions. */
export function deskPage(prefix: string, rows: readonly DeskRow[]): string {
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
