import type Phaser from 'phaser';
import { StageError } from './stage-error.ts';

export interface SceneReports {
  /** Before anything of the scene runs: its cameras exist. */
  readonly onBoot: () => void;
  /** Everything is loaded and built. */
  readonly onCreated: () => void;
  /** Files did not load, or building the scene threw. The scene stays empty. */
  readonly onError: (error: StageError) => void;
}

/**
 * Reports errors of a scene while it loads and builds itself. Phaser would show placeholder pictures for missing files, and lose
 * errors that a loader's callback throws.
 */
export function guardScene(scene: Phaser.Scene, { onBoot, onCreated, onError }: SceneReports): void {
  const methods: Phaser.Scene & { preload?: () => void; create?: () => void } = scene;
  const { preload, create } = methods;
  const update = methods.update.bind(scene);
  const failedFiles: string[] = [];
  let failed = false;

  methods.preload = () => {
    scene.load.on('loaderror', ({ key }: { key: string }) => failedFiles.push(key));
    attempt(() => {
      onBoot();
      preload?.call(scene);
    });
  };
  methods.create = () => {
    if (failed) return;
    if (failedFiles.length > 0) {
      // Files fail in any order.
      const missing = failedFiles.toSorted();
      fail(new StageError(`could not load ${missing.join(', ')}`, { missing }));
    } else
      attempt(() => {
        create?.call(scene);
        onCreated();
      });
  };
  methods.update = (time, delta) => {
    if (!failed) update(time, delta);
  };

  function attempt(work: () => void): void {
    try {
      work();
    } catch (cause) {
      fail(StageError.from(cause));
    }
  }

  function fail(error: StageError): void {
    failed = true;
    onError(error);
  }
}
