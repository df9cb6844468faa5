import type { Mail } from '../../platform/mailer/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { findUserById } from '../auth/repository.ts';
import { findReceipt } from './repository.ts';
import type { ReceiptTable } from './table.ts';

/**
 * E-mails the receipt of a purchase, if mail is enabled. Best effort: the purchase is in the history either way, so a failure to send
 * must not fail it.
 */
export function mailReceipt({ db, mailer, background, log }: Services, paymentId: string): void {
  if (!mailer) return;
  const send = async () => {
    const receipt = await findReceipt(db, paymentId);
    const account = receipt && (await findUserById(db, receipt.user_id));
    if (account) await mailer.send(receiptEmail(account, receipt));
  };
  const report = (error: unknown) => log.error({ err: error, paymentId }, 'a receipt was not sent');
  try {
    background.start(send, report);
  } catch (error) {
    // The background queue is full.
    report(error);
  }
}

function receiptEmail({ email, username }: { email: string; username: string }, receipt: ReceiptTable): Mail {
  const { number, package_name: name, credits, amount_cents: cents, currency } = receipt;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
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
