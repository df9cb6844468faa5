import { type ProfileBody, type User, profileBody } from '@star-seekers/contracts';
import type { z } from 'zod';

export const profileForm = profileBody.required();

/** What the profile form holds. */
export type ProfileValues = z.input<typeof profileForm>;

/** The faction that the form suggests to who has none yet (`P2.73`). It is saved only when it is picked. */
export const SUGGESTED_FACTION = 'oni';

/** The form for a player. */
export function profileValues({ username, faction, solanaWallet }: User): ProfileValues {
  return { username, faction, solanaWallet: solanaWallet ?? '' };
}

/** What of the form is new: the body of the call. An emptied wallet is cleared (`P5.10`). */
export function profileChanges(values: ProfileValues, user: User): ProfileBody {
  const wallet = values.solanaWallet?.trim() || null;
  return {
    ...(values.username === user.username ? {} : { username: values.username }),
    ...(values.faction === user.faction ? {} : { faction: values.faction }),
    ...(wallet === user.solanaWallet ? {} : { solanaWallet: wallet }),
  };
}
