/**
 * Runs in every page before its own scripts: games and the die draw nothing, since software takes its time for pixels that no
 * journey looks at.
 */
export function drawNothing(): void {
  const calls = ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const call of calls) if (call in prototype) Object.assign(prototype, { [call]: () => undefined });
  }
}
