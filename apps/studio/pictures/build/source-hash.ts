import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { PATHS } from '../../paths.ts';

/** A virtual module. */
const ENTRY = join(PATHS.root, 'picture-alone.ts');

/**
 * Hash of the code that a model's picture depends on: its file and the parts of the kit and the stage that it uses, without other
 * exports of the file.
 */
export function sourceHash(model: string): Promise<string> {
  return compiledHash(`export { picture } from ${JSON.stringify(join(PATHS.models, `${model}.ts`))};`, ['three']);
}

/**
 * Hash of a module with its imports, compiled. Comments, names of locals and unused code do not count, so tidying up does not
 * make a picture stale.
 * @param external imports that do not count
 */
export async function compiledHash(source: string, external: readonly string[]): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: PATHS.root,
    external: [...external],
    plugins: [
      {
        name: 'picture-alone',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
  });
  const {
    output: [{ code }],
  } = await bundle.generate({ minify: true });
  await bundle.close();
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
