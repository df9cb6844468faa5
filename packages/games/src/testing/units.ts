import { TICKS_PER_SECOND } from '@star-seekers/sim';

/* Writes what rules hold as the tables of `docs/spec` do. */

export const seconds = (...ticks: readonly number[]): string =>
  `${ticks.map((of) => of / TICKS_PER_SECOND).join(', ')} s`;

export const milliseconds = (...ticks: readonly number[]): string =>
  `${ticks.map((of) => Math.round((of * 1000) / TICKS_PER_SECOND)).join(', ')} ms`;

export const minutes = (ticks: number): string => `${ticks / TICKS_PER_SECOND / 60} min`;

export const secondsRange = (from: number, to: number): string =>
  `${from / TICKS_PER_SECOND} to ${to / TICKS_PER_SECOND} s`;

/** @param pixelsPerTick speed of the simulation */
export const speed = (pixelsPerTick: number): string => `${Math.round(pixelsPerTick * TICKS_PER_SECOND)} px/s`;

export const pixels = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width} × ${height} px`;

export const cells = ({ columns, rows }: { readonly columns: number; readonly rows: number }): string =>
  `${columns} × ${rows} cells`;
