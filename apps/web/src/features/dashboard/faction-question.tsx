import type { User } from '@star-seekers/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './faction-question.module.css';
import { FACTION_HASH, useFactionQuestion } from './faction-question-store.ts';

async function loadChoice() {
  const [{ ChooseFaction }] = await Promise.all([import('./choose-faction.tsx'), loadTexts('settings')]);
  return <ChooseFaction />;
}

/** 'Choose Your Faction': shown once after sign-up, and at its own URL. */
export function FactionQuestion({ user }: { readonly user: User }) {
  const isRequested = useLocation().hash === FACTION_HASH;
  // Keeps the question open after a choice.
  const [wasUnaligned] = useState(user.faction === 'none');
  const settledBy = useFactionQuestion((question) => question.settledBy);
  const isOpen = isRequested || (wasUnaligned && settledBy !== user.id);
  return isOpen && <OnDemand load={loadChoice} placeholder={<div className={styles.place} />} trigger />;
}
