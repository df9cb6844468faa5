import { useSearchParams } from 'react-router';

export const SETTINGS_TABS = ['profile', 'audio', 'video', 'display', 'account'] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tab that the address names (`?tab=audio`), the first one where it names none of ours, and a way to another. */
export function useSettingsTab(): readonly [SettingsTab, (tab: SettingsTab) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const tab = SETTINGS_TABS.find((known) => known === named) ?? SETTINGS_TABS[0];
  const show = (next: SettingsTab) => {
    setQuery(next === SETTINGS_TABS[0] ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  };
  return [tab, show];
}
