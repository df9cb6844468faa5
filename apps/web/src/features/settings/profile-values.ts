import { type ProfileBody, type User, profileBody } from '@star-seekers/contracts';
import type { z } from 'zod';

export const profileForm = profileBody.required();

/** What the profile form holds. */
export type ProfileValues = z.input<typeof profileForm>;

/** The form for a player. Who has no faction yet finds the first one chosen (`rulings.md`, open points). */
export function profileValues({ username, faction, solanaWallet }: User): ProfileValues {
  return { username, faction: faction === 'none' ? 'oni' : faction, solanaWallet: solanaWallet ?? '' };
}

/** What of the form is new: the body of the call. An emptied wallet is cleared (`rulings.md`, departures). */
export function profileChanges(values: ProfileValues, user: User): ProfileBody {
  const wallet = values.solanaWallet?.trim() || null;
  return {
    ...(values.username === user.username ? {} : { username: values.username }),
    ...(values.faction === user.faction ? {} : { faction: values.faction }),
    ...(wallet === user.solanaWallet ? {} : { solanaWallet: wallet }),
  };
}
