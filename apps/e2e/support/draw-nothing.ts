/**
 * Runs in every page before its own scripts: disables WebGL drawing, because software rendering is slow and journeys do not check
 * pixels.
 */
export function drawNothing(): void {
  const calls = ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const call of calls) if (call in prototype) Object.assign(prototype, { [call]: () => undefined });
  }
}
