import type Phaser from 'phaser';
import type { RunController } from './run-controller.ts';

/** Playback rate of effects: the speed of the run, 0 while it is stopped. */
export function paceOf(controller: Pick<RunController, 'getSnapshot' | 'speed'>): number {
  const { phase } = controller.getSnapshot();
  return phase === 'paused' || phase === 'still' ? 0 : controller.speed;
}

/**
 * Sets the pace of a scene's tweens, timers, animations and particles. They run on wall time and would jump after a pause. Call it
 * once a frame; their `timeScale` belongs to the stage.
 */
export function paceEffects(phaser: typeof Phaser, scene: Phaser.Scene, pace: number): void {
  scene.tweens.timeScale = pace;
  scene.time.timeScale = pace;
  scene.sys.game.anims.globalTimeScale = pace;
  for (const object of scene.sys.updateList.getActive()) {
    if (object instanceof phaser.GameObjects.Particles.ParticleEmitter) object.timeScale = pace;
  }
}
