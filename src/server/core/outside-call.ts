import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that aren't the internet: this machine, the network it is in, link-local services of clouds, and reserved ranges. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
// Addresses that contain an IPv4 address lead to its network, whatever relays them.
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Why another server didn't answer, in words for the member. */
export class OutsideFault extends Error {}

const BLOCKED = 'This address is on a private network. The people who run this server haven’t allowed it.';

/** Resolves names like the system, but rejects private addresses: the checked address is the one connected to. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new OutsideFault(BLOCKED), '');
    const [first = { address: '', family: 4 }] = addresses;
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

export interface OutsideCall {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly text: string;
}

async function textOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw new OutsideFault('The response is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'We couldn’t find a server at this address.',
  EAI_AGAIN: 'We can’t look up this server’s name right now.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection.',
};

function faultOf(error: unknown): OutsideFault {
  if (error instanceof OutsideFault) return error;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return new OutsideFault('The server took too long to respond.');
  return new OutsideFault(REASONS[code] ?? 'The server couldn’t be reached.');
}

/** Calls an address that a member entered. Redirects aren't followed. @throws OutsideFault */
export type CallOutside = (call: OutsideCall) => Promise<OutsideAnswer>;

/** Addresses on the server's own machine and network that members may reach: all, none, or listed origins. */
export type PrivateAddresses = boolean | readonly string[];

/** @param allowed the operator's choice */
export const outsideCaller =
  (allowed: PrivateAddresses): CallOutside =>
  async ({ url, method = 'GET', headers = {}, body, maxBytes, timeoutMs }) => {
    const { protocol, hostname, origin } = new URL(url);
    const allowsPrivate = typeof allowed === 'boolean' ? allowed : allowed.includes(origin);
    const host = hostname.replaceAll(/^\[|\]$/g, '');
    if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new OutsideFault(BLOCKED);
    const options: RequestOptions = {
      method,
      headers: {
        'User-Agent': 'Perennial (self-hosted)',
        ...headers,
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(!allowsPrivate && { lookup: publicLookup }),
    };
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = (protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve);
        call.on('error', reject);
        call.end(body);
      });
      return { status: answer.statusCode ?? 0, text: await textOf(answer, maxBytes) };
    } catch (error) {
      throw faultOf(error);
    }
  };
