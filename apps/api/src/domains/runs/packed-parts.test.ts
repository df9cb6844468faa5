import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { jsonWithLog } from './packed-parts.ts';

test.prop([fc.string(), fc.stringMatching(/^[\w.-]*$/)])(
  'a log stands in the JSON around it, whatever that holds',
  (name, log) => {
    for (const value of [
      { name, log: '', begins: [1] },
      { name: `${name}"log":""`, past: { log: '' } },
    ]) {
      const read = JSON.parse(
        Buffer.concat(
          jsonWithLog(JSON.stringify(value), [Buffer.from(log.slice(0, 3)), Buffer.from(log.slice(3))]),
        ).toString(),
      ) as unknown;
      expect(read).toEqual('past' in value ? { ...value, past: { log } } : { ...value, log });
    }
  },
);
