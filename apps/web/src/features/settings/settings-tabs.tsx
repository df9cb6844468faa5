import type { User } from '@star-seekers/contracts';
import { Clapperboard, Monitor, ShieldUser, SlidersHorizontal, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountTab } from './account-tab.tsx';
import { AudioTab } from './audio-tab.tsx';
import { DisplayTab } from './display-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SETTINGS_TABS, type SettingsTab, useSettingsTab } from './settings-tab.ts';
import { VideoTab } from './video-tab.tsx';

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
    account: <AccountTab user={user} />,
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
