import type Phaser from 'phaser';

type Handler = Phaser.Renderer.WebGL.RenderNodes.BatchHandler;
type Manager = Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager;
type Context = Phaser.Renderer.WebGL.DrawingContext;
type Texture = Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper;

/** What Phaser's types leave out. */
interface Suite {
  readonly program: { setUniform(name: string, value: unknown): void };
  readonly vao: unknown;
}
type Renderer = Phaser.Renderer.WebGL.WebGLRenderer & {
  drawElements(...args: readonly unknown[]): void;
};

/** Name of the batch among the render nodes of a game. */
const STAMP_BATCH = 'StampBatch';

const QUADS = 2048;
const [CORNERS, INDICES] = [4, 6] as const;

/** Floats of a corner: its place, its place in the texture, its colour and how much it covers. */
const FLOATS = 6;

/**
 * All that the painted images of a game draw, in one call to the graphics card. Phaser's own batch of quads begins anew at every change
 * of the blend mode; here each quad says whether it covers what lies behind it or adds its light to that.
 */
export interface StampBatch {
  /** Call it before the quads of an image. @param covers 1 covers what lies behind; 0 adds light, on an opaque canvas */
  begin(context: Context, texture: Texture, covers: 0 | 1): void;
  /** The next corner of a quad, of which the first and last lie opposite each other. @param color see `packTint` */
  corner(x: number, y: number, u: number, v: number, color: number): void;
}

/** The batch of a game. */
export function stampBatchOf({ renderNodes }: Phaser.Renderer.WebGL.WebGLRenderer): StampBatch {
  return renderNodes.getNode(STAMP_BATCH) as unknown as StampBatch;
}

/** The render nodes of every game, for its configuration. */
export function stampNodes(phaser: typeof Phaser): Record<string, Phaser.Types.Core.RenderNodesConfig> {
  const BatchHandler = phaser.Renderer.WebGL.RenderNodes.BatchHandler as new (
    manager: Manager,
    config: object,
  ) => Handler;

  class Batch extends BatchHandler implements StampBatch {
    readonly #floats: Float32Array;
    readonly #words: Uint32Array;
    #suite: Suite | undefined;
    #context: Context | undefined;
    #texture: Texture | undefined;
    #covers = 1;
    /** Floats written since the last draw, and the most there is room for. */
    #used = 0;
    readonly #room = QUADS * CORNERS * FLOATS;

    constructor(manager: Manager) {
      super(manager, CONFIG);
      const { viewF32, viewU32 } = this.vertexBufferLayout.buffer;
      if (!viewF32 || !viewU32) throw new Error('The batch has no buffer.');
      [this.#floats, this.#words] = [viewF32, viewU32];
    }

    begin(context: Context, texture: Texture, covers: 0 | 1): void {
      if (texture !== this.#texture) this.#draw();
      this.manager.setCurrentBatchNode(this, context);
      this.#context = context;
      this.#texture = texture;
      this.#covers = covers;
    }

    corner(x: number, y: number, u: number, v: number, color: number): void {
      if (this.#used === this.#room) this.#draw();
      const floats = this.#floats;
      let at = this.#used;
      floats[at++] = x;
      floats[at++] = y;
      floats[at++] = u;
      floats[at++] = v;
      this.#words[at++] = color;
      floats[at++] = this.#covers;
      this.#used = at;
    }

    /** Called by Phaser when something else is drawn, and at the end of a frame. */
    override run(): void {
      this.#draw();
    }

    /** Two triangles for each quad. Phaser calls it while the batch is made. */
    _generateElementIndices(quads: number): ArrayBuffer {
      const indices = new Uint16Array(quads * INDICES);
      for (let quad = 0; quad < quads; quad++) {
        const first = quad * CORNERS;
        indices.set([first, first + 1, first + 2, first + 1, first + 3, first + 2], quad * INDICES);
      }
      return indices.buffer;
    }

    #draw(): void {
      const context = this.#context;
      if (this.#used === 0 || !context) return;
      const renderer = this.manager.renderer as Renderer;
      this.vertexBufferLayout.buffer.update(this.#used * Float32Array.BYTES_PER_ELEMENT);
      this.#suite ??= this.programManager.getCurrentProgramSuite() as unknown as Suite;
      const { program, vao } = this.#suite;
      renderer.setProjectionMatrixFromDrawingContext(context);
      program.setUniform('uProjectionMatrix', renderer.projectionMatrix.val);
      const count = (this.#used / FLOATS / CORNERS) * INDICES;
      renderer.drawElements(context, [this.#texture], program, vao, count, 0, renderer.gl.TRIANGLES);
      this.#used = 0;
    }
  }
  return { [STAMP_BATCH]: Batch as unknown as Phaser.Types.Core.RenderNodesConfig };
}

const CONFIG: Phaser.Types.Renderer.WebGL.RenderNodes.BatchHandlerConfig = {
  name: STAMP_BATCH,
  instancesPerBatch: QUADS,
  verticesPerInstance: CORNERS,
  indicesPerInstance: INDICES,
  shaderName: 'STAMPS',
  vertexBufferLayout: {
    usage: 'DYNAMIC_DRAW',
    layout: [
      { name: 'place', size: 2 },
      { name: 'texturePlace', size: 2 },
      { name: 'tint', size: 4, type: 'UNSIGNED_BYTE', normalized: true },
      { name: 'covers', size: 1 },
    ],
  },
  // The pictures of a texture are premultiplied: without opacity they add their light.
  vertexSource: `
    precision highp float;
    uniform mat4 uProjectionMatrix;
    attribute vec2 place;
    attribute vec2 texturePlace;
    attribute vec4 tint;
    attribute float covers;
    varying vec2 at;
    varying vec4 light;
    void main() {
      gl_Position = uProjectionMatrix * vec4(place, 1.0, 1.0);
      at = texturePlace;
      light = vec4(tint.bgr * tint.a, tint.a * covers);
    }`,
  fragmentSource: `
    #ifdef GL_FRAGMENT_PRECISION_HIGH
    precision highp float;
    #else
    precision mediump float;
    #endif
    uniform sampler2D uMainSampler;
    varying vec2 at;
    varying vec4 light;
    void main() {
      gl_FragColor = texture2D(uMainSampler, at) * light;
    }`,
};
