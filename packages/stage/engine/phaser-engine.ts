import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const SOURCES = join(PACKAGE, 'src');
/** What `phaser` resolves to. */
const WHOLE = join(PACKAGE, 'dist/phaser.esm.js');
const ENGINE = join(import.meta.dirname, '../src/engine.ts');

/**
 * Sources that Phaser's core imports although nothing of ours gets that far: effects, tiles, texture formats. What has no use without them is
 * left out with them. Whoever constructs one gets an error with its name.
 */
const LEFT_OUT: readonly string[] = [
  'filters/[A-Z]*.js',
  'renderer/webgl/renderNodes/BatchHandlerPointLight.js',
  'renderer/webgl/renderNodes/BatchHandlerStrip.js',
  'renderer/webgl/renderNodes/DynamicTextureHandler.js',
  'renderer/webgl/renderNodes/filters/Filter*.js',
  'renderer/webgl/renderNodes/submitter/SubmitterMeshToQuad.js',
  'renderer/webgl/renderNodes/submitter/{SubmitterTile,SubmitterTilemapGPULayer}.js',
  'renderer/webgl/renderNodes/transformer/TransformerTile.js',
  'renderer/webgl/renderNodes/transformer/TransformerVertex.js',
  'textures/DynamicTexture.js',
  'textures/parsers/{AtlasXML,JSONArray,JSONHash,KTXParser,PCT,PCTDecode,PVRParser,SpriteSheet,SpriteSheetFromAtlas,UnityYAML}.js',
];

/** A source that imports far more than its one user in the core needs, and what stands there instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  'renderer/index.js': `module.exports = { Events: require('phaser/src/renderer/events/index.js') };`,
};

/** Which of the parts that Phaser's sources ask for by `typeof` are there. */
const PARTS: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
  WEBGL_DEBUG: false,
  WEBGL_RENDERER: true,
};

const REPLACED = '\0phaser-replaced:';

/** Files of Phaser that {@link LEFT_OUT} names. @throws when one of its lines names none: Phaser has moved it */
export function leftOutFiles(): readonly string[] {
  return LEFT_OUT.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: SOURCES });
    if (files.length === 0) throw new Error(`Phaser has no ${pattern}.`);
    return files;
  });
}

/** Rolldown's plugin that puts `engine.ts` together from Phaser's sources, which its package does not export. */
function assembleEngine() {
  const leftOut = new Set(leftOutFiles());
  return {
    name: 'star-seekers:engine',
    resolveId(source: string, importer: string | undefined) {
      if (source.startsWith('phaser/src/')) {
        // Many parts register themselves.
        return { id: join(SOURCES, source.slice('phaser/src/'.length)), moduleSideEffects: true };
      }
      if (!importer?.startsWith(SOURCES) || !source.startsWith('.')) return undefined;
      const file = [source, `${source}.js`, `${source}/index.js`]
        .map((path) => join(dirname(importer), path))
        .find((path) => path.endsWith('.js') && existsSync(path));
      const name = file && relative(SOURCES, file);
      return name !== undefined && (leftOut.has(name) || name in INSTEAD) ? REPLACED + name : undefined;
    },
    load(id: string) {
      if (id === WHOLE) return readFileSync(ENGINE, 'utf8');
      if (!id.startsWith(REPLACED)) return undefined;
      const name = id.slice(REPLACED.length);
      if (INSTEAD[name] !== undefined) return INSTEAD[name];
      const message = JSON.stringify(`${name} of Phaser is not in the engine.`);
      return `module.exports = class { constructor() { throw new Error(${message}); } };`;
    },
    transform(code: string, id: string) {
      if (!id.startsWith(SOURCES)) return undefined;
      return code.replaceAll(/\btypeof ([A-Z\d_]+)\b/g, (match, part: string) => String(PARTS[part] ?? match));
    },
  };
}

/** Vite's plugin: `phaser` is our engine, in builds and in what is bundled for tests. */
export function phaserEngine() {
  const hash = createHash('sha256')
    .update(readFileSync(ENGINE))
    .update(readFileSync(import.meta.filename));
  return {
    ...assembleEngine(),
    // Vite bundles dependencies anew when the names of its plugins change.
    name: `star-seekers:engine:${hash.digest('hex').slice(0, 8)}`,
    // Vite itself finds no file that the package does not export.
    enforce: 'pre' as const,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [assembleEngine()] } } }),
  };
}
