import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { i18n } from '../../i18n/index.ts';

const DESCRIPTIONS: ReadonlyMap<string, 'starter' | 'gamer' | 'pro' | 'champion'> = new Map(
  (['starter', 'gamer', 'pro', 'champion'] as const).map((id) => [id, id]),
);

/** Description of a package in the player's language; an unknown package keeps the server's text. */
export function describePackage({ id, description }: Pick<CreditPackageAnswer, 'id' | 'description'>): string {
  const textKey = DESCRIPTIONS.get(id);
  return textKey ? i18n.t(`credits:packages.descriptions.${textKey}`) : description;
}
