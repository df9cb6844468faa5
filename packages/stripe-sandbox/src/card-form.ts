import { z } from 'zod';

/** The payer's raw input. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardErrors = Partial<Record<keyof CardForm, string>>;

const cardForm = z.object({ number: z.string().max(40), expiry: z.string().max(10), cvc: z.string().max(10) });

/** Validates the form. `number` contains only digits. @param now epoch milliseconds */
export function readCardForm(body: string, now: number): { form: CardForm; number: string; errors: CardErrors } {
  const form = cardForm.safeParse(Object.fromEntries(new URLSearchParams(body))).data ?? {
    number: '',
    expiry: '',
    cvc: '',
  };
  const number = form.number.replaceAll(/[\s-]/g, '');
  const errors: CardErrors = {
    ...(isCardNumber(number) ? {} : { number: 'Your card number is invalid.' }),
    ...expiryError(form.expiry, now),
    ...(/^\d{3,4}$/.test(form.cvc.trim()) ? {} : { cvc: "Your card's security code is incomplete." }),
  };
  return { form, number, errors };
}

/** Whether the number has a valid length and Luhn check digit. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function expiryError(expiry: string, now: number): CardErrors {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return { expiry: "Your card's expiration date is incomplete." };
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return end <= now ? { expiry: "Your card's expiration date is in the past." } : {};
}
