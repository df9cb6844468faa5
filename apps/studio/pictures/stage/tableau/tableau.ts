import * as THREE from 'three';
import type { Picture } from '../picture.ts';
import { type Renderer, createTarget } from '../renderer.ts';
import type { Studio } from '../studio.ts';
import { type Grade, grade } from './grade.ts';

/** The target of layers, in linear light. */
export interface Canvas {
  readonly studio: Studio;
  readonly renderer: Renderer;
  readonly light: THREE.WebGLRenderTarget;
  /** Alpha is the coverage of the sky, where rays of the sun stop. */
  readonly cover: THREE.WebGLRenderTarget;
}

/** Draws over earlier layers. */
export type Layer = (canvas: Canvas) => void;

export interface Tableau extends Grade {
  readonly width: number;
  readonly height: number;
  /** From back to front; the first one covers the canvas. */
  readonly layers: readonly Layer[];
}

/** A picture of layers. */
export function tableau(plan: Tableau): Picture {
  return {
    shots: {
      whole(studio: Studio) {
        const { width, height } = plan;
        const { renderer } = studio;
        const canvas: Canvas = {
          studio,
          renderer,
          light: createTarget(width, height),
          cover: createTarget(width, height, { type: THREE.HalfFloatType }),
        };
        renderer.clear(canvas.light);
        renderer.clear(canvas.cover);
        for (const layer of plan.layers) {
          layer(canvas);
          renderer.wait(canvas.light);
        }
        const result = grade(renderer, canvas.light, plan);
        canvas.light.dispose();
        canvas.cover.dispose();
        return studio.take(result);
      },
    },
  };
}
