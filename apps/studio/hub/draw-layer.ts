import type { Layer } from './layers.ts';

/**
 * Draws a layer and returns its WebP bytes in base64. Runs inside the page, so it cannot use outside variables.
 * Draws in tiles with a readback each, because software GL aborts one long draw.
 */
export async function drawLayer({ layer, fragment }: { layer: Layer; fragment: string }): Promise<string> {
  const tile = 256;
  const width = layer.width * layer.oversampling;
  const height = layer.height * layer.oversampling;
  const canvas = new OffscreenCanvas(tile, tile);
  const gl = canvas.getContext('webgl2', { premultipliedAlpha: true, preserveDrawingBuffer: true, antialias: false });
  if (!gl) throw new Error('no WebGL 2');
  const program = gl.createProgram();
  const sources: [number, string][] = [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0.,1.);}'],
    [gl.FRAGMENT_SHADER, fragment],
  ];
  for (const [type, source] of sources) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(String(gl.getShaderInfoLog(shader)));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
  const offset = gl.getUniformLocation(program, 'uOffset');

  const full = new OffscreenCanvas(width, height);
  const fullContext = full.getContext('2d');
  const stored = new OffscreenCanvas(layer.width, layer.height);
  const storedContext = stored.getContext('2d');
  if (!fullContext || !storedContext) throw new Error('no 2D canvas');
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      gl.uniform2f(offset, x, y);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      fullContext.drawImage(canvas, x, height - y - tile);
    }
  }
  storedContext.imageSmoothingQuality = 'high';
  storedContext.drawImage(full, 0, 0, layer.width, layer.height);
  const bytes = new Uint8Array(
    await (await stored.convertToBlob({ type: 'image/webp', quality: layer.quality })).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
