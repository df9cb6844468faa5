import { Button } from '@star-seekers/ui/button';
import { Range } from '@star-seekers/ui/range';
import { ChevronLeft, ChevronRight, ChevronsRight, Pause, Play, Scissors, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SPEED_RANGE } from '../address/address.ts';
import { usePulse } from '../run/use-pulse.ts';
import type { Workbench } from '../run/workbench.ts';
import { Choice } from '../ui/choice.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { formatTicks } from './format-ticks.ts';
import styles from './transport.module.css';

const SPEEDS = [SPEED_RANGE.min, 0.25, 0.5, 1, 2, 4, SPEED_RANGE.max] as const;
const STEPS = [1, 10, 60] as const;
const STEP_ICONS = { 1: ChevronRight, 10: ChevronsRight, 60: SkipForward };

export interface TransportProps {
  readonly bench: Workbench;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** Playback controls: play, step, seek, speed. */
export function Transport({ bench, speed, onSpeed }: TransportProps) {
  const { t } = useTranslation('sandbox');
  usePulse(bench);
  const { phase } = bench.controller.getSnapshot();
  const moving = phase === 'playing' || phase === 'countdown';
  const ended = phase === 'ended';
  const speeds = [...new Set([...SPEEDS, speed])].toSorted((one, other) => one - other);
  return (
    <section className={styles.transport} aria-label={t('transport.label')}>
      <Timeline bench={bench} />
      <div className={styles.row}>
        <div className={styles.group}>
          <IconButton label={t('transport.toStart')} onClick={() => bench.seek(0)}>
            <SkipBack aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('transport.back')}
            disabled={bench.tick === 0}
            onClick={() => bench.seek(bench.tick - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t(moving ? 'transport.pause' : 'transport.play')}
            variant="primary"
            disabled={ended}
            onClick={() => (moving ? bench.pause() : bench.play())}
          >
            {moving ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </IconButton>
          {STEPS.map((ticks) => (
            <Step key={ticks} ticks={ticks} disabled={ended} onStep={() => bench.step(ticks)} />
          ))}
        </div>
        <Choice
          label={t('transport.speed')}
          hideLabel
          value={speed}
          options={speeds.map((value) => ({ value, label: t('transport.speedValue', { speed: value }) }))}
          onChange={onSpeed}
        />
        <div className={styles.tail}>
          {bench.followsTape && (
            <Button
              size="sm"
              icon={<Scissors aria-hidden="true" />}
              title={t('transport.cutHint')}
              onClick={() => bench.cutTape()}
            >
              {t('transport.cut')}
            </Button>
          )}
          <output className={styles.time}>{formatTicks(bench.tick)}</output>
        </div>
      </div>
    </section>
  );
}

function Step({
  ticks,
  disabled,
  onStep,
}: {
  readonly ticks: (typeof STEPS)[number];
  readonly disabled: boolean;
  readonly onStep: () => void;
}) {
  const { t } = useTranslation('sandbox');
  const Icon = STEP_ICONS[ticks];
  return (
    <Button
      size="sm"
      icon={<Icon aria-hidden="true" />}
      disabled={disabled}
      aria-label={t('transport.step', { count: ticks })}
      title={t('transport.step', { count: ticks })}
      onClick={onStep}
    >
      {ticks}
    </Button>
  );
}

/** A slider over the ticks of the run. Marks show rare events. */
function Timeline({ bench }: { readonly bench: Workbench }) {
  const { t } = useTranslation('sandbox');
  usePulse(bench);
  const { tick, tape } = bench;
  const { ticks } = tape;
  return (
    <div className={styles.timeline}>
      <div className={styles.marks} aria-hidden="true">
        {rareEvents(bench).map(({ id, tick: at, type }) => (
          <span
            key={id}
            className={styles.mark}
            title={`${type} · ${at}`}
            style={{ insetInlineStart: `${(at / Math.max(ticks, 1)) * 100}%`, '--hue': hueOf(type) }}
          />
        ))}
      </div>
      <Range
        aria-label={t('transport.timeline')}
        valueText={t('transport.moment', { tick, ticks })}
        max={Math.max(ticks, 1)}
        step={1}
        value={tick}
        onValueChange={(value) => bench.seek(value)}
      />
    </div>
  );
}

const MAX_MARKS = 160;

/** Events of kinds that are rare in this run. */
function rareEvents({ journal, tape }: Workbench) {
  const counts = new Map<string, number>();
  for (const { type } of journal.entries) counts.set(type, (counts.get(type) ?? 0) + 1);
  const limit = Math.max(4, tape.ticks / 60);
  return journal.entries.filter(({ type }) => (counts.get(type) ?? 0) < limit).slice(-MAX_MARKS);
}

/** The hue of a kind of event, the same in the journal and on the timeline. */
export function hueOf(type: string): number {
  let hash = 0;
  for (const character of type) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  return hash / 10;
}
