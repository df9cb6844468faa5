import { type Signer, signerFactory } from '@fastify/cookie';

/** Most cached signatures; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** Signs session ids as `@fastify/cookie` does, and caches valid signatures. */
export function memoisedSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
  const signer = signerFactory(secret);
  /** Signed ids by their id. */
  const cache = new Map<string, string>();
  const remember = (id: string, signed: string) => {
    const [oldest] = cache.keys();
    if (cache.size >= CAPACITY && oldest !== undefined) cache.delete(oldest);
    cache.set(id, signed);
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
