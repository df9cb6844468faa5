import { effects, setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { type User, changePasswordBody } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import {
  AudioLines,
  Clapperboard,
  Download,
  Monitor,
  Music,
  ShieldUser,
  SlidersHorizontal,
  UserRound,
  Volume2,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Switch } from '../../ui/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { accountResolver, showRefusedFields, useFieldProblem } from '../auth/field-problems.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { passwordTwice, passwordsMatch } from '../auth/password-twice.ts';
import { patchUser } from '../session/session.ts';
import accountForm from './account-form.module.css';
import { Decisions } from './decisions.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DisplayTab } from './display-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SettingsSection } from './settings-section.tsx';
import { updateSettings, useSettings } from './settings-store.ts';
import styles from './settings-tabs.module.css';

export interface SettingsTabsProps {
  readonly user: User;
  /** Called when a request finds that the session has ended. */
  readonly onSessionLost: () => void;
}

const ICONS = {
  profile: UserRound,
  audio: SlidersHorizontal,
  video: Clapperboard,
  display: Monitor,
  account: ShieldUser,
} as const;

export function SettingsTabs({ user, onSessionLost }: SettingsTabsProps) {
  const { t } = useTranslation('settings');
  const [tab, showTab] = useSettingsTab();
  const contents: Readonly<Record<SettingsTab, React.ReactNode>> = {
    profile: <ProfileTab user={user} onSessionLost={onSessionLost} />,
    audio: <AudioTab />,
    video: <VideoTab />,
    display: <DisplayTab />,
    account: <AccountTab user={user} isShown={tab === 'account'} />,
  };
  return (
    <Tabs
      label={t('tabs.label')}
      look="rail"
      keepPanels
      value={tab}
      onValueChange={showTab}
      items={SETTINGS_TABS.map((value) => {
        const Icon = ICONS[value];
        return {
          value,
          label: (
            <>
              <Icon aria-hidden="true" />
              {t(`tabs.${value}`)}
            </>
          ),
          content: contents[value],
        };
      })}
    />
  );
}

const SETTINGS_TABS = ['profile', 'audio', 'video', 'display', 'account'] as const;

type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab of the URL (`?tab=audio`), by default the first, and its setter. */
function useSettingsTab(): readonly [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams();
  const name = query.get('tab');
  const tab = SETTINGS_TABS.find((known) => known === name) ?? SETTINGS_TABS[0];
  const show = (next: SettingsTab) => {
    setQuery(next === SETTINGS_TABS[0] ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  };
  return [tab, show];
}

/** Settings of the trailer and of the music during videos (`P3.9`). */
export function VideoTab() {
  const { t } = useTranslation('settings');
  const { showIntroVideo, pauseMusicForVideo, videoMusicBehavior } = useSettings();
  return (
    <SettingsSection title={t('video.title')} lead={t('video.lead')}>
      <Switch
        label={t('video.intro')}
        hint={t('video.introHint')}
        checked={showIntroVideo}
        onCheckedChange={(checked) => updateSettings({ showIntroVideo: checked })}
      />
      <Switch
        label={t('video.pauseMusic')}
        hint={t('video.pauseMusicHint')}
        checked={pauseMusicForVideo}
        onCheckedChange={(checked) => updateSettings({ pauseMusicForVideo: checked })}
      />
      <ChoiceGroup
        label={t('video.behavior')}
        disabled={!pauseMusicForVideo}
        value={videoMusicBehavior}
        onValueChange={(value) => updateSettings({ videoMusicBehavior: value })}
        choices={[
          { value: 'pause', label: t('video.pause'), hint: t('video.pauseHint') },
          { value: 'continue', label: t('video.continue'), hint: t('video.continueHint') },
        ]}
      />
    </SettingsSection>
  );
}

/** Volumes and the global mute (`P2.74`). */
function AudioTab() {
  const { t } = useTranslation('settings');
  const { masterVolume, musicVolume, sfxVolume, muteAll } = useAudioSettings();
  const playSample = () => effects.play('ui.confirm');
  return (
    <SettingsSection title={t('audio.title')} lead={t('audio.lead')}>
      <div className={styles.sliders}>
        <Slider
          label={t('audio.master')}
          icon={<Volume2 aria-hidden="true" />}
          idle={muteAll}
          value={masterVolume}
          onValueChange={(value) => updateAudioSettings({ masterVolume: value })}
          onValueCommit={playSample}
        />
        <Slider
          label={t('audio.music')}
          icon={<Music aria-hidden="true" />}
          idle={muteAll}
          value={musicVolume}
          onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
        />
        <Slider
          label={t('audio.sfx')}
          icon={<AudioLines aria-hidden="true" />}
          idle={muteAll}
          value={sfxVolume}
          onValueChange={(value) => updateAudioSettings({ sfxVolume: value })}
          onValueCommit={playSample}
        />
      </div>
      <Switch
        className={styles.mute}
        label={t('audio.mute')}
        hint={t('audio.muteHint')}
        checked={muteAll}
        onCheckedChange={setMuted}
      />
    </SettingsSection>
  );
}

/** Settings of the account: decisions about it, password, who may watch, data export, deletion. */
function AccountTab({ user, isShown }: { readonly user: User; readonly isShown: boolean }) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Decisions isShown={isShown} />
        <ChangePassword email={user.email} />
      </div>
      <div className={styles.column}>
        <Visibility user={user} />
        <DataExport />
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}

