import type { z } from 'zod';
import { ApiError, type RequestOptions, type RequestParts, sendRequest } from '../client.ts';
import type { InputOf } from '../endpoint-types.ts';
import type { BridgeEndpoints } from './endpoints.ts';
import { type BridgeEndpointName, bridgeRoutes } from './routes.ts';

/** Parsed response body of an endpoint of the bridge. */
export type BridgeAnswer<Name extends BridgeEndpointName> = z.output<BridgeEndpoints[Name]['answer']>;

export type BridgeClient = <Name extends BridgeEndpointName>(
  name: Name,
  input: InputOf<BridgeEndpoints[Name]>,
  options?: RequestOptions,
) => Promise<BridgeAnswer<Name>>;

/**
 * Creates a function that sends a request to any endpoint of the bridge. Its promise rejects with an {@link ApiError}, whose code may be
 * one of the bridge, or with an AbortError when the signal fires.
 * @param onError called with every failed request
 */
export function createBridgeClient(onError: (error: ApiError, endpoint: BridgeEndpointName) => void): BridgeClient {
  return async (name, input, options) => {
    try {
      const send: typeof fetch = async (...request) => fetch(...request);
      return (await sendRequest(send, '', bridgeRoutes[name], input as RequestParts, options)) as never;
    } catch (error) {
      if (error instanceof ApiError) onError(error, name);
      throw error;
    }
  };
}
