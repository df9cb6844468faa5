import type Phaser from 'phaser';

/** Why a stage shows no game. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

type SceneMethods = Phaser.Scene & {
  preload?: () => void;
  create?: () => void;
};

/**
 * Reports what goes wrong inside a scene instead of letting it escape into Phaser's loop: files that did not load, and anything
 * that its methods throw.
 */
export function guardScene(scene: Phaser.Scene, report: (error: StageError) => void): void {
  const methods: SceneMethods = scene;
  const failedFiles: string[] = [];
  const { preload, create } = methods;
  const update = methods.update.bind(scene);
  methods.preload = () => {
    scene.load.on('loaderror', (file: { key: string }) => failedFiles.push(file.key));
    attempt(() => preload?.call(scene));
  };
  methods.create = () => {
    if (failedFiles.length > 0) report(new StageError(`could not load ${failedFiles.join(', ')}`));
    else attempt(() => create?.call(scene));
  };
  methods.update = (time, delta) => {
    if (failedFiles.length === 0) attempt(() => update(time, delta));
  };

  function attempt(work: () => void): void {
    try {
      work();
    } catch (cause) {
      // A scene that failed once fails in every frame; the first time tells why.
      methods.update = () => {};
      report(new StageError(cause instanceof Error ? cause.message : String(cause), { cause }));
    }
  }
}
