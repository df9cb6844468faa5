import { commendations as atlas } from '@star-seekers/art/commendations';
import type { CSSProperties } from 'react';
import { commendationNamed } from './catalog.ts';
import styles from './medal.module.css';

export interface MedalProps {
  readonly name: string;
  /** Edge, as a CSS length. */
  readonly size: string;
  /** `unknown` shows only its outline. */
  readonly state?: 'earned' | 'unearned' | 'unknown';
}

/** The medal of a commendation. Decorative: name it beside. */
export function CommendationMedal({ name, size, state = 'earned' }: MedalProps) {
  const frame = (atlas.frames as Readonly<Record<string, readonly [number, number, number, number]>>)[name];
  if (!frame) return <PlainMedal name={name} size={size} state={state} />;
  const [x, y, width, height] = frame;
  // Pixels of the atlas for the edge of the medal: its longer side fits.
  const edge = Math.max(width, height);
  const place = {
    '--size': size,
    '--x': x / edge,
    '--y': y / edge,
    '--width': width / edge,
    '--height': height / edge,
  };
  const sheet = { '--sheet-width': atlas.width / edge, '--sheet-height': atlas.height / edge };
  return (
    <span
      className={styles.medal}
      data-state={state}
      data-material={commendationNamed(name)?.material}
      style={{ ...place, ...sheet } as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.picture} style={{ backgroundImage: `url(${atlas.url})` }} />
    </span>
  );
}

/** Of a game whose medals the studio has not drawn. */
function PlainMedal({ name, size, state }: Required<MedalProps>) {
  return (
    <span
      className={styles.medal}
      data-state={state}
      data-material={commendationNamed(name)?.material}
      style={{ '--size': size } as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.plain} />
    </span>
  );
}
