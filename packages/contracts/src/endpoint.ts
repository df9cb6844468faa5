import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Route } from './routes.ts';

/** One endpoint: request parts, response, and its error codes beyond those that any endpoint can return. */
export interface Endpoint extends Route {
  readonly status: 200 | 201 | 204;
  readonly answer: z.ZodType;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly signedIn?: boolean;
  /** The response is a stream of server-sent events, each with an `answer` as its data. The typed client does not serve it. */
  readonly streamed?: true;
  readonly errors?: readonly ErrorCode[];
}
