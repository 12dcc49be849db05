import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A message as a browser's service worker receives it. */
export interface Pushed {
  readonly key: string | null;
  readonly kind: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** A browser that subscribes and decrypts (RFC 8291, receiving side). */
export class Device {
  readonly id = randomBytes(8).toString('hex');
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly received: Pushed[] = [];
  isOnline = true;
  isGone = false;
  /** Waiting at the push service, by topic. */
  readonly waiting = new Map<string, { readonly body: Buffer; readonly untilMs: number }>();

  constructor() {
    this.#keys.generateKeys();
  }

  subscription(origin: string) {
    return {
      endpoint: `${origin}/push/${this.id}`,
      p256dh: this.#keys.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** Registers it as a new channel of its member. */
  channel(origin: string) {
    return { id: randomUUID(), kind: 'push', name: 'Firefox', ...this.subscription(origin) } as const;
  }

  receive(body: Buffer): void {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const derive = (secret: Buffer, saltOf: Buffer, text: Buffer | string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, saltOf, text, size));
    const secret = derive(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + keyLength);
    const opener = createDecipheriv('aes-128-gcm', key, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    this.received.push(JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString()) as Pushed);
  }
}

/** Whether a request is signed by the key it names, for this origin and time (RFC 8292). */
function isSigned(authorization: string, origin: string, nowMs: number): boolean {
  const [, said = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const claims = JSON.parse(Buffer.from(said.split('.')[1] ?? '', 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const isOurs = verify(
    'sha256',
    Buffer.from(said),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const leftMs = claims.exp * 1000 - nowMs;
  return (
    isOurs &&
    claims.aud === origin &&
    leftMs > 0 &&
    leftMs <= 86_400_000 &&
    /^(?:mailto|https):/.test(claims.sub)
  );
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service, ntfy, Gotify and a webhook receiver on this machine. */
export function receivers(now: () => number) {
  const devices = new Map<string, Device>();
  const others: Received[] = [];
  let status = 200;
  let origin = '';
  const push = (device: Device | undefined, { headers, body }: Received): number => {
    if (!device || device.isGone) return 410;
    if (!isSigned(headers.authorization ?? '', origin, now())) return 403;
    if (headers['content-encoding'] !== 'aes128gcm' || !/^[\w-]{1,32}$/.test(String(headers['topic'])))
      return 400;
    if (device.isOnline) device.receive(body);
    else
      device.waiting.set(String(headers['topic']), { body, untilMs: now() + Number(headers['ttl']) * 1000 });
    return 201;
  };
  const answer = (received: Received): number => {
    const [, id] = /^\/push\/(\w+)$/.exec(received.path) ?? [];
    if (status !== 200) return status;
    if (id !== undefined) return push(devices.get(id), received);
    others.push(received);
    return 200;
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) };
      response.writeHead(answer(received)).end();
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return {
    origin: () => origin,
    /** Requests to anything but push, by path. */
    at: (path: string) =>
      others
        .filter((each) => each.path === path)
        .map(({ headers, body }) => ({
          headers,
          body: JSON.parse(body.toString()) as Record<string, unknown>,
        })),
    answerWith: (next: number) => void (status = next),
    clear: () => {
      others.length = 0;
      status = 200;
    },
    device: () => {
      const device = new Device();
      devices.set(device.id, device);
      return device;
    },
    /** The device is on again: it receives waiting messages that haven't expired. */
    connect: (device: Device) => {
      device.isOnline = true;
      for (const { body, untilMs } of device.waiting.values()) if (untilMs > now()) device.receive(body);
      device.waiting.clear();
    },
  };
}
