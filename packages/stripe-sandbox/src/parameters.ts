import { z } from 'zod';

/** Request parameters of the endpoints. Form values arrive as text. */

const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid integer')
  .transform(Number);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const text = z.string().max(5000);
const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).max(10).optional();

export const createSession = z.strictObject({
  mode: z.literal('payment', 'The sandbox supports single payments only: mode must be payment'),
  line_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/, 'Invalid currency'),
          unit_amount: wholeNumber,
          product_data: z.strictObject({
            name: text.min(1),
            description: text.optional(),
            images: z.array(z.url()).max(8).optional(),
            metadata: metadata.optional(),
          }),
        }),
        quantity: wholeNumber,
      }),
    )
    .min(1)
    .max(100),
  success_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }),
  cancel_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email('Invalid email address').optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: z.email('Invalid email address').optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  locale: z.enum(['auto', 'en']).optional(),
  expires_at: wholeNumber.optional(),
  expand,
});

export type CreateSession = z.output<typeof createSession>;

export const createRefund = z
  .strictObject({
    payment_intent: z.string().optional(),
    charge: z.string().optional(),
    amount: wholeNumber.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.optional(),
    expand,
  })
  .refine((input) => input.payment_intent !== undefined || input.charge !== undefined, {
    message: 'One of the following params should be provided for this request: payment_intent or charge.',
    path: ['payment_intent'],
  });

export type CreateRefund = z.output<typeof createRefund>;

export const updateDispute = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: text.optional(), customer_name: text.optional() }).optional(),
  submit: flag.optional(),
  metadata: metadata.optional(),
  expand,
});

export type UpdateDispute = z.output<typeof updateDispute>;

/** Parameters of endpoints that accept only `expand`. */
export const expandOnly = z.strictObject({ expand });

const page = {
  limit: wholeNumber.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().max(100).optional(),
  created: z.strictObject({ gte: wholeNumber.optional(), lte: wholeNumber.optional() }).optional(),
  expand,
};

export const listSessions = z.strictObject({
  ...page,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export const listOfPayment = z.strictObject({
  ...page,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});

export const listEvents = z.strictObject({
  ...page,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
});
