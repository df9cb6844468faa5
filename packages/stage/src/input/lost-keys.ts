/** Of keys that are let go while one of these is down, macOS reports nothing; Alt opens menus and switches windows. */
const SWALLOWING: ReadonlySet<string> = new Set(['Meta', 'OS', 'Alt']);

/**
 * Reports that keys which are held now may be let go without a `keyup`: to the system, to a menu, to another window or to a frame.
 * @param signal ends the reports
 */
export function whenKeysMayBeLost(onLost: () => void, signal: AbortSignal): void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (SWALLOWING.has(key)) onLost();
  };
  const onMenu = (event: Event) => {
    if (!event.defaultPrevented) onLost();
  };
  window.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('contextmenu', onMenu, { signal });
  window.addEventListener('blur', onLost, { signal });
}
