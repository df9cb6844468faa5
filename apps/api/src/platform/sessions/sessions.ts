import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { memoisedSigner } from './memoised-signer.ts';
import type { SessionCache } from './session-cache.ts';
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
}

/** A session in use is written again at most this often, to put its end off. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export interface SessionOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly cache: SessionCache;
  readonly secret: string;
  /** Players use https: the cookie is then bound to this host and never sent in the clear. */
  readonly secure: boolean;
}

/** Cookie sessions: HttpOnly, SameSite=Lax, 30 days. */
export async function addSessions(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { db, clock, cache, secret, secure } = options;
  await app.register(cookie);
  await app.register(session, {
    secret: memoisedSigner(secret),
    cookieName: cookieName(secure),
    store: new KyselySessionStore(db, clock, cache),
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: SESSION_LIFETIME_MS },
  });
  app.addHook('preHandler', (request, _reply, next) => {
    const { userId, touchedAt = 0 } = request.session;
    const now = clock.now();
    if (userId && now - touchedAt >= TOUCH_INTERVAL_MS) request.session.touchedAt = now;
    next();
  });
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

/** Ends the session, here and in the browser; harmless without one. */
export async function signOut(request: FastifyRequest, reply: FastifyReply, secure: boolean): Promise<void> {
  if (request.session.userId) await request.session.destroy();
  void reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-star-seekers' : 'star-seekers';
}
