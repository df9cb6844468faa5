import type { Mail } from '../../platform/mailer/mailer.ts';
import { findUserById } from '../auth/repository.ts';
import type { Account } from '../auth/table.ts';
import type { PaymentServices } from './gateway.ts';
import { findReceipt } from './repository.ts';
import type { PaymentTable, ReceiptTable } from './table.ts';

/** E-mails the receipt of a purchase. */
export function mailReceipt(services: PaymentServices, paymentId: string): void {
  mail(services, paymentId, async () => {
    const receipt = await findReceipt(services.db, paymentId);
    const account = receipt && (await findUserById(services.db, receipt.user_id));
    return account && receiptEmail(account, receipt);
  });
}

/** E-mails that the money of a payment did not arrive: its player is no longer on the page. */
export function mailFailure(services: PaymentServices, payment: PaymentTable): void {
  mail(services, payment.id, async () => {
    const account = await findUserById(services.db, payment.user_id);
    return account && failureEmail(account, payment);
  });
}

/**
 * Sends an e-mail about a payment, if mail is enabled. Best effort: the payment is in the history either way, so a failure to send must not
 * fail it.
 */
function mail(
  { mailer, background, log }: PaymentServices,
  paymentId: string,
  compose: () => Promise<Mail | undefined>,
): void {
  if (!mailer) return;
  const send = async () => {
    const email = await compose();
    if (email) await mailer.send(email);
  };
  const report = (error: unknown) => log.error({ err: error, paymentId }, 'an e-mail about a payment was not sent');
  try {
    background.start(send, report);
  } catch (error) {
    // The background queue is full.
    report(error);
  }
}

function receiptEmail({ email, username }: Account, receipt: ReceiptTable): Mail {
  const { number, package_name: name, credits, amount_cents: cents, currency } = receipt;
  const price = priceOf(cents, currency);
  return {
    to: email,
    subject: `Your receipt for ${name}`,
    text: `Hello ${username},

thank you for your purchase. This is your receipt:

${name}: ${credits} credits
Paid: ${price}
Receipt: ${number}

The credits are in your wallet. They pay for runs in Star Seekers and have no value elsewhere.
`,
  };
}

function failureEmail({ email, username }: Account, payment: PaymentTable): Mail {
  const { package_name: name, credits, amount_cents: cents, currency } = payment;
  return {
    to: email,
    subject: `Your payment for ${name} failed`,
    text: `Hello ${username},

your payment of ${priceOf(cents, currency)} for ${name} (${credits} credits) did not arrive. Nothing was bought, and no credits were added. If you still want
the pack, buy it again on the credits page.
`,
  };
}

function priceOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
