/** Reads an entry of local storage; null if it is missing or storage is refused. */
export function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses an entry of local storage as JSON; null if it is missing or malformed. */
export function readJsonEntry(key: string): unknown {
  try {
    return JSON.parse(readEntry(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores an entry in local storage; null removes it. Without effect if storage is refused or full. */
export function writeEntry(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The values in memory last until the page closes.
  }
}
