import { LAMP_PICTURE } from '@star-seekers/art/lamp';
import { lamp } from '@star-seekers/art/lamp-stills';
import type { Daily, DailyAttempt } from '@star-seekers/contracts';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StillPicture } from '../../ui/still-picture.tsx';
import styles from './constellation.module.css';
import { GLOW, STARS, WHITE, type Star, bodyOf, cableEnd, glowRadius, ringRadius, skyPlan } from './sky-plan.ts';

/** Middle of a name at the right edge: the longest one ends in the picture. */
const FURTHEST_NAME = LAMP_PICTURE.width - 86;

export interface ConstellationProps {
  readonly daily: Pick<Daily, 'games'>;
  /** Attempts that count. */
  readonly attempts: readonly DailyAttempt[];
  /** Small pictures have no names. */
  readonly size?: 'small' | 'large';
}

/** The attempts of a day as stars in the lanterns of the Lamp: one that was played burns, and the Lamp burns with all of them. */
export function Constellation({ daily, attempts, size = 'large' }: ConstellationProps) {
  const { t } = useTranslation('daily');
  const id = useId();
  const { stars, links, fire } = skyPlan(daily, attempts);
  const [low, high] = size === 'large' ? [lamp.low, lamp.high] : [lamp['low-small'], lamp['high-small']];
  return (
    <div className={styles.sky} data-size={size}>
      <div className={styles.picture}>
        <StillPicture still={low} className={styles.layer} />
        <div className={styles.fire} style={{ '--fire': fire } as CSSProperties}>
          <StillPicture still={high} className={styles.layer} />
        </div>
      </div>
      <svg
        className={styles.stars}
        viewBox={`0 0 ${LAMP_PICTURE.width} ${LAMP_PICTURE.height}`}
        role="img"
        aria-label={t('constellation', { done: attempts.length, total: stars.length })}
      >
        <defs>
          {Object.entries(STARS).map(([kind, { colour }]) => (
            <radialGradient key={kind} id={`${id}${kind}-body`}>
              <stop offset={WHITE[0]} stopColor="#fff" />
              <stop offset={WHITE[1]} stopColor={colour} />
            </radialGradient>
          ))}
          {Object.entries(STARS).map(([kind, { colour }]) => (
            <radialGradient key={kind} id={`${id}${kind}`}>
              {GLOW.map(([offset, opacity]) => (
                <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
              ))}
            </radialGradient>
          ))}
        </defs>
        {stars.map((star) => star.lit && <Cable key={star.gameId} star={star} />)}
        {links.map(([from, to]) => (
          <line key={from.gameId} className={styles.link} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {stars.map((star) => (
          <StarPicture
            key={star.gameId}
            star={star}
            gradient={star.lit && `${id}${star.lit.kind}`}
            named={size === 'large'}
          />
        ))}
      </svg>
    </div>
  );
}

/** Light on the cable of a star that burns. */
function Cable({ star }: { readonly star: Star }) {
  const { x, y } = cableEnd(star);
  return <line className={styles.cable} x1={x} y1={y} x2={star.x} y2={star.y} />;
}

interface StarPictureProps {
  readonly star: Star;
  /** Id of the gradient of its glow. */
  readonly gradient: string | undefined;
  readonly named: boolean;
}

function StarPicture({ star, gradient, named }: StarPictureProps) {
  const { t } = useTranslation('catalog');
  const { x, y, lit, slug } = star;
  const ring = lit && ringRadius(lit.kind, lit.brightness);
  return (
    <g data-lit={lit && ''}>
      {lit && (
        <>
          <circle cx={x} cy={y} r={glowRadius(lit.brightness)} fill={`url(#${gradient})`} />
          <path d={bodyOf(star, lit.kind, lit.brightness)} fill={`url(#${gradient}-body)`} />
          {ring !== undefined && (
            <circle className={styles.ring} cx={x} cy={y} r={ring} stroke={STARS[lit.kind].colour} />
          )}
        </>
      )}
      {named && (
        <text className={styles.name} x={Math.min(x, FURTHEST_NAME)} y={y < LAMP_PICTURE.lamp.y ? y - 22 : y + 32}>
          {t(`${slug}.title`)}
        </text>
      )}
    </g>
  );
}
