import { type ProfileBody, type User, profileBody } from '@star-seekers/contracts';
import type { z } from 'zod';

/** What the form saves; switches save themselves. */
export const profileForm = profileBody.omit({ watchable: true, listed: true }).required();

/** Values of the profile form. */
export type ProfileValues = z.input<typeof profileForm>;

/** The faction suggested to players without one (`P2.73`). It is saved only when chosen. */
export const SUGGESTED_FACTION = 'oni';

/** Form values of a player. */
export function profileValues({ username, faction, solanaWallet }: User): ProfileValues {
  return { username, faction, solanaWallet: solanaWallet ?? '' };
}

/** The changed values as a request body. An empty wallet is cleared (`P5.10`). */
export function profileChanges(values: ProfileValues, user: User): ProfileBody {
  const wallet = values.solanaWallet?.trim() || null;
  return {
    ...(values.username === user.username ? {} : { username: values.username }),
    ...(values.faction === user.faction ? {} : { faction: values.faction }),
    ...(wallet === user.solanaWallet ? {} : { solanaWallet: wallet }),
  };
}
