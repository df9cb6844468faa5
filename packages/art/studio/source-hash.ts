import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { PATHS } from './paths.ts';

/** A module that is not on disk: it passes on the picture of a model and nothing else. */
const ENTRY = join(PATHS.root, 'picture-alone.ts');

/**
 * Hash of what a model's picture depends on: its file and whatever of the kit and the stage it uses, compiled. Comments,
 * names of locals, unused code and what else the file exports do not count, so tidying up does not make a picture stale.
 */
export async function sourceHash(model: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: PATHS.root,
    plugins: [
      {
        name: 'picture-alone',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? `export { picture } from ${JSON.stringify(join(PATHS.models, `${model}.ts`))};` : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'model' },
      rolldownOptions: { external: ['three'] },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`${model} could not be compiled.`);
  const { code } = minifySync('model.js', result.output[0].code);
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
