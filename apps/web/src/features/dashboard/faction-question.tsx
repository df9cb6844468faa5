import type { User } from '@star-seekers/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useFactionQuestion } from './faction-question-store.ts';

/** Asks which faction the player flies for: `/dashboard#faction`. */
export const FACTION_HASH = '#faction';

async function loadChoice() {
  const [{ ChooseFaction }] = await Promise.all([import('./choose-faction.tsx'), loadTexts('settings')]);
  return <ChooseFaction />;
}

/** 'Choose Your Faction': asked once after sign-up, and again at its own address. */
export function FactionQuestion({ user }: { readonly user: User }) {
  const asked = useLocation().hash === FACTION_HASH;
  // Whoever picks here goes on seeing what they picked.
  const [wasUnaligned] = useState(user.faction === 'none');
  const settledBy = useFactionQuestion((question) => question.settledBy);
  const open = asked || (wasUnaligned && settledBy !== user.id);
  return open && <OnDemand load={loadChoice} wanted />;
}
