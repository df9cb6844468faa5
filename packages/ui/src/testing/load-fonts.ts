/// <reference lib="dom" />
import '../fonts.css';

// Layout tests measure text: with the product's own fonts they measure the same on every machine.
await Promise.all(['Exo 2 Variable', 'Oxanium Variable'].map(async (family) => document.fonts.load(`1em '${family}'`)));
