import type { DailyAttempt } from '@star-seekers/contracts';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './constellation.module.css';
import { LAMP, LAMP_LIGHT, SKY, STARS, type Star, glowRadius, raysOf, skyPlan } from './sky-plan.ts';

export interface ConstellationProps {
  /** Attempts that count. */
  readonly attempts: readonly DailyAttempt[];
  /** Small pictures have no names. */
  readonly size?: 'small' | 'large';
}

/** The six attempts of a day as stars on the cables of the Lamp: one that was played burns, and the Lamp burns with all of them. */
export function Constellation({ attempts, size = 'large' }: ConstellationProps) {
  const { t } = useTranslation('daily');
  const id = useId();
  const { stars, links, light } = skyPlan(attempts);
  return (
    <svg
      className={styles.sky}
      viewBox={`0 0 ${SKY.width} ${SKY.height}`}
      role="img"
      aria-label={t('constellation', { done: attempts.length, total: stars.length })}
      data-size={size}
      style={{ '--light': light } as CSSProperties}
    >
      <defs>
        <radialGradient id={`${id}lamp`}>
          {LAMP_LIGHT.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
        </radialGradient>
        {Object.entries(STARS).map(([kind, { colour }]) => (
          <radialGradient key={kind} id={`${id}${kind}`}>
            <stop offset="0" stopColor="#fff" />
            <stop offset="0.2" stopColor={colour} />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <circle className={styles.ring} cx={LAMP.x} cy={LAMP.y} r="118" />
      {stars.map(({ gameId, x, y, lit }) => (
        <line key={gameId} className={styles.cable} data-lit={lit && ''} x1={LAMP.x} y1={LAMP.y} x2={x} y2={y} />
      ))}
      {links.map(([from, to]) => (
        <line key={from.gameId} className={styles.link} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      <circle className={styles.lamp} cx={LAMP.x} cy={LAMP.y} r="62" fill={`url(#${id}lamp)`} />
      <circle className={styles.cage} cx={LAMP.x} cy={LAMP.y} r="15" />
      <ellipse className={styles.cage} cx={LAMP.x} cy={LAMP.y} rx="6" ry="15" />
      <ellipse className={styles.cage} cx={LAMP.x} cy={LAMP.y} rx="15" ry="5" />
      {stars.map((star) => (
        <StarPicture
          key={star.gameId}
          star={star}
          fill={star.lit && `url(#${id}${star.lit.kind})`}
          named={size === 'large'}
        />
      ))}
    </svg>
  );
}

interface StarPictureProps {
  readonly star: Star;
  readonly fill: string | undefined;
  readonly named: boolean;
}

function StarPicture({ star, fill, named }: StarPictureProps) {
  const { t } = useTranslation('catalog');
  const { x, y, lit, slug } = star;
  return (
    <g data-lit={lit && ''}>
      {lit ? (
        <>
          <circle cx={x} cy={y} r={glowRadius(lit.brightness)} fill={fill} />
          <path className={styles.rays} d={raysOf(star, lit.kind, lit.brightness)} />
        </>
      ) : (
        <circle className={styles.unlit} cx={x} cy={y} r="5.5" />
      )}
      {named && (
        <text className={styles.name} x={x} y={y < LAMP.y ? y - 20 : y + 28}>
          {t(`${slug}.kicker`)}
        </text>
      )}
    </g>
  );
}
