import * as THREE from 'three';

/** The WebGL context of a session, and full-screen passes. Targets are linear and may exceed 1. */
export class Renderer {
  readonly gl = new THREE.WebGLRenderer({ antialias: false, alpha: true });
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly screen: THREE.Mesh<THREE.BufferGeometry, THREE.Material>;

  constructor() {
    this.gl.setSize(16, 16);
    this.gl.shadowMap.enabled = true;
    this.gl.shadowMap.type = THREE.BasicShadowMap;
    this.gl.toneMapping = THREE.NoToneMapping;
    this.gl.setClearColor(0, 0);
    const triangle = new THREE.BufferGeometry();
    triangle.setAttribute('position', new THREE.Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
    triangle.setAttribute('uv', new THREE.Float32BufferAttribute([0, 0, 2, 0, 0, 2], 2));
    this.screen = new THREE.Mesh(triangle);
    this.screen.frustumCulled = false;
    this.scene.add(this.screen);
  }

  clear(target: THREE.WebGLRenderTarget): void {
    this.gl.setRenderTarget(target);
    this.gl.setClearColor(0, 0);
    this.gl.clear(true, true, true);
  }

  render(scene: THREE.Scene, camera: THREE.Camera, target: THREE.WebGLRenderTarget): void {
    this.clear(target);
    this.gl.render(scene, camera);
  }

  /** Draws a pass over a whole target without clearing it. */
  run(
    pass: THREE.RawShaderMaterial,
    target: THREE.WebGLRenderTarget,
    uniforms: Readonly<Record<string, unknown>>,
  ): void {
    for (const [name, value] of Object.entries(uniforms)) {
      const uniform = (pass.uniforms[name] ??= { value: null });
      uniform.value = value;
    }
    this.draw(pass, target);
  }

  private draw(material: THREE.Material, target: THREE.WebGLRenderTarget): void {
    this.screen.material = material;
    this.gl.setRenderTarget(target);
    this.gl.autoClear = false;
    this.gl.render(this.scene, this.camera);
    this.gl.autoClear = true;
  }

  /** Draws a heavy pass in tiles and waits after each row, so that software rendering stays responsive. */
  runTiled(
    pass: THREE.RawShaderMaterial,
    target: THREE.WebGLRenderTarget,
    uniforms: Readonly<Record<string, unknown>>,
    tile = 256,
  ): void {
    const { width, height } = target;
    for (let y = 0; y < height; y += tile)
      for (let x = 0; x < width; x += tile) {
        target.scissorTest = true;
        target.scissor.set(x, y, Math.min(tile, width - x), Math.min(tile, height - y));
        this.run(pass, target, uniforms);
        this.wait(target);
      }
    target.scissorTest = false;
    target.scissor.set(0, 0, width, height);
  }

  /** Blocks until all drawing is done. */
  wait(target: THREE.WebGLRenderTarget): void {
    const type = target.texture.type;
    const pixel =
      type === THREE.HalfFloatType
        ? new Uint16Array(4)
        : type === THREE.UnsignedByteType
          ? new Uint8Array(4)
          : new Float32Array(4);
    this.gl.readRenderTargetPixels(target, 0, 0, 1, 1, pixel);
  }

  read(target: THREE.WebGLRenderTarget): Uint8Array {
    const pixels = new Uint8Array(target.width * target.height * 4);
    this.gl.readRenderTargetPixels(target, 0, 0, target.width, target.height, pixels);
    return pixels;
  }
}

export function createTarget(
  width: number,
  height: number,
  options: { type?: THREE.TextureDataType; nearest?: boolean; depth?: boolean } = {},
): THREE.WebGLRenderTarget {
  const filter = options.nearest ? THREE.NearestFilter : THREE.LinearFilter;
  return new THREE.WebGLRenderTarget(width, height, {
    type: options.type ?? THREE.FloatType,
    format: THREE.RGBAFormat,
    minFilter: filter,
    magFilter: filter,
    depthBuffer: options.depth ?? false,
    generateMipmaps: false,
  });
}

/** A full-screen fragment shader; it writes `o` and reads `vUv`. */
export function createPass(fragment: string, blend: 'replace' | 'add' | 'over' = 'replace'): THREE.RawShaderMaterial {
  return new THREE.RawShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: 'in vec3 position;in vec2 uv;out vec2 vUv;void main(){vUv=uv;gl_Position=vec4(position.xy,0.,1.);}',
    fragmentShader: `precision highp float;precision highp int;in vec2 vUv;out vec4 o;\n${fragment}`,
    depthTest: false,
    depthWrite: false,
    transparent: blend !== 'replace',
    blending: blend === 'replace' ? THREE.NoBlending : THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: blend === 'over' ? THREE.OneMinusSrcAlphaFactor : THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: blend === 'over' ? THREE.OneMinusSrcAlphaFactor : THREE.OneFactor,
  });
}
