import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#contract/contract.ts';

/** Where the wire begins; the outbox posts below the same address. */
export const API_URL = '/api';

const link = new OpenAPILink(contract, {
  url: () => new URL(API_URL, location.origin).href,
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
});

/** The server, typed by the contract. Throws `ORPCError` with a code, or `TypeError` where no answer came. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);
