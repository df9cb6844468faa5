import type Stripe from 'stripe';
import type { CardErrors, CardForm } from './card-form.ts';
import { type Html, document, html, money } from './page.ts';
import { TEST_CARDS } from './test-cards.ts';

/** Content of every page of a session. */
export interface SessionPage {
  readonly session: Stripe.Checkout.Session;
  /** Products by line item id. */
  readonly products: ReadonlyMap<string, Stripe.Product>;
  /** Path of the sandbox on its server. */
  readonly prefix: string;
}

export interface PayPage extends SessionPage {
  readonly form: CardForm;
  readonly errors?: CardErrors;
  /** The bank's message about the last attempt. */
  readonly declined?: string | undefined;
}

/** The card form. */
export function payPage({ session, products, prefix, form, errors = {}, declined }: PayPage): string {
  const path = `${prefix}/pay/${session.id}`;
  return document(
    prefix,
    'Checkout',
    `Pay ${money(session.amount_total, session.currency)}`,
    html`
      ${summary(session, products)}
      <section class="panel" aria-labelledby="card-heading">
        <h2 id="card-heading">Pay with card</h2>
        ${declined === undefined ? undefined : html`<p class="alert" role="alert" id="declined">${declined}</p>`}
        <form method="post" action="${path}" novalidate>
          ${field({
            name: 'number',
            label: 'Card number',
            value: form.number,
            error: errors.number,
            autocomplete: 'cc-number',
          })}
          <div class="pair">
            ${field({ name: 'expiry', label: 'Expiry', hint: 'MM / YY', value: form.expiry, error: errors.expiry, autocomplete: 'cc-exp' })}
            ${field({ name: 'cvc', label: 'Security code', hint: '3 or 4 digits', value: form.cvc, error: errors.cvc, autocomplete: 'cc-csc' })}
          </div>
          <button type="submit" class="primary">Pay ${money(session.amount_total, session.currency)}</button>
        </form>
        ${cancelLink(session)}
      </section>
      <section class="panel" aria-labelledby="cards-heading">
        <h2 id="cards-heading">Test cards</h2>
        <p class="hint">No real card is needed and none is charged. Choose a test card for the result that you want.</p>
        <ul class="cards">
          ${TEST_CARDS.map(
            ({ number, label }) => html`
              <li>
                <a href="${path}?card=${number}" ${currentCard(form.number, number)}>
                  <span class="number">${groupDigits(number)}</span><span class="effect">${label}</span>
                </a>
              </li>
            `,
          )}
        </ul>
      </section>
    `,
  );
}

/** The page on which the cardholder confirms the payment. */
export function confirmPage({ session, products, prefix }: SessionPage): string {
  return document(
    prefix,
    'Checkout',
    'Confirm your payment',
    html`
      ${summary(session, products)}
      <section class="panel" aria-labelledby="confirm-heading">
        <h2 id="confirm-heading">Confirm it is you</h2>
        <p>Your bank asks you to confirm this payment of ${money(session.amount_total, session.currency)}.</p>
        <form method="post" action="${prefix}/pay/${session.id}/confirm" class="choices">
          <button type="submit" name="answer" value="complete" class="primary">Complete</button>
          <button type="submit" name="answer" value="fail">Fail</button>
        </form>
        ${cancelLink(session)}
      </section>
    `,
  );
}

/** The page of a paid, processing, expired or unknown session. */
export function closedPage(prefix: string, session: Stripe.Checkout.Session | undefined, back?: string): string {
  const isPaid = session?.payment_status === 'paid';
  const isProcessing = session?.status === 'complete' && !isPaid;
  const ended = isProcessing ? 'This payment was submitted' : 'This checkout has expired';
  const title = isPaid ? 'This payment is complete' : session ? ended : 'No such checkout';
  return document(
    prefix,
    'Checkout',
    title,
    html`
      <section class="panel">
        <h2>${title}</h2>
        <p>
          ${isPaid || isProcessing ? 'There is nothing left to pay.' : 'Nothing was charged. Start again from the shop.'}
        </p>
        ${back === undefined ? undefined : html`<p><a class="quiet" href="${back}">Back to the shop</a></p>`}
      </section>
    `,
  );
}

function summary(session: Stripe.Checkout.Session, products: SessionPage['products']): Html {
  return html`
    <section class="summary" aria-label="Order summary">
      <p class="amount">${money(session.amount_total, session.currency)}</p>
      <ul>
        ${(session.line_items?.data ?? []).map(
          ({ id, description, quantity, amount_total: total, currency }) => html`
            <li>
              <span>
                ${description ?? ''}${(quantity ?? 1) > 1 ? ` × ${quantity}` : ''}
                <span class="hint">${products.get(id)?.description ?? ''}</span>
              </span>
              <span>${money(total, currency)}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

interface Field {
  readonly name: keyof CardForm;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly autocomplete: string;
}

function field({ name, label, value, error, hint, autocomplete }: Field): Html {
  const descriptions = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`];
  const ids = descriptions.filter(Boolean).join(' ');
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      ${hint === undefined ? undefined : html`<span class="hint" id="${name}-hint">${hint}</span>`}
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        required
        ${ids ? html`aria-describedby="${ids}"` : undefined}
        ${error === undefined ? undefined : html`aria-invalid="true"`}
      />
      ${error === undefined ? undefined : html`<p class="error" id="${name}-error">${error}</p>`}
    </div>
  `;
}

function cancelLink(session: Stripe.Checkout.Session): Html | undefined {
  if (session.cancel_url === null) return undefined;
  return html`<p><a class="quiet" href="${session.cancel_url}">Cancel and go back</a></p>`;
}

function currentCard(input: string, number: string): Html | undefined {
  return input.replaceAll(' ', '') === number ? html` aria-current="true"` : undefined;
}

/** `4242424242424242` as `4242 4242 4242 4242`. */
export function groupDigits(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