/** What others may see of the player. */
function Visibility({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection title={t('live.title')} lead={t('live.lead')}>
      <ChoiceSwitch choice="watchable" user={user} />
      <ChoiceSwitch choice="listed" user={user} />
    </SettingsSection>
  );
}

interface ChoiceSwitchProps {
  readonly choice: 'watchable' | 'listed';
  readonly user: User;
}

/** A choice that is saved at once. */
function ChoiceSwitch({ choice, user }: ChoiceSwitchProps) {
  const { t } = useTranslation('settings');
  const [wanted, setWanted] = useState<boolean>();
  const save = async (next: boolean) => {
    setWanted(next);
    try {
      const answer = await api('updateProfile', { body: { [choice]: next } });
      patchUser({ [choice]: answer.user[choice] });
    } catch (error) {
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('live.failed')) });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={t(`live.${choice}`)}
      hint={t(`live.${choice}Hint`)}
      checked={wanted ?? user[choice]}
      onCheckedChange={(next) => {
        if (wanted === undefined) void save(next);
      }}
    />
  );
}

interface SliderProps {
  readonly label: ReactNode;
  /** Decorative icon before the label. */
  readonly icon?: ReactNode;
  /** 0–100. */
  readonly value: number;
  /** Called at every step of a drag. */
  readonly onValueChange: (value: number) => void;
  /** Called at the end of a drag or key press. */
  readonly onValueCommit?: (() => void) | undefined;
  /** Dimmed, because it has no effect now; it can still be moved. */
  readonly idle?: boolean;
}

/** A slider for a percentage. */
function Slider({ label, icon, value, onValueChange, onValueCommit, idle = false }: SliderProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const percentage = percentText(i18n.language, value);
  return (
    <div className={classNames(styles.slider, idle && styles.idle)}>
      <label htmlFor={id} className={styles.label}>
        {icon}
        {label}
      </label>
      <output htmlFor={id} className={styles.value} aria-hidden="true">
        {percentage}
      </output>
      <Range
        id={id}
        className={styles.range}
        max={100}
        step={1}
        value={value}
        valueText={percentage}
        idle={idle}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
      />
    </div>
  );
}

/** Downloads all stored data of the player as a file. */
function DataExport() {
  const { t } = useTranslation('settings');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadFile('star-seekers.json', JSON.stringify(await api('exportUser'), null, 2));
      toast({ kind: 'success', title: t('export.done') });
    } catch (error) {
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('export.failed')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection title={t('export.title')} lead={t('export.lead')}>
      <Button
        className={accountForm.submit}
        icon={<Download aria-hidden="true" />}
        busy={busy}
        onClick={() => void download()}
      >
        {t(busy ? 'export.busy' : 'export.action')}
      </Button>
    </SettingsSection>
  );
}

const form = passwordTwice
  .extend({ currentPassword: changePasswordBody.shape.currentPassword })
  .refine(...passwordsMatch);
type Values = z.infer<typeof form>;

/** Changes the password with the current one. Ends every other session. */
function ChangePassword({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: accountResolver<Values>(form),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, password }) => {
    try {
      await api('changePassword', { body: { currentPassword, password } });
      reset();
      toast({ kind: 'success', title: t('password.doneTitle'), description: t('password.done') });
    } catch (error) {
      showRefusedFields(error, setError, ['currentPassword', 'password']);
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('password.failed')) });
    }
  });
  return (
    <SettingsSection title={t('password.title')} lead={t('password.lead')}>
      <form noValidate className={accountForm.form} onSubmit={(event) => void submit(event)}>
        {/* Gives password managers the account of the password. */}
        <input hidden type="email" autoComplete="username" readOnly value={email} />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={problem(errors.currentPassword)}
          {...register('currentPassword')}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('password.newHint')}
          autoComplete="new-password"
          error={problem(errors.password)}
          {...register('password')}
        />
        <PasswordField
          label={t('password.repeat')}
          autoComplete="new-password"
          error={problem(errors.repeated)}
          {...register('repeated')}
        />
        <Button type="submit" className={accountForm.submit} busy={isSubmitting}>
          {t(isSubmitting ? 'password.saving' : 'password.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}
