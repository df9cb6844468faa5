import type { Faction } from '@star-seekers/contracts/faction';
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

/** The three factions. A choice is saved at once; nothing is preselected, and the question can be closed. */
export function ChooseFaction() {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const session = useSession();
  const { mutate: chooseFaction } = useMutation({
    // Saves run one after the other, so that the last choice wins.
    scope: { id: 'faction' },
    mutationFn: async (faction: Faction) => {
      const user = currentUser();
      if (user) await saveProfile({ faction }, user);
    },
  });

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
    root.current?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
  }, [key]);

  if (session.status !== 'signedIn') return null;
  const { faction } = session.user;
  const close = () => void navigate('/dashboard', { replace: true, preventScrollReset: true });
  return (
    <div ref={root} className={styles.choice}>
      <Panel tone="accent" className={styles.panel}>
        <FactionPicker
          name="faction"
          selected={faction}
          legend={<h2 className={styles.title}>{t('choose.title')}</h2>}
          onChange={(event) => chooseFaction(event.target.value as Faction)}
        />
        <Button size="sm" className={styles.end} onClick={close}>
          {t(faction === 'none' ? 'choose.later' : 'choose.done')}
        </Button>
      </Panel>
    </div>
  );
}
