import { callbackify } from 'node:util';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { memoisedSigner } from './memoised-signer.ts';
import type { KnownSession, SessionCache } from './session-cache.ts';
import { KyselySessionStore, SESSION_LIFETIME_MS } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    /** The signed-in player. */
    userId?: string;
    /** The account's epoch at sign-in; a session of an earlier one has ended. */
    epoch?: number;
    /** The session has a row in the database. */
    stored?: boolean;
    /** When the session was last written, in epoch milliseconds. */
    touchedAt?: number;
  }

  interface FastifyRequest {
    /** The signed-in player; empty when nobody is signed in. */
    userId: string;
    /** The session that the call came with; empty without one. */
    sessionId: string;
    /** The session is of a player whom an operator keeps out: nobody is signed in. */
    barred: boolean;
  }
}

/** A session in use is written again at most this often, to put its end off. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export interface SessionOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly cache: SessionCache;
  readonly secret: string;
  /** Players use https: the cookie is then bound to this host and never sent in the clear. */
  readonly secure: boolean;
}

/** What the sessions of a server can do beside telling who calls. */
export interface Sessions {
  /** Lets the calls of a scope {@link signIn}: the only ones that `@fastify/session` has to make a session object for. */
  allowSigningIn(scope: FastifyInstance): Promise<void>;
  /** Ends the session, here and in the browser; harmless without one. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Cookie sessions: HttpOnly, SameSite=Lax, 30 days. Every call is told whose it is. A second cookie, which pages can read, says that there
 * is a session and opens nothing.
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

  const isFresh = ({ touchedAt }: KnownSession) => clock.now() - touchedAt < TOUCH_INTERVAL_MS;
  const recognise = (request: FastifyRequest, sessionId: string, { userId, barred }: KnownSession) => {
    if (userId === null) return;
    request.sessionId = sessionId;
    request.barred = barred;
    if (!barred) request.userId = userId;
  };

  const lifetime = () => new Date(Date.now() + SESSION_LIFETIME_MS);
  const giveHint = (reply: FastifyReply) =>
    void reply.setCookie(SESSION_HINT_COOKIE, '1', { ...shared, expires: lifetime() });
  const revokeCookies = (reply: FastifyReply) => {
    void reply.clearCookie(name, attributes);
    void reply.clearCookie(SESSION_HINT_COOKIE, shared);
  };

  /** Reads the session, and puts the end of one in use off, or takes back a cookie that opens nothing (any more). */
  const lookUp = callbackify(async (request: FastifyRequest, reply: FastifyReply, sessionId: string | undefined) => {
    const known = sessionId === undefined ? undefined : await store.find(sessionId);
    if (known && sessionId !== undefined) recognise(request, sessionId, known);
    // A call that signs in gives the browser another session and cookie anyway.
    if ((known && (known.barred || isFresh(known))) || request.server.hasRequestDecorator('session')) return;
    if (!known) {
      revokeCookies(reply);
      return;
    }
    await store.touch(request.sessionId, known);
    if (secure && request.protocol !== 'https') return;
    void reply.setCookie(name, signer.sign(request.sessionId), { ...attributes, expires: lifetime() });
    giveHint(reply);
  });

  api.addHook('onRequest', (request, reply, next) => {
    const signed = request.cookies[name];
    if (signed === undefined) {
      next();
      return;
    }
    const { valid, value } = signer.unsign(signed);
    const remembered = valid ? cache.find(value) : undefined;
    if (remembered && isFresh(remembered)) {
      recognise(request, value ?? '', remembered);
      next();
    } else {
      lookUp(request, reply, valid ? value : undefined, next);
    }
  });

  return {
    async allowSigningIn(scope) {
      await scope.register(session, {
        secret: signer,
        cookieName: name,
        store,
        saveUninitialized: false,
        rolling: false,
        cookie: { ...attributes, maxAge: SESSION_LIFETIME_MS },
      });
      // A request that was refused before has no session object.
      scope.addHook('onSend', async ({ session: opened, protocol }: { session?: Session; protocol: string }, reply) => {
        if (opened?.userId !== undefined && (!secure || protocol === 'https')) giveHint(reply);
      });
    },
    async signOut(request, reply) {
      if (request.sessionId) await store.end(request.sessionId);
      revokeCookies(reply);
    },
  };
}

/** Who signs in: the account, and its epoch from before the password was checked, so that a reset meanwhile wins. */
export interface SignedIn {
  readonly userId: string;
  readonly epoch: number;
}

/** Signs a player in with a new session id, so that an id planted before is worth nothing. */
export async function signIn(request: FastifyRequest, { userId, epoch }: SignedIn, now: number): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.epoch = epoch;
  request.session.touchedAt = now;
}
