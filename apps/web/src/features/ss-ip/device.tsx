import { DEVICE } from '@star-seekers/art/device';
import { hub } from '@star-seekers/art/hub';
import type { CSSProperties, ReactNode } from 'react';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './device.module.css';

/** A rendered phone around a screen. Its picture is above the screen, with the reflections of the glass. */
export function Device({ children }: { readonly children: ReactNode }) {
  const { body, screen, picture } = DEVICE;
  return (
    <div className={styles.device} style={{ aspectRatio: `${body.width} / ${body.height}` }}>
      <div className={styles.screen} style={{ ...placeOf(screen), ...roundingOf(screen) }}>
        {children}
      </div>
      <div className={styles.picture} style={placeOf(picture)}>
        <StillPicture className={styles.still} still={hub.device} />
      </div>
    </div>
  );
}

type Part = (typeof DEVICE)[keyof typeof DEVICE];

const percent = (share: number) => `${share * 100}%`;

/** Position of a part relative to the body, which is the component's box. */
function placeOf({ width, height, below }: Part): CSSProperties {
  const { body } = DEVICE;
  return {
    left: percent((1 - width / body.width) / 2),
    top: percent((1 - height / body.height) / 2 + below / body.height),
    width: percent(width / body.width),
    height: percent(height / body.height),
  };
}

function roundingOf({ width, height, radius }: (typeof DEVICE)['screen']): CSSProperties {
  return { borderRadius: `${percent(radius / width)} / ${percent(radius / height)}` };
}
