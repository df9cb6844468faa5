import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test of a file in which anything is written to the console; a test that provokes a message takes it out of the list. */
export function expectQuietConsole(): { readonly messages: string[] } {
  const messages: string[] = [];
  beforeEach(() => {
    messages.length = 0;
    for (const method of ['warn', 'error', 'log'] as const) {
      vi.spyOn(console, method).mockImplementation(
        (...parts: unknown[]) => void messages.push(parts.map(String).join(' ')),
      );
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(messages).toEqual([]);
  });
  return { messages };
}
