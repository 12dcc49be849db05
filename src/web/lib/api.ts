import { createORPCClient } from '@orpc/client';
import { LinkFetchClient } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { StandardOpenAPILink } from '@orpc/openapi-client/standard';
import { contract } from '#contract/contract.ts';
import { batchedReads, type ReadContext } from './batched-reads.ts';

/** Base path of the API, also for the outbox. */
export const API_URL = '/api';

const apiUrl = (): string => new URL(API_URL, location.origin).href;

const fetching = new LinkFetchClient<ReadContext>({
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
});

const { client, forgetAhead } = batchedReads(fetching, apiUrl);

const link = new StandardOpenAPILink<ReadContext>(contract, client, { url: apiUrl });

/**
 * API client, typed by the contract. Concurrent reads are sent as one request. Throws `ORPCError` with a code, or `TypeError` if there was
 * no response.
 */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, ReadContext>> =
  createORPCClient(link);

export { forgetAhead };
