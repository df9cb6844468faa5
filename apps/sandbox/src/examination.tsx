import type { AnyGameModule } from '@star-seekers/games/catalog';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from '@star-seekers/stage';
import { useEffect, useMemo, useState } from 'react';
import type { ExaminationProps } from './bench-props.ts';
import { Workbench } from './run/workbench.ts';
import { ScreenBench } from './screen-mode/screen-bench.tsx';
import { StageBench } from './stage-mode/stage-bench.tsx';
import type { Subject } from './subject.ts';

const systemWantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One game in either mode. The run on the bench survives a change of mode. */
export function Examination(props: ExaminationProps) {
  const { module, subject, address } = props;
  const { mode, pilot, speed } = address;
  const [settings, setSettings] = useState<StageSettings>({
    ...DEFAULT_STAGE_SETTINGS,
    motion: systemWantsLessMotion ? 'reduced' : 'full',
  });
  const bench = useMemo(() => createBench(module, subject), [module, subject]);

  useEffect(() => {
    bench.setPilot(pilot);
  }, [bench, pilot]);
  useEffect(() => {
    bench.setSpeed(speed);
  }, [bench, speed]);
  useEffect(() => subject.live?.subscribe(() => bench.followGrowth()), [bench, subject]);
  useEffect(() => {
    if (mode !== 'stage') bench.pause();
  }, [bench, mode]);
  useEffect(() => {
    document.documentElement.dataset.motion = settings.motion;
  }, [settings.motion]);

  const benchProps = { ...props, settings, onSettings: setSettings };
  return mode === 'stage' ? <StageBench {...benchProps} bench={bench} /> : <ScreenBench {...benchProps} />;
}

function createBench(module: AnyGameModule, { seed, recorded, tick, live }: Subject): Workbench {
  const bench = recorded ? new Workbench(module, recorded.setup, recorded.log) : new Workbench(module, { seed });
  if (tick !== null) bench.seek(tick);
  if (live) bench.seekLive();
  return bench;
}
