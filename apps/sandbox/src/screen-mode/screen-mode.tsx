import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { LocalHost } from '@star-seekers/games/local-host';
import { useSyncExternalStore } from 'react';

/** A game's whole screen, as in the hub. */
export function ScreenMode({ module, host }: { readonly module: AnyGameModule; readonly host: LocalHost }) {
  return <module.Screen host={useSyncExternalStore(host.subscribe, host.getHost)} />;
}
