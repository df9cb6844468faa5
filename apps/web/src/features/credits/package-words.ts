import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { i18n } from '../../i18n/index.ts';

const DESCRIPTIONS: ReadonlyMap<string, 'starter' | 'gamer' | 'pro' | 'champion'> = new Map(
  (['starter', 'gamer', 'pro', 'champion'] as const).map((id) => [id, id]),
);

/** What a package is good for, in the player's language; one that we do not know keeps the server's words. */
export function describePackage({ id, description }: Pick<CreditPackageAnswer, 'id' | 'description'>): string {
  const known = DESCRIPTIONS.get(id);
  return known ? i18n.t(`credits:packages.descriptions.${known}`) : description;
}
