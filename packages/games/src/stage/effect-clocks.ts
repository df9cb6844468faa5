import type Phaser from 'phaser';
import type { RunController } from './run-controller.ts';

/**
 * Lets tweens, timers, animations and particles of a scene stand still with the run, and follow its speed. They run on wall time and
 * would jump after a pause. Call it once a frame; their `timeScale` belongs to the stage.
 */
export function paceEffects(
  phaser: typeof Phaser,
  scene: Phaser.Scene,
  controller: Pick<RunController, 'getSnapshot' | 'speed'>,
): void {
  const pace = controller.getSnapshot().phase === 'paused' ? 0 : controller.speed;
  scene.tweens.timeScale = pace;
  scene.time.timeScale = pace;
  scene.sys.game.anims.globalTimeScale = pace;
  for (const object of scene.sys.updateList.getActive()) {
    if (object instanceof phaser.GameObjects.Particles.ParticleEmitter) object.timeScale = pace;
  }
}
