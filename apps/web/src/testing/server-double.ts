import type { ApiErrorBody, User } from '@star-seekers/contracts';
import { vi } from 'vitest';

export interface Call {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Sent as it is, in place of a body of JSON. */
  readonly text?: string;
}

/** Stands where the network is: records every call and answers with what `reply` says. Undefined is a lost connection. */
export function serveApi(reply: (call: Call) => Reply | undefined | Promise<Reply | undefined>): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: new URL(input, window.location.href).pathname.replace(/^\/api/, ''),
      body: init.body === undefined ? undefined : (JSON.parse(init.body as string) as unknown),
    };
    calls.push(call);
    const answer = await reply(call);
    if (!answer) throw new TypeError('Failed to fetch');
    const text = answer.text ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
    return new Response(text, { status: answer.status });
  });
  return calls;
}

/** A refusal in the form that the API gives it. */
export function refusal(status: number, body: Partial<ApiErrorBody> & Pick<ApiErrorBody, 'code'>): Reply {
  return { status, body: { message: `refused: ${body.code}`, ...body } };
}

/** A player for tests. */
export function player(over: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'Nova',
    email: 'nova@example.com',
    faction: 'none',
    credits: 0,
    pendingCredits: 0,
    owedCredits: 0,
    totalPoints: 0,
    solanaWallet: null,
    rankTitle: 'Rookie',
    ...over,
  };
}
