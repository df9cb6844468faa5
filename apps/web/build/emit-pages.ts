import type { Plugin } from 'vite';
import { pageTable } from './pages.ts';

/** Puts the table of pages beside `index.html`, where the server looks for it. */
export function emitPages(): Plugin {
  return {
    name: 'star-seekers:pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pageTable) });
    },
  };
}
