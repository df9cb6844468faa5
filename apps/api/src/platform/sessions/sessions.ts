import { callbackify } from 'node:util';
import cookie, { type Signer, signerFactory } from '@fastify/cookie';
import session from '@fastify/session';
import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/session-hint';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { evictOldest } from '../evict-oldest.ts';
import type { LiveSession, SessionCache } from './session-cache.ts';
import { KyselySessionStore, SESSION_LIFETIME_MS } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    /** The signed-in player. */
    userId?: string;
    /** The account's epoch at sign-in. Sessions of earlier epochs are revoked. */
    epoch?: number;
    /** Whether the session has a row in the database. */
    stored?: boolean;
    /** Time of the last write in epoch milliseconds. */
    touchedAt?: number;
  }

  interface FastifyRequest {
    /** The signed-in player; empty without one. */
    userId: string;
    /** The session of the request; empty without one. */
    sessionId: string;
    /** Whether the session belongs to a barred player. Nobody is signed in then. */
    barred: boolean;
  }
}

/** An active session is extended at most this often. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export interface SessionOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly cache: SessionCache;
  readonly secret: string;
  /** Whether the hub is served over https. The cookie is then bound to the host and sent only over https. */
  readonly secure: boolean;
}

/** Session operations beyond resolving the user of a request. */
export interface Sessions {
  /** Enables {@link signIn} for the routes of a scope. Other requests only resolve the user, without a session object. */
  allowSignIn(scope: FastifyInstance): Promise<void>;
  /** Whether the session of an earlier request still signs its player in. */
  isSignedIn(request: Pick<FastifyRequest, 'sessionId' | 'userId'>): Promise<boolean>;
  /** Revokes the session and clears its cookies. Has no effect without a session. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Cookie sessions: HttpOnly, SameSite=Lax, 30 days. Resolves the user of every request. A second cookie, readable by pages, only
 * indicates that a session exists.
 */
export async function addSessions(api: FastifyInstance, options: SessionOptions): Promise<Sessions> {
  const { db, clock, cache, secret, secure } = options;
  const signer = memoisedSigner(secret);
  const store = new KyselySessionStore(db, clock, cache);
  const name = secure ? '__Host-star-seekers' : 'star-seekers';
  const shared = { sameSite: 'lax', path: '/', secure } as const;
  const attributes = { ...shared, httpOnly: true } as const;

  await api.register(cookie);
  api.decorateRequest('userId', '');
  api.decorateRequest('sessionId', '');
  api.decorateRequest('barred', false);

  const isFresh = ({ touchedAt }: LiveSession) => clock.now() - touchedAt < TOUCH_INTERVAL_MS;
  const setUser = (request: FastifyRequest, sessionId: string, { userId, barred }: LiveSession) => {
    if (userId === null) return;
    request.sessionId = sessionId;
    request.barred = barred;
    if (!barred) request.userId = userId;
  };

  // Seconds: they hold by whatever clock the browser has.
  const maxAge = SESSION_LIFETIME_MS / 1000;
  const setHintCookie = (reply: FastifyReply) => void reply.setCookie(SESSION_HINT_COOKIE, '1', { ...shared, maxAge });
  const revokeCookies = (reply: FastifyReply) => {
    void reply.clearCookie(name, attributes);
    void reply.clearCookie(SESSION_HINT_COOKIE, shared);
  };

  /** Resolves the session and extends an active one; clears the cookies of an invalid one. */
  const resolve = callbackify(async (request: FastifyRequest, reply: FastifyReply, sessionId: string | undefined) => {
    const live = sessionId === undefined ? undefined : await store.find(sessionId);
    if (live && sessionId !== undefined) setUser(request, sessionId, live);
    // A sign-in sets a new session and cookie anyway.
    if ((live && (live.barred || isFresh(live))) || request.server.hasRequestDecorator('session')) return;
    if (!live) {
      revokeCookies(reply);
      return;
    }
    await store.touch(request.sessionId, live);
    if (secure && request.protocol !== 'https') return;
    void reply.setCookie(name, signer.sign(request.sessionId), { ...attributes, maxAge });
    setHintCookie(reply);
  });

  api.addHook('onRequest', (request, reply, next) => {
    const signed = request.cookies[name];
    if (signed === undefined) {
      next();
      return;
    }
    const { valid, value } = signer.unsign(signed);
    const cached = valid ? cache.find(value) : undefined;
    if (cached && isFresh(cached)) {
      setUser(request, value ?? '', cached);
      next();
    } else {
      resolve(request, reply, valid ? value : undefined, next);
    }
  });

  return {
    async allowSignIn(scope) {
      await scope.register(session, {
        secret: signer,
        cookieName: name,
        store,
        saveUninitialized: false,
        rolling: false,
        cookie: attributes,
      });
      // A request rejected by an earlier hook has no session object.
      scope.addHook(
        'onSend',
        async ({ session: current, protocol }: { session?: Session; protocol: string }, reply) => {
          if (current?.userId !== undefined && (!secure || protocol === 'https')) setHintCookie(reply);
        },
      );
    },
    async isSignedIn({ sessionId, userId }) {
      const live = await store.find(sessionId);
      return live?.userId === userId && !live.barred;
    },
    async signOut(request, reply) {
      if (request.sessionId) await store.end(request.sessionId);
      revokeCookies(reply);
    },
  };
}

/** A verified account with its epoch from before the password check, so that a concurrent reset revokes the sign-in. */
export interface VerifiedAccount {
  readonly userId: string;
  readonly epoch: number;
}

/** Signs a player in with a new session id, against session fixation. */
export async function signIn(request: FastifyRequest, { userId, epoch }: VerifiedAccount, now: number): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.epoch = epoch;
  request.session.touchedAt = now;
  request.session.cookie.expires = new Date(now + SESSION_LIFETIME_MS);
}

/** Most cached signatures; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** Signs session ids as `@fastify/cookie` does, and caches valid signatures. */
function memoisedSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
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
