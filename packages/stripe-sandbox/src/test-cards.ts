/** The bank's response to a card. */
export type CardBehaviour =
  | { readonly kind: 'approves' }
  /** The cardholder must confirm the payment first. */
  | { readonly kind: 'asks' }
  /** The payment succeeds; the cardholder then disputes it. */
  | { readonly kind: 'disputes' }
  /** The money is on its way, as with a bank debit: it arrives later, or not. */
  | { readonly kind: 'delays' }
  | { readonly kind: 'declines'; readonly code: string; readonly declineCode?: string; readonly message: string };

export interface TestCard {
  readonly number: string;
  /** Shown on the checkout page. */
  readonly label: string;
  readonly behaviour: CardBehaviour;
}

const declines = (code: string, message: string, declineCode?: string): CardBehaviour => ({
  kind: 'declines',
  code,
  message,
  ...(declineCode === undefined ? {} : { declineCode }),
});

/** The supported cards of https://docs.stripe.com/testing, with the same effect; the last one stands for methods that are no cards. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Payment succeeds', behaviour: { kind: 'approves' } },
  { number: '4000002500003155', label: 'Asks for confirmation', behaviour: { kind: 'asks' } },
  {
    number: '4000000000000002',
    label: 'Declined',
    behaviour: declines('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    label: 'Declined: insufficient funds',
    behaviour: declines('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    label: 'Declined: expired card',
    behaviour: declines('expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    label: 'Declined: wrong security code',
    behaviour: declines('incorrect_cvc', "Your card's security code is incorrect."),
  },
  { number: '4000000000000259', label: 'Succeeds, then is disputed', behaviour: { kind: 'disputes' } },
  { number: '6000000000000007', label: 'Processing: decide it at the desk', behaviour: { kind: 'delays' } },
];

/** The behaviour of a card. Other cards than the test cards are declined, as in Stripe's test mode. */
export function behaviourOf(number: string): CardBehaviour {
  const card = TEST_CARDS.find((card) => card.number === number);
  return (
    card?.behaviour ??
    declines(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card.',
      'test_mode_live_card',
    )
  );
}
