import type { z } from 'zod';
import type { endpoints } from './endpoints.ts';
import type { EndpointName } from './routes.ts';

export type Endpoints = typeof endpoints;

/** Endpoints that answer with a stream of events. */
export type StreamedName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly streamed: true } ? Name : never;
}[EndpointName];

/** Request parts that the caller passes, before defaults and coercion. */
export type EndpointInput<Name extends EndpointName> = InputOf<Endpoints[Name]>;

/** Request parts of an endpoint of any table. */
export type InputOf<Endpoint> = InputPart<Endpoint, 'params'> &
  InputPart<Endpoint, 'query'> &
  InputPart<Endpoint, 'body'> &
  InputPart<Endpoint, 'headers'>;

/** Parsed response body. */
export type EndpointAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;

type InputPart<Endpoint, Part extends 'params' | 'query' | 'body' | 'headers'> = [Endpoint] extends [
  { readonly [key in Part]: infer Schema extends z.ZodType },
]
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [key in Part]?: z.input<Schema> }
    : { readonly [key in Part]: z.input<Schema> }
  : object;
