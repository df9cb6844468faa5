import type Phaser from 'phaser';
import { ATLAS } from './atlas.ts';
import type { SpritePoolOptions } from './sprite-pool.ts';

/** What an image is drawn with: Phaser's own batch of quads, which many images share. */
export interface QuadTarget {
  readonly batch: Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad;
  readonly context: Phaser.Renderer.WebGL.DrawingContext;
  /** From logical pixels to those of the canvas. */
  readonly view: Phaser.GameObjects.Components.TransformMatrix;
}

/** Render options of every quad: many textures in a batch, no lighting. */
export const QUAD_OPTIONS: Phaser.Types.Renderer.WebGL.RenderNodes.BatchHandlerQuadRenderOptions = {
  multiTexturing: true,
};

/** What an image is drawn with where there is no WebGL. */
export interface PlainTarget {
  readonly brush: CanvasRenderingContext2D;
  readonly view: Phaser.GameObjects.Components.TransformMatrix;
  /** The image itself, and what draws it as it is now. */
  readonly image: Phaser.GameObjects.Image;
  readonly draw: () => void;
}

export interface Painter {
  readonly paint: (target: QuadTarget) => void;
  readonly paintPlainly: (target: PlainTarget) => void;
}

type Camera = Phaser.Cameras.Scene2D.Camera;

/** What Phaser's types leave out. */
type Renderable = Phaser.GameObjects.Image & {
  renderCanvas(renderer: Phaser.Renderer.Canvas.CanvasRenderer, image: Renderable, camera: Camera): void;
};

/**
 * One image of the display list that draws whatever it wants: hundreds of quads cost Phaser's bookkeeping as much as one. It is hidden
 * until its owner shows it.
 */
export function addPaintedImage(
  scene: Phaser.Scene,
  { depth, additive = false }: SpritePoolOptions,
  { paint, paintPlainly }: Painter,
): Phaser.GameObjects.Image {
  const image = scene.add.image(0, 0, ATLAS).setDepth(depth).setVisible(false) as Renderable;
  if (additive) image.setBlendMode('ADD');
  image.addRenderStep((renderer: Phaser.Renderer.WebGL.WebGLRenderer, _: unknown, context: QuadTarget['context']) => {
    if (!context.camera) return;
    const batch = renderer.renderNodes.getNode('BatchHandlerQuad') as unknown as QuadTarget['batch'];
    paint({ batch, context, view: context.camera.getViewMatrix(!context.useCanvas) });
  }, 0);
  const renderCanvas = image.renderCanvas.bind(image);
  image.renderCanvas = (renderer, self, camera) => {
    const draw = () => renderCanvas(renderer, self, camera);
    paintPlainly({ brush: renderer.currentContext, view: camera.getViewMatrix(), image: self, draw });
  };
  return image;
}

/** Colour and opacity in the format of a quad. */
export function packTint(tint: number, alpha: number): number {
  return ((Math.trunc(alpha * 255) << 24) | tint) >>> 0;
}
