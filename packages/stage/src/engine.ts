/**
 * Phaser, with what our scenes use of it. Builds and tests load this file in its place (`../engine/phaser-engine.ts`), so all pages have the
 * same. A part that a scene needs is imported here; one that registers itself needs no more than that.
 */
import 'phaser/src/cameras/2d/CameraManager.js';
import { AUTO, CANVAS, WEBGL } from 'phaser/src/const.js';
import Game from 'phaser/src/core/Game.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/UpdateList.js';
import Graphics from 'phaser/src/gameobjects/graphics/Graphics.js';
import 'phaser/src/gameobjects/graphics/GraphicsCreator.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import ParticleEmitter from 'phaser/src/gameobjects/particles/ParticleEmitter.js';
import 'phaser/src/gameobjects/particles/ParticleEmitterFactory.js';
import 'phaser/src/gameobjects/text/TextFactory.js';
import 'phaser/src/loader/LoaderPlugin.js';
import 'phaser/src/loader/filetypes/ImageFile.js';
import BatchHandler from 'phaser/src/renderer/webgl/renderNodes/BatchHandler.js';
import Scale from 'phaser/src/scale/index.js';
import Scene from 'phaser/src/scene/Scene.js';
import 'phaser/src/scene/ScenePlugin.js';
import Events from 'phaser/src/scene/events/index.js';
import 'phaser/src/time/Clock.js';
import 'phaser/src/tweens/TweenManager.js';

const engine = {
  AUTO,
  CANVAS,
  Game,
  GameObjects: { Graphics, Particles: { ParticleEmitter } },
  Renderer: { WebGL: { RenderNodes: { BatchHandler } } },
  Scale,
  Scene,
  Scenes: { Events },
  WEBGL,
};

// oxlint-disable-next-line import/no-default-export -- Phaser's own export is one
export default engine;
