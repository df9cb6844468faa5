/// <reference lib="dom" />
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../fonts.css';

// Layout tests measure text: with the product's own fonts they measure the same on every machine.
await Promise.all(['Exo 2 Variable', 'Oxanium Variable'].map(async (family) => document.fonts.load(`1em '${family}'`)));

// `vitest-browser-react` unmounts only in the file that loads it first, and the test files of a package share one page.
beforeEach(cleanup);
afterAll(cleanup);
