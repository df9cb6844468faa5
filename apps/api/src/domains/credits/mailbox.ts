import { caseKey } from '../../platform/case-key.ts';

/** Hosts that ignore dots in the local part, by their documentation, with the name under which all names of a provider count. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
  ['proton.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

/**
 * The mailbox of an address: the same for all aliases that its owner can write without asking anybody. E-mails go to the address as it was
 * typed, and each address can have an account; what is free is given once a mailbox.
 *
 * Tags after a plus are cut at all hosts (RFC 5233): most large ones have them, and where two people shared a mailbox key after all, they would
 * only share a roll. Dots are dropped only where that is known, because elsewhere `ann.b@` and `annb@` are two people. What cannot be seen in the
 * address is not found: aliases that a provider lets players invent, and domains whose every address is one person's.
 */
export function mailboxOf(email: string): string {
  const key = caseKey(email);
  const at = key.lastIndexOf('@');
  const [local, host] = [key.slice(0, at), key.slice(at + 1).replace(/\.$/, '')];
  const plus = local.indexOf('+');
  // An address may begin with a plus.
  const name = plus > 0 ? local.slice(0, plus) : local;
  const provider = WITHOUT_DOTS.get(host);
  return provider === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${provider}`;
}
