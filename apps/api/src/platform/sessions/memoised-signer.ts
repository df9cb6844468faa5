import { type Signer, signerFactory } from '@fastify/cookie';
import { evictOldest } from '../evict-oldest.ts';

/** Most cached signatures; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** Signs session ids as `@fastify/cookie` does, and caches valid signatures. */
export function memoisedSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
  const signer = signerFactory(secret);
  /** Signed ids by their id. */
  const cache = new Map<string, string>();
  const remember = (id: string, signed: string) => {
    cache.set(id, signed);
    evictOldest(cache, CAPACITY);
  };
  return {
    sign: (id) => cache.get(id) ?? signer.sign(id),
    unsign(signed) {
      const id = signed.slice(0, signed.lastIndexOf('.'));
      if (cache.get(id) === signed) return { valid: true, renew: false, value: id };
      const result = signer.unsign(signed);
      if (result.valid && !result.renew) remember(result.value, signed);
      return result;
    },
  };
}
