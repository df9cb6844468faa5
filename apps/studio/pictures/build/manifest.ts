import { join } from 'node:path';
import { PATHS } from '../../paths.ts';

/** Properties of a committed picture. */
export interface ManifestEntry {
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Hash of the source of every model that it shows. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The committed pictures by path under `assets`. */
export interface Manifest {
  readonly files: Readonly<Record<string, ManifestEntry>>;
}

export const manifestPath = join(PATHS.pictures, 'manifest.json');
