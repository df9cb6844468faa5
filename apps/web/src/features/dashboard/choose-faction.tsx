import type { Faction } from '@star-seekers/contracts/constants';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { Panel } from '../../ui/panel.tsx';
import { currentUser, useSession } from '../session/session.ts';
import { FactionPicker } from '../settings/faction-picker.tsx';
import { saveProfile } from '../settings/save-profile.ts';
import styles from './choose-faction.module.css';
import { FACTION_HASH } from './faction-question.tsx';
import { settleFactionQuestion } from './faction-question-store.ts';

/** The three powers; a pick is saved at once. It can be put off, and nothing is picked for anybody. */
export function ChooseFaction() {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const choice = useRef<HTMLDivElement>(null);
  const session = useSession();
  const { mutate: pick } = useMutation({
    // One after the other: the last pick is the one that stays.
    scope: { id: 'faction' },
    mutationFn: async (faction: Faction) => {
      const before = currentUser();
      if (before) await saveProfile({ faction }, before);
    },
  });

  useEffect(() => {
    if (hash !== FACTION_HASH) return;
    choice.current?.scrollIntoView({ block: 'center' });
    choice.current?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
  }, [hash, key]);

  if (session.status !== 'signedIn') return null;
  const { id, faction } = session.user;
  const settle = () => {
    settleFactionQuestion(id);
    if (hash === FACTION_HASH) void navigate('/dashboard', { replace: true, preventScrollReset: true });
  };
  return (
    <div ref={choice} className={styles.choice}>
      <Panel tone="accent" className={styles.panel}>
        <FactionPicker
          name="faction"
          chosen={faction}
          legend={<h2 className={styles.title}>{t('choose.title')}</h2>}
          onChange={(event) => pick(event.target.value as Faction)}
        />
        <Button size="sm" className={styles.end} onClick={settle}>
          {t(faction === 'none' ? 'choose.later' : 'choose.done')}
        </Button>
      </Panel>
    </div>
  );
}
