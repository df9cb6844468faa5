import type { User } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import { Button } from '@star-seekers/ui/button';
import { Kicker } from '@star-seekers/ui/kicker';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { RankInsignia } from '../../ui/rank-insignia.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountResolver, showRefusedFields, useFieldProblem } from '../auth/field-problems.ts';
import { currentUser } from '../session/session.ts';
import { FactionPicker } from './faction-picker.tsx';
import styles from './profile-tab.module.css';
import { type ProfileValues, SUGGESTED_FACTION, profileChanges, profileForm, profileValues } from './profile-values.ts';
import { saveProfile } from './save-profile.ts';
import { SettingsSection } from './settings-section.tsx';

export interface ProfileTabProps {
  readonly user: User;
  /** Called when a request finds that the session has ended. */
  readonly onSessionLost: () => void;
}

/** Name, faction, e-mail address and wallet (`P2.73`), with the public card. */
export function ProfileTab({ user, onSessionLost }: ProfileTabProps) {
  const { t } = useTranslation('settings');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: accountResolver<ProfileValues, ProfileValues>(profileForm),
    defaultValues: profileValues(user),
    // Untouched fields follow the profile.
    values: profileValues(user),
    resetOptions: { keepDirtyValues: true },
  });
  const values = useWatch({ control }) as ProfileValues;
  const { errors } = formState;
  // Not `isSubmitting`: the form resets it when the profile changes, before saving ends.
  const [saving, setSaving] = useState(false);
  const unchanged = Object.keys(profileChanges(values, user)).length === 0;
  const submit = handleSubmit(async (parsed) => {
    setSaving(true);
    const error = await saveProfile(profileChanges(parsed, user), user, onSessionLost);
    setSaving(false);
    const saved = currentUser();
    // Replaces the input with the values that the server has stored.
    if (error === undefined && saved) reset(profileValues(saved), { keepDirtyValues: false });
    showRefusedFields(error, setError, ['username', 'solanaWallet']);
  });
  return (
    <div className={styles.layout}>
      <SettingsSection title={t('profile.title')} lead={t('profile.lead')}>
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <FactionPicker suggested={user.faction === 'none' ? SUGGESTED_FACTION : undefined} {...register('faction')} />
          <div className={styles.fields}>
            <TextField
              label={t('profile.username')}
              hint={t('profile.usernameHint')}
              autoComplete="nickname"
              error={problem(errors.username)}
              {...register('username')}
            />
          </div>
          <h3 className={styles.private}>{t('profile.private')}</h3>
          <div className={styles.fields}>
            <TextField
              label={t('profile.email')}
              hint={t('profile.emailHint')}
              type="email"
              autoComplete="email"
              readOnly
              value={user.email}
            />
            <TextField
              label={t('profile.wallet')}
              hint={t('profile.walletHint')}
              autoComplete="off"
              error={problem(errors.solanaWallet)}
              {...register('solanaWallet')}
            />
          </div>
          <div className={styles.end}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={saving}
              disabled={unchanged && !saving}
              aria-describedby="profile-unchanged"
            >
              {t(saving ? 'profile.saving' : 'profile.save')}
            </Button>
            <p id="profile-unchanged" className={styles.unchanged}>
              {unchanged && !saving && t('profile.unchanged')}
            </p>
          </div>
        </form>
      </SettingsSection>
      <SeekerCard user={user} username={values.username} faction={values.faction} />
    </div>
  );
}

interface SeekerCardProps {
  readonly user: User;
  /** Current value of the form. */
  readonly username: string;
  readonly faction: Faction;
}

/** Preview of the player's public card with the values of the form. */
function SeekerCard({ user, username, faction }: SeekerCardProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <aside className={styles.card} data-faction-scope={faction} aria-label={t('profile.card')}>
      <div className={styles.view}>
        <StillPicture still={factionViews[faction]} className={styles.picture} />
      </div>
      <Kicker>{t('profile.card')}</Kicker>
      <FactionEmblem faction={faction} size="8.5rem" className={styles.emblem} />
      <p className={styles.name}>{username || user.username}</p>
      <p className={styles.faction}>
        <Badge tone="accent">{t(`common:factions.${faction}`)}</Badge>
        <span>{t(`common:factionRoles.${faction}`)}</span>
      </p>
      <p className={styles.figures}>
        <span className={styles.rank}>
          <RankInsignia title={user.rankTitle} />
          {t(`common:ranks.${user.rankTitle}`)}
        </span>
        <span>{t('profile.points', { count: user.totalPoints })}</span>
      </p>
    </aside>
  );
}
