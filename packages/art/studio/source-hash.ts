import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { PATHS } from './paths.ts';

/**
 * Hash of what a model's picture depends on: its file and whatever of the kit and the stage it uses, compiled. Comments,
 * names of locals and unused code do not count, so tidying up does not make a picture stale.
 */
export async function sourceHash(model: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: PATHS.root,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(PATHS.models, `${model}.ts`), formats: ['es'], fileName: 'model' },
      rolldownOptions: { external: ['three'] },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`${model} could not be compiled.`);
  const { code } = minifySync('model.js', result.output[0].code);
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
