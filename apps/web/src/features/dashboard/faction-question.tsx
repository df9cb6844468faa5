import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { FACTION_HASH } from '../../shell/nav-links.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './faction-question.module.css';

async function loadChoice() {
  const [{ ChooseFaction }] = await Promise.all([import('./choose-faction.tsx'), loadTexts('settings')]);
  return <ChooseFaction />;
}

/** 'Choose Your Faction', at its own URL: the banner's row leads to it while the player has none. */
export function FactionQuestion() {
  return (
    useLocation().hash === FACTION_HASH && (
      <OnDemand load={loadChoice} placeholder={<div className={styles.place} />} trigger />
    )
  );
}
