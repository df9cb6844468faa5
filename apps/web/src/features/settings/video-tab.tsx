import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { switchIntro } from '../trailer/intro-setting.ts';
import { SettingsSection } from './settings-section.tsx';
import { updateSettings, useSettings } from './settings-store.ts';

/** Settings of the trailer and of the music during videos (`P3.9`). */
export function VideoTab() {
  const { t } = useTranslation('settings');
  const { showIntroVideo, introVideo, pauseMusicForVideo, videoMusicBehavior } = useSettings();
  return (
    <SettingsSection title={t('video.title')} lead={t('video.lead')}>
      <Switch
        label={t('video.intro')}
        hint={t(introVideo === 'byHand' ? 'video.introAlways' : 'video.introOnce')}
        checked={showIntroVideo}
        onCheckedChange={switchIntro}
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
