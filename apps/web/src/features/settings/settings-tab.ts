import { useSearchParams } from 'react-router';

export const SETTINGS_TABS = ['profile', 'audio', 'video', 'display', 'account'] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab of the URL (`?tab=audio`), by default the first, and its setter. */
export function useSettingsTab(): readonly [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams();
  const name = query.get('tab');
  const tab = SETTINGS_TABS.find((known) => known === name) ?? SETTINGS_TABS[0];
  const show = (next: SettingsTab) => {
    setQuery(next === SETTINGS_TABS[0] ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  };
  return [tab, show];
}
