import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** The first 64 bits of an IPv6 address, which one household or server has to itself. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

/**
 * Address that a request counts for in rate limits.
 * @param trustProxy whether there is one proxy in front: then the address it added to `X-Forwarded-For` counts, never one the client wrote
 */
export function clientAddress(
  env: Partial<HttpBindings> | undefined,
  headers: Headers,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded || env?.incoming?.socket?.remoteAddress || 'unknown');
}
