import { hub } from '@star-seekers/art/hub';
import { SKEIN, type SkeinPlace } from '@star-seekers/art/skein';
import type { Gate } from '@star-seekers/contracts';
import { DAILY_GATE } from '@star-seekers/contracts/gates';
import { SIDES, type Side } from '@star-seekers/contracts/faction';
import { classNames } from '@star-seekers/ui/class-names';
import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { gameAt, gateName } from './gate-names.ts';
import styles from './skein-map.module.css';

export interface SkeinMapProps {
  readonly gates: readonly Gate[];
  /** Gates where the player has a run this month: they have a flag. */
  readonly own?: ReadonlySet<number>;
  /** Without it the map is a picture: the emblems of the holders without names. */
  readonly choice?: { readonly gate: number; readonly onChoose: (gate: number) => void };
}

/** The map of the Skein: a beam of each side towards each gate, as long as it is strong, and the emblem of the holder. */
export function SkeinMap({ gates, own, choice }: SkeinMapProps) {
  return (
    <div className={styles.map} data-small={choice ? undefined : ''}>
      <StillPicture still={hub.skein} className={styles.picture} />
      <svg viewBox="0 0 100 100" className={styles.lights} aria-hidden="true">
        {gates.map((gate) => (
          <GateLight key={gate.gate} gate={gate} chosen={choice?.gate === gate.gate} />
        ))}
      </svg>
      {gates.map((gate) => gate.holder && <Pulse key={gate.gate} gate={gate.gate} holder={gate.holder} />)}
      {gates.map((gate) => (
        <GateMark key={gate.gate} gate={gate} own={own?.has(gate.gate) ?? false} choice={choice} />
      ))}
    </div>
  );
}

/** In hundredths of the map. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const HUB = scaled(SKEIN.hub);

function scaled({ x, y, radius }: SkeinPlace) {
  return { x: x * 100, y: y * 100, radius: radius * 100 };
}

function placeOf(gate: number) {
  const world = SKEIN.worlds[gate - 1];
  return world && gate !== DAILY_GATE ? scaled(world) : HUB;
}

/** Distance of the lights from the Hub and from the worlds. */
const CLEAR = 1.6;

/** Distance between the beams of two sides. */
const BESIDE = 1.5;

/** A beam of a side: from the Hub towards the gate. @param part how far it reaches, 0 to 1 */
function beamOf(gate: number, side: Side, part: number): { readonly from: Point; readonly to: Point } {
  const world = placeOf(gate);
  const [dx, dy] = [world.x - HUB.x, world.y - HUB.y];
  const distance = Math.hypot(dx, dy);
  const [ux, uy] = [dx / distance, dy / distance];
  const aside = (SIDES.indexOf(side) - 1) * BESIDE;
  const at = (reach: number): Point => ({ x: HUB.x + ux * reach - uy * aside, y: HUB.y + uy * reach + ux * aside });
  const [start, end] = [HUB.radius + CLEAR, distance - world.radius - CLEAR];
  return { from: at(start), to: at(start + (end - start) * part) };
}

/** Least length of a beam that is there. */
const SHORTEST = 0.06;

interface GateLightProps {
  readonly gate: Gate;
  readonly chosen: boolean;
}

function GateLight({ gate: { gate, holder, strengths }, chosen }: GateLightProps) {
  const { x, y, radius } = placeOf(gate);
  const most = Math.max(1, ...SIDES.map((side) => strengths[side]));
  const sum = Math.max(
    1,
    SIDES.reduce((total, side) => total + strengths[side], 0),
  );
  const fighting = SIDES.filter((side) => strengths[side] > 0);
  return (
    <g data-faction-scope={holder ?? 'none'} className={classNames(holder && styles.held, chosen && styles.chosen)}>
      <circle cx={x} cy={y} r={radius + CLEAR} className={styles.ring} />
      {gate !== DAILY_GATE && <line {...lineOf(beamOf(gate, 'mud', 1))} className={styles.thread} />}
      {fighting.map((side, index) => {
        const share = strengths[side] / sum;
        const start = fighting.slice(0, index).reduce((total, before) => total + strengths[before] / sum, 0);
        if (gate === DAILY_GATE) return <Arc key={side} side={side} share={share} start={start} holder={holder} />;
        const beam = lineOf(beamOf(gate, side, Math.max(SHORTEST, strengths[side] / most)));
        return (
          <g key={side} data-faction-scope={side} data-leads={side === holder ? '' : undefined}>
            <line {...beam} className={styles.glow} />
            <line {...beam} className={styles.beam} />
          </g>
        );
      })}
    </g>
  );
}

/** The seventh gate is the ring of the Hub itself: its sides share it. */
function Arc({ side, share, start, holder }: { side: Side; share: number; start: number; holder: Side | null }) {
  return (
    <circle
      cx={HUB.x}
      cy={HUB.y}
      r={HUB.radius + CLEAR}
      pathLength={1}
      strokeDasharray={share < 1 ? `${share} 1` : undefined}
      strokeDashoffset={-start}
      className={styles.arc}
      data-faction-scope={side}
      data-leads={side === holder ? '' : undefined}
    />
  );
}

function lineOf({ from, to }: { readonly from: Point; readonly to: Point }) {
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/** A light that runs along the beam of the holder a few times when the map appears, and while it is pointed at. */
function Pulse({ gate, holder }: { readonly gate: number; readonly holder: Side }) {
  if (gate === DAILY_GATE) return null;
  const { from, to } = beamOf(gate, holder, 1);
  const place = { left: `${from.x}%`, top: `${from.y}%`, '--dx': to.x - from.x, '--dy': to.y - from.y, '--gate': gate };
  return <span className={styles.pulse} data-faction-scope={holder} style={place} aria-hidden="true" />;
}

interface GateMarkProps {
  readonly gate: Gate;
  readonly own: boolean;
  readonly choice: SkeinMapProps['choice'];
}

/** Gates whose names stand beside them: a beam is below. */
const BESIDE_WORLD: ReadonlySet<number> = new Set([1, DAILY_GATE]);

/** A gate by name, with its game, and with its holder's emblem and lead. */
function GateMark({ gate: { gate, holder, margin }, own, choice }: GateMarkProps) {
  const { t } = useTranslation(['leaderboard', 'common', 'catalog']);
  const { x, y, radius } = placeOf(gate);
  const place = { left: `${x}%`, top: `${y - radius}%`, '--size': radius * 2 } as CSSProperties;
  const beside = BESIDE_WORLD.has(gate) ? '' : undefined;
  const scope = { 'data-faction-scope': holder ?? 'none', 'data-beside': beside, style: place } as const;
  const badge = holder && (
    <span className={styles.badge}>
      <FactionEmblem faction={holder} size="100%" />
    </span>
  );
  if (!choice) {
    return (
      <span className={styles.mark} {...scope}>
        <span className={styles.world}>{badge}</span>
      </span>
    );
  }
  const game = gameAt(gate);
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={choice.gate === gate}
      onClick={() => choice.onChoose(gate)}
      {...scope}
    >
      <span className={styles.world}>{badge}</span>
      <span className={styles.label}>
        <span className={styles.name}>{t(`gates.name.${gateName(gate)}`)}</span>
        <span className={styles.game}>
          {own && <Flag className={styles.flag} role="img" aria-label={t('gates.own.here')} />}
          {t(game ? `catalog:${game.slug}.title` : 'gates.daily')}
        </span>
        {holder && (
          <span
            className={styles.standing}
          >{`${t(`common:factions.${holder}`)}: ${t('gates.ahead', { margin })}`}</span>
        )}
      </span>
    </button>
  );
}
