import i18next from 'i18next';
import { type ComponentType, useSyncExternalStore } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { catalog } from '../../i18n/english.ts';
import { fetchGamesTexts } from '../../i18n/index.ts';
import type { GameScreenProps } from '../game-host.ts';
import type { LocalHost } from '../local-host.ts';

const games = await fetchGamesTexts('en');
const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { catalog, games } },
  defaultNS: 'games',
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** A game's screen with its texts and a host, as an app shows it. */
export function ScreenHarness({
  Screen,
  memory,
}: {
  readonly Screen: ComponentType<GameScreenProps>;
  readonly memory: LocalHost;
}) {
  const host = useSyncExternalStore(memory.subscribe, memory.getHost);
  return (
    <I18nextProvider i18n={i18n}>
      <Screen host={host} />
    </I18nextProvider>
  );
}
