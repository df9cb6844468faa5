import type Stripe from 'stripe';
import { type Context, emit, newStripeId, nowInSeconds } from './context.ts';
import type { UpdateDispute } from './parameters.ts';
import { StripeFailure, missing } from './stripe-failure.ts';

const EVIDENCE_DUE_S = 9 * 24 * 60 * 60;

/** The cardholder disputes a charge: the full amount is withdrawn until the dispute is won. */
export function openDispute(context: Context, charge: Stripe.Charge): Stripe.Dispute {
  const created = nowInSeconds(context);
  const dispute: Stripe.Dispute = {
    id: newStripeId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + EVIDENCE_DUE_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.store.insert(dispute);
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  context.store.update(disputed);
  emit(context, 'charge.dispute.created', dispute);
  emit(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function findDispute(context: Context, id: string): Stripe.Dispute {
  const dispute = context.store.find<Stripe.Dispute>(id, 'dispute');
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

/**
 * Answers a dispute. As in Stripe's test mode, the text `winning_evidence` wins and `losing_evidence` loses. Any other text leaves
 * the dispute under review.
 */
export function answerDispute(context: Context, id: string, input: UpdateDispute): Stripe.Dispute {
  const dispute = findOpen(context, id);
  const text = input.evidence?.uncategorized_text;
  const submitted = input.submit !== false && input.evidence !== undefined;
  const updated: Stripe.Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...withoutUndefined(input.evidence ?? {}) },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || input.evidence !== undefined,
      submission_count: dispute.evidence_details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : dispute.evidence_details.submission_method,
    },
    metadata: { ...dispute.metadata, ...input.metadata },
    status: submitted ? 'under_review' : dispute.status,
  };
  context.store.update(updated);
  emit(context, 'charge.dispute.updated', updated);
  if (submitted && text === 'winning_evidence') return end(context, updated, 'won');
  if (submitted && text === 'losing_evidence') return end(context, updated, 'lost');
  return updated;
}

/** Accepts a dispute as lost. */
export function closeDispute(context: Context, id: string): Stripe.Dispute {
  return end(context, findOpen(context, id), 'lost');
}

function findOpen(context: Context, id: string): Stripe.Dispute {
  const dispute = findDispute(context, id);
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw new StripeFailure('invalid_request_error', 'This dispute is already closed');
  }
  return dispute;
}

function end(context: Context, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  const ended: Stripe.Dispute = { ...dispute, status };
  context.store.update(ended);
  emit(context, 'charge.dispute.closed', ended);
  if (status === 'won') emit(context, 'charge.dispute.funds_reinstated', ended);
  return ended;
}

/** The fields without undefined values. */
function withoutUndefined<Fields extends object>(fields: Fields): { [key in keyof Fields]?: NonNullable<Fields[key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
