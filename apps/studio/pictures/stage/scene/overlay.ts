import type * as THREE from 'three';
import type { Renderer } from '../renderer.ts';

/** Draws objects over the content of a target. */
export function overlay(
  { gl }: Renderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  target: THREE.WebGLRenderTarget,
): void {
  gl.setRenderTarget(target);
  gl.autoClear = false;
  gl.render(scene, camera);
  gl.autoClear = true;
}
