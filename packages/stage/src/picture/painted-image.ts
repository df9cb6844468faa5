import type Phaser from 'phaser';
import { ATLAS } from './atlas.ts';
import { type StampBatch, stampBatchOf } from './stamp-batch.ts';

/** What an image is drawn with: a batch that all images share. */
export interface QuadTarget {
  readonly batch: StampBatch;
  /** From logical pixels to those of the canvas. */
  readonly view: Phaser.GameObjects.Components.TransformMatrix;
}

/** What an image is drawn with where there is no WebGL. */
export interface PlainTarget {
  readonly brush: CanvasRenderingContext2D;
  readonly view: Phaser.GameObjects.Components.TransformMatrix;
  /** The image itself, and what draws it as it is now. */
  readonly image: Phaser.GameObjects.Image;
  readonly draw: () => void;
}

export interface PaintedImageOptions {
  readonly depth: number;
  /** Adds its light to what lies behind it. */
  readonly additive?: boolean;
}

export interface Painter {
  readonly paint: (target: QuadTarget) => void;
  readonly paintPlainly: (target: PlainTarget) => void;
}

type Camera = Phaser.Cameras.Scene2D.Camera;
type Context = Phaser.Renderer.WebGL.DrawingContext;
type Texture = Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper;

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
  { depth, additive = false }: PaintedImageOptions,
  { paint, paintPlainly }: Painter,
): Phaser.GameObjects.Image {
  const image = scene.add.image(0, 0, ATLAS).setDepth(depth).setVisible(false) as Renderable;
  const { renderer } = scene.game;
  // Under WebGL the batch itself adds light, so that the blend mode never changes.
  if (additive && !('gl' in renderer)) image.setBlendMode('ADD');
  image.addRenderStep((webGL: Phaser.Renderer.WebGL.WebGLRenderer, _: unknown, context: Context) => {
    if (!context.camera) return;
    const batch = stampBatchOf(webGL);
    batch.begin(context, image.frame.source.glTexture as Texture, additive ? 0 : 1);
    paint({ batch, view: context.camera.getViewMatrix(!context.useCanvas) });
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
